import { Maskito, type MaskitoOptions } from '@maskito/core';
import { digitsOf } from '#forms/field/digits.ts';
import type { DigitMask } from '#forms/field/FieldKindBehavior.ts';

const digit = /\d/;
/** Text that is left as typed. */
const anything = /^[^]*$/;

/** Returns the mask for digits in hyphenated groups: `[3, 3, 4]` gives `555-555-0142`. */
const grouped = (groups: readonly number[]) =>
  groups.flatMap((length, index) => [...(index === 0 ? [] : ['-']), ...Array.from({ length }, () => digit)]);

/** Converts a field kind's mask to options for the mask library. */
export function maskitoOptions({ groups, complete }: DigitMask): MaskitoOptions {
  return {
    mask: ({ value }) => {
      const lengths = /^[\d\s.,-]*$/.test(value) ? groups(digitsOf(value)) : undefined;
      return lengths ? grouped(lengths) : anything;
    },
    postprocessors: [
      ({ value, selection }) => {
        const [, caret] = selection;
        // Not while the visitor edits the middle of a number.
        const isAtEdge = caret === 0 || caret === value.length;
        const whole = isAtEdge ? (complete(value) ?? value) : value;
        if (whole === value) return { value, selection };
        const end = caret === 0 ? 0 : whole.length;
        return { value: whole, selection: [end, end] };
      },
    ],
  };
}

/**
 * Formats an input's value while it is typed, and once for what it already contains.
 *
 * @returns a function that stops this.
 */
export function attachMask(input: HTMLInputElement, mask: DigitMask): () => void {
  const maskito = new Maskito(input, maskitoOptions(mask));
  return () => maskito.destroy();
}
