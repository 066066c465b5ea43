import { z } from 'zod';
import { kindSchema, typed } from '#forms/field/fieldParts.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { readZipCode } from '#lib/visitor/readZipCode.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

export const schema = () =>
  kindSchema('zip', 'A US zip code, of five or nine digits.', ['zip code', 'postal code', 'postcode'], {
    ...typed,
    digits: z
      .union([z.literal(5), z.literal(9)])
      .default(5)
      .meta({ title: 'Digits', description: '5, or 9 to allow the ZIP+4 extension.' }),
    minDigits: z
      .union([z.literal(5), z.literal(9)])
      .default(5)
      .meta({ title: 'Minimum digits', description: '9 to require the ZIP+4 extension.' }),
  });

export const zip = {
  control: 'line',
  words: ['errorZip'],
  input: { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code', width: 'short' },
  /** A field of five digits takes the ZIP+4 that browsers autofill, without its extension. */
  entered: (text, { digits }) =>
    digits === 9
      ? cleanCode(text).replace(/^(\d{5})[ -]?(\d{4})$/, '$1-$2')
      : (readZipCode(text) ?? cleanCode(text)),
  isFigure: true,
  /** VAL-02: five or nine digits. A nine-digit code may contain a hyphen. */
  fault(value, { messages, digits: most, minDigits }) {
    if (value.length > 10) return { own: messages.constraint ?? messages.min, word: 'errorZip' };
    const digits = most === 9 ? value.replace('-', '') : value;
    if (!/^\d+$/.test(digits)) return { own: messages.format, word: 'errorZip' };
    const isLong = /^\d{5}-?\d{4}$/.test(value);
    const isRight = (most === 9 && isLong) || (minDigits === 5 && /^\d{5}$/.test(value));
    return isRight ? undefined : { own: messages.constraint ?? messages.min, word: 'errorZip' };
  },
} satisfies BehaviorOf<typeof schema>;
