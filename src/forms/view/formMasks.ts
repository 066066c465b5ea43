import { Maskito, type MaskitoOptions } from '@maskito/core';
import type { DigitMask } from '#forms/field/FieldKindBehavior.ts';

const digit = /\d/;

/** Returns the mask for digits in hyphenated groups: `[3, 3, 4]` gives `555-555-0142`. */
const grouped = (groups: readonly number[]) =>
  groups.flatMap((length, index) => [...(index === 0 ? [] : ['-']), ...Array.from({ length }, () => digit)]);

/** Removes the country code that autofill may add. */
function withoutCountry(
  typed: string,
  { code, trunk, longest, isNeverFirst = false }: NonNullable<DigitMask['country']>,
): string {
  const digits = typed.replace(/\D/g, '');
  const has = typed.trimStart().startsWith(`+${code}`) || (isNeverFirst && digits.startsWith(code));
  return has && digits.length > longest - trunk.length ? trunk + digits.slice(code.length) : typed;
}

/** Converts a field kind's mask to options for the mask library. */
export function maskitoOptions({ groups, country }: DigitMask): MaskitoOptions {
  return {
    mask:
      typeof groups === 'function'
        ? ({ value }) => grouped(groups(value.replace(/\D/g, '')))
        : grouped(groups),
    ...(country && {
      preprocessors: [
        ({ elementState, data }) => ({
          elementState: { ...elementState, value: withoutCountry(elementState.value, country) },
          data: withoutCountry(data, country),
        }),
      ],
    }),
  };
}

/**
 * Formats an input's value while it is typed.
 *
 * @returns a function that stops this.
 */
export function attachMask(input: HTMLInputElement, mask: DigitMask): () => void {
  const maskito = new Maskito(input, maskitoOptions(mask));
  return () => maskito.destroy();
}
