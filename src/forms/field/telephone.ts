import { digitsOf, isZeros } from './digits.ts';
import type { CharacterFilter, Fault, InputTraits } from './FieldKindBehavior.ts';
import type { FieldMessages } from './fieldParts.ts';

export const telephoneInput: InputTraits = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  width: 'medium',
};

/** Maximum length of a number, including separators. */
const longest = 30;

export const telephoneFilter = (): CharacterFilter => ({ refused: /[^\d., -]/g, longest });

/**
 * Checks a telephone number (VAL-03, VAL-04): digits, `.`, `,`, `-` and spaces; not all zeros, and not starting with
 * 000.
 */
export function telephoneFault(
  value: string,
  messages: FieldMessages,
  [min, max]: readonly [min: number, max: number],
): Fault | undefined {
  if (value.length > longest) return { own: messages.format, word: 'errorPhone' };
  const digits = digitsOf(value);
  if (/[^\d., -]/.test(value) || isZeros(digits) || digits.length > max)
    return { own: messages.format, word: 'errorPhone' };
  return digits.length < min ? { own: messages.min, word: 'errorPhoneMin', min } : undefined;
}
