import { Maskito, type MaskitoOptions } from '@maskito/core';
import type { DigitMask } from '#forms/field/FieldKindBehavior.ts';

const digit = /\d/;

/** Digits in groups with a hyphen between them: `[3, 3, 4]` is `555-555-0142`. */
const grouped = (groups: readonly number[]) =>
  groups.flatMap((length, index) => [...(index === 0 ? [] : ['-']), ...Array.from({ length }, () => digit)]);

/** Without the country code that browsers fill in. */
function withoutCountry(
  typed: string,
  { code, trunk, longest, isNeverFirst = false }: NonNullable<DigitMask['country']>,
): string {
  const digits = typed.replace(/\D/g, '');
  const has = typed.trimStart().startsWith(`+${code}`) || (isNeverFirst && digits.startsWith(code));
  return has && digits.length > longest - trunk.length ? trunk + digits.slice(code.length) : typed;
}

/** The mask of a kind of field as the mask library takes it. */
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

/** Formats what is typed into a field from now on. @returns what ends it. */
export function attachMask(input: HTMLInputElement, mask: DigitMask): () => void {
  const maskito = new Maskito(input, maskitoOptions(mask));
  return () => maskito.destroy();
}
