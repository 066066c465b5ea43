import { Maskito, type MaskitoOptions } from '@maskito/core';
import type { VisibleField } from './formDefinition.ts';

const digit = /\d/;

/** Digits in groups with a hyphen between them: `[3, 3, 4]` is `555-555-0142`. */
const grouped = (...groups: readonly number[]) =>
  groups.flatMap((length, index) => [...(index === 0 ? [] : ['-']), ...Array.from({ length }, () => digit)]);

/** Without the country code that browsers fill in; a US number never begins with 1. */
function withoutCountry(typed: string, code: string, trunk: string, longest: number): string {
  const digits = typed.replace(/\D/g, '');
  const has = typed.trimStart().startsWith(`+${code}`) || (code === '1' && digits.startsWith('1'));
  return has && digits.length > longest - trunk.length ? trunk + digits.slice(code.length) : typed;
}

function phoneMask(digits: number): MaskitoOptions {
  return {
    mask: digits === 10 ? grouped(3, 3, 4) : grouped(digits),
    preprocessors: [
      ({ elementState, data }) => ({
        elementState:
          digits === 10
            ? { ...elementState, value: withoutCountry(elementState.value, '1', '', digits) }
            : elementState,
        data: digits === 10 ? withoutCountry(data, '1', '', digits) : data,
      }),
    ],
  };
}

/** Tokyo and Osaka have two digits before the first hyphen, mobiles three and eleven in all, the rest three. */
function japaneseGroups(value: string): (RegExp | string)[] {
  const digits = value.replace(/\D/g, '');
  if (digits.length > 10) return grouped(3, 4, 4);
  return /^0[36]/.test(digits) ? grouped(2, 4, 4) : grouped(3, 3, 5);
}

const japanesePhone: MaskitoOptions = {
  mask: ({ value }) => japaneseGroups(value),
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: withoutCountry(elementState.value, '81', '0', 11) },
      data: withoutCountry(data, '81', '0', 11),
    }),
  ],
};

/** The mask of a field, or `undefined` for a kind without one. */
export function maskOf(field: VisibleField): MaskitoOptions | undefined {
  if (field.kind === 'phone') return phoneMask(field.digits);
  return field.kind === 'japanesePhone' ? japanesePhone : undefined;
}

/** Kinds that a mask formats while they are typed. */
export const maskedKinds: ReadonlySet<string> = new Set(['phone', 'japanesePhone']);

/** Formats what is typed into a field from now on. @returns what ends it. */
export function attachMask(input: HTMLInputElement, options: MaskitoOptions): () => void {
  const mask = new Maskito(input, options);
  return () => mask.destroy();
}
