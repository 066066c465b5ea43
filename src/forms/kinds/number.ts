import { kindSchema, lengths, typed } from '#forms/field/fieldParts.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { readNumber } from '#lib/format/readNumber.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

export const schema = () =>
  kindSchema('number', 'Digits.', ['int', 'integer', 'numeric'], { ...typed, ...lengths });

export const number = {
  control: 'line',
  words: ['errorNumber', 'errorNumberMin', 'errorNumberMax'],
  input: { type: 'text', inputMode: 'decimal', width: 'medium' },
  entered: cleanCode,
  isFigure: true,
  /** VAL-08: digits and a dot, with a minimum and maximum length. */
  fault(value, { messages, minLength = 1, maxLength = 200 }) {
    if (value.length > maxLength) return { own: messages.max, word: 'errorNumberMax', max: maxLength };
    // Group signs are not digits (VAL-08), so the number must be as it was entered.
    if (readNumber(value) !== value) return { own: messages.format, word: 'errorNumber' };
    if (value.length < minLength) return { own: messages.min, word: 'errorNumberMin', min: minLength };
    return undefined;
  },
} satisfies BehaviorOf<typeof schema>;
