import { digitsOf, isZeros } from './digits.ts';
import type { CharacterFilter, Fault, InputTraits } from './FieldKindBehavior.ts';
import type { FieldMessages } from './fieldParts.ts';

export const telephoneInput: InputTraits = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  width: 'medium',
};

export const telephoneFilter = (): CharacterFilter => ({ refused: /[^\d., -]/g, longest: 30 });

/** VAL-03 and VAL-04: digits . , - and space; all zeros or a start of 000 is no number. */
export function telephoneFault(
  value: string,
  messages: FieldMessages,
  [min, max]: readonly [min: number, max: number],
): Fault | undefined {
  const digits = digitsOf(value);
  if (value.length > 30 || /[^\d., -]/.test(value) || isZeros(digits) || digits.length > max)
    return { own: messages.format, word: 'errorPhone' };
  return digits.length < min ? { own: messages.min, word: 'errorPhoneMin', min } : undefined;
}
