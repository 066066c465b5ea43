import { z } from 'zod';
import { kindName } from '#forms/field/kindName.ts';
import { digitsOf } from '#forms/field/digits.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { digits, typed } from '#forms/field/fieldParts.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('currency', 'An amount in dollars.', ['money', 'amount', 'dollars', 'price']),
    ...typed,
    digits: digits(9, 'Maximum number of digits, including cents.'),
  });

/** Number of characters besides digits that the field accepts (VAL-06). */
const marks = 3;

export const currency = {
  control: 'line',
  input: { type: 'text', inputMode: 'decimal', width: 'medium' },
  startAdornment: '$',
  filter: ({ digits: most }) => ({ refused: /[^\d.,$]/g, longest: most + marks }),
  /** VAL-06: digits, `.`, `,` and `$`; above zero; at most nine digits. */
  fault(value, { messages, digits: most }) {
    // Longer than any valid amount, even with a comma after every digit. Checked before the patterns run.
    if (value.length > 2 * most + marks) return { own: messages.max, word: 'errorCurrencyMax', max: most };
    if (!/^\$?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d{0,2})?$/.test(value) || !/[1-9]/.test(value))
      return { own: messages.format, word: 'errorCurrency' };
    return digitsOf(value).length > most
      ? { own: messages.max, word: 'errorCurrencyMax', max: most }
      : undefined;
  },
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
