import { flag } from '#content/fields.ts';
import { digits, kindSchema, typed } from '#forms/field/fieldParts.ts';
import { digitsOf } from '#forms/field/digits.ts';
import { amountLimits, limitFault, limitingFields, limitWords } from '#forms/field/amountLimits.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { formatWholeDollars } from '#lib/format/money.ts';
import { readDollars } from '#lib/format/readNumber.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

export const schema = () =>
  kindSchema('currency', 'An amount in dollars.', ['money', 'amount', 'dollars', 'price'], {
    ...typed,
    zero: flag('Zero', 'If true, 0 is accepted.'),
    digits: digits(9, 'Maximum number of digits, including cents.'),
    ...amountLimits(),
  });

export const currency = {
  control: 'line',
  words: ['errorCurrency', 'errorCurrencyZero', 'errorCurrencyMax', ...limitWords],
  input: { type: 'text', inputMode: 'decimal', width: 'medium' },
  startAdornment: '$',
  entered: cleanCode,
  shown: (value, locale) => formatWholeDollars(Number(readDollars(value)), locale),
  isFigure: true,
  dependsOn: limitingFields,
  /** VAL-06: digits, `.`, `,` and `$`; above zero, unless zero is an answer; at most nine digits; within the author's limits. */
  fault(value, field, context) {
    const { messages, zero, digits: most } = field;
    const amount = readDollars(value);
    const isAmount =
      amount !== undefined && /^\d*(?:\.\d{0,2})?$/.test(amount) && (zero ? /\d/ : /[1-9]/).test(amount);
    if (!isAmount) return { own: messages.format, word: zero ? 'errorCurrencyZero' : 'errorCurrency' };
    return digitsOf(amount).length > most
      ? { own: messages.max, word: 'errorCurrencyMax', max: most }
      : limitFault(amount, field, context);
  },
} satisfies BehaviorOf<typeof schema>;
