import { cleanCode } from '#lib/values/cleanText.ts';
import { digitsOf, isZeros } from './digits.ts';
import type { Fault, InputTraits } from './FieldKindBehavior.ts';
import type { FieldMessages } from './fieldParts.ts';

export const telephoneInput: InputTraits = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  width: 'medium',
};

/** Maximum length of a number, including separators. */
const longest = 30;

/** A telephone number as entered. */
export interface EnteredNumber {
  readonly digits: string;
  /** Whether a plus sign precedes the digits, so that they start with a country code. */
  readonly isInternational: boolean;
}

/**
 * Reads a telephone number in any usual spelling, such as `(207) 555-0142` or `+1.207.555.0142`. Returns `undefined` for
 * a text with other characters, such as a number with an extension.
 */
export function readTelephone(text: string): EnteredNumber | undefined {
  const plain = cleanCode(text);
  const [, plus, rest] = /^\(?(\+?)([\d\s().,/ー-]*)$/.exec(plain) ?? [];
  if (plain.length > longest || rest === undefined) return undefined;
  return { digits: digitsOf(rest), isInternational: plus === '+' };
}

/** Joins groups of digits with hyphens: `[3, 3, 4]` gives `207-555-0142`. */
export function hyphenated(digits: string, groups: readonly number[]): string {
  let at = 0;
  const parts = groups.map((length) => digits.slice(at, (at += length)));
  return parts.filter(Boolean).join('-');
}

/**
 * Checks the national digits of a telephone number (VAL-03, VAL-04): not all zeros, and not starting with 000.
 *
 * @param isKnown whether the numbering plan has such numbers.
 */
export function telephoneFault(
  digits: string,
  messages: FieldMessages,
  { min, max, isKnown }: { readonly min: number; readonly max: number; readonly isKnown: boolean },
): Fault | undefined {
  if (isZeros(digits) || digits.length > max) return { own: messages.format, word: 'errorPhone' };
  if (digits.length < min) return { own: messages.min, word: 'errorPhoneMin', min };
  return isKnown ? undefined : { own: messages.format, word: 'errorPhone' };
}
