import { z } from 'zod';
import { autocomplete, count, kindSchema, secret } from '#forms/field/fieldParts.ts';
import { exact } from '#forms/field/exact.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema('password', 'A password.', ['secret', 'passcode'], {
    ...secret,
    autocomplete: autocomplete('password'),
    minLength: z
      .int()
      .min(1)
      .max(128)
      .meta({ title: 'Minimum length', description: 'Minimum number of characters.' }),
    maxLength: count('Longest', 'Maximum number of characters; no limit by default.'),
  });

export const password = {
  control: 'line',
  words: ['errorMin', 'errorMax'],
  input: { ...exact, type: 'password', autoComplete: 'new-password', width: 'medium' },
  isSensitive: true,
  /** Whitespace is significant, so do not trim. */
  entered: (typed) => typed,
  isSame: (value, confirmation) => value === confirmation,
  /** VAL-07: the field's minimum and maximum length. A character that was pasted and cannot be typed is never changed. */
  fault(value, { messages, minLength, maxLength }) {
    if (value.length < minLength) return { own: messages.min, word: 'errorMin', min: minLength };
    if (maxLength !== undefined && value.length > maxLength)
      return { own: messages.max, word: 'errorMax', max: maxLength };
    return /[\p{Cc}\u2028\u2029]/u.test(value) ? { own: messages.format, word: 'errorFormat' } : undefined;
  },
} satisfies BehaviorOf<typeof schema>;
