import { autocomplete, kindSchema, typed } from '#forms/field/fieldParts.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { hyphenated, readTelephone, telephoneFault, telephoneInput } from '#forms/field/telephone.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

export const schema = () =>
  kindSchema('japanesePhone', 'A Japanese phone number.', ['japan phone'], {
    ...typed,
    autocomplete: autocomplete('tel'),
  });

/**
 * Numbers in Tokyo and Osaka have two digits before the first hyphen, all others three. Mobile numbers have eleven
 * digits in total.
 */
function groups(digits: string): readonly number[] {
  if (digits.length > 10) return [3, 4, 4];
  return /^0[36]/.test(digits) ? [2, 4, 4] : [3, 3, 5];
}

const shortest = 7;
const longest = 11;

/** 00 and 010 are prefixes of international calls; no number in Japan starts with them. */
const isDialedAbroad = (digits: string) => /^(?:00|010)/.test(digits);

/** The country code of North America as a group of its own, as in `1 207 555 0142`; no area code of Japan is 1. */
const startsWithCountryOne = /^\(?1\D/;

/**
 * Returns the domestic digits: `+81 90` is 090, and so is `81 90` in a number that is too long otherwise. `undefined` for a
 * country code of another country.
 */
function domesticDigits(text: string): string | undefined {
  const entered = readTelephone(text);
  if (!entered) return undefined;
  const { digits, isInternational } = entered;
  if (!isInternational && (isDialedAbroad(digits) || startsWithCountryOne.test(cleanCode(text))))
    return undefined;
  if (!isInternational && !/^81[1-9]\d{9}$/.test(digits)) return digits;
  return digits.startsWith('81') ? `0${digits.slice(2).replace(/^0/, '')}` : undefined;
}

/** Returns a complete number as it is shown and sent. */
function complete(text: string): string | undefined {
  const digits = domesticDigits(text) ?? '';
  return digits.length >= shortest && digits.length <= longest
    ? hyphenated(digits, groups(digits))
    : undefined;
}

export const japanesePhone = {
  control: 'line',
  words: ['errorPhone', 'errorPhoneMin'],
  input: telephoneInput,
  mask: () => ({
    // How a number that starts with 1 is typed tells whether that is a country code.
    groups: (digits) => (/^[^1]/.test(digits) && digits.length <= longest ? groups(digits) : undefined),
    complete,
  }),
  entered: (text) => complete(text) ?? cleanCode(text),
  isFigure: true,
  /** VAL-04: 7 to 11 digits. Eleven that start with 81 may have the country code or belong to another country. */
  fault(value, { messages }) {
    const digits = domesticDigits(value);
    return digits === undefined
      ? { own: messages.format, word: 'errorPhone' }
      : telephoneFault(digits, messages, {
          min: shortest,
          max: longest,
          isKnown: !/^81[1-9]\d{8}$/.test(digits),
        });
  },
} satisfies BehaviorOf<typeof schema>;
