import { autocomplete, digits as digitCount, kindSchema, typed } from '#forms/field/fieldParts.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import {
  type EnteredNumber,
  hyphenated,
  readTelephone,
  telephoneFault,
  telephoneInput,
} from '#forms/field/telephone.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

export const schema = () =>
  kindSchema('phone', 'A US phone number.', ['tel', 'telephone', 'mobile', 'cell', 'phone number'], {
    ...typed,
    autocomplete: autocomplete('tel'),
    digits: digitCount(10, 'Number of digits.'),
  });

/** Numbers of ten digits; fields of other lengths take digits of any plan. */
const national = 10;
const groups = [3, 3, 4];

/** In the North American Numbering Plan, area codes and exchanges start with 2 to 9, and no area code is N11. */
const isNorthAmerican = (digits: string) => /^(?!.11)[2-9]\d{2}[2-9]\d{6}$/.test(digits);

/** Returns the digits without the country code 1; `undefined` for a number of another country. */
function nationalDigits({ digits, isInternational }: EnteredNumber): string | undefined {
  if (isInternational) return digits.startsWith('1') ? digits.slice(1) : undefined;
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

/** Returns the digits of a number of this plan; `undefined` for anything else. */
function digitsIn(text: string, count: number): string | undefined {
  const entered = readTelephone(text);
  if (!entered) return undefined;
  if (count === national) return nationalDigits(entered);
  return entered.isInternational ? undefined : entered.digits;
}

/** Returns a complete number as it is shown and sent. */
function complete(text: string, count: number): string | undefined {
  const digits = digitsIn(text, count);
  if (digits?.length !== count) return undefined;
  return count === national ? hyphenated(digits, groups) : digits;
}

export const phone = {
  control: 'line',
  words: ['errorPhone', 'errorPhoneMin', 'errorPhoneUs'],
  input: telephoneInput,
  mask: ({ digits: count }) => ({
    // A leading 1 may be the country code, so such a number is only grouped once it is complete.
    groups: (digits) =>
      count === national && /^[2-9]/.test(digits) && digits.length <= national ? groups : undefined,
    complete: (text) => complete(text, count),
  }),
  entered: (text, { digits: count }) => complete(text, count) ?? cleanCode(text),
  isFigure: true,
  /** VAL-03: ten digits in any usual spelling, with or without the country code. */
  fault(value, { messages, digits: count }) {
    const digits = digitsIn(value, count);
    return digits === undefined
      ? { own: messages.format, word: 'errorPhoneUs' }
      : telephoneFault(digits, messages, {
          min: count,
          max: count,
          isKnown: count !== national || isNorthAmerican(digits),
        });
  },
} satisfies BehaviorOf<typeof schema>;
