import { z } from 'zod';
import { readDollars } from '#lib/format/readNumber.ts';
import { formatWholeDollars } from '#lib/format/money.ts';
import { fieldName } from './conditionSchema.ts';
import type { Fault, FaultContext } from './FieldKindBehavior.ts';
import type { FieldMessages } from './fieldParts.ts';

const dollars = () => z.number().positive().max(999_999_999);

/** An amount, or one for each choice of another field, such as the minimum deposit of each account. */
const limitSchema = (title: string, description: string) =>
  z
    .union([
      dollars(),
      z.strictObject({
        field: fieldName().meta({
          title: 'Field',
          description: 'Name of the field in this form whose choice decides.',
        }),
        amounts: z.record(z.string(), dollars()).meta({
          title: 'Amounts',
          description: 'In dollars, by the value of the choice. A choice without an amount has no limit.',
        }),
      }),
    ])
    .optional()
    .meta({ title, description });
type Limit = z.output<ReturnType<typeof limitSchema>>;

export const amountLimits = () => ({
  min: limitSchema('Lowest', 'Lowest amount in dollars, for all or by the choice of another field.'),
  max: limitSchema('Highest', 'Highest amount in dollars, for all or by the choice of another field.'),
});

interface Limited {
  readonly messages: FieldMessages;
  readonly min?: Limit;
  readonly max?: Limit;
}

/** Words of `limitFault`. */
export const limitWords = [
  'errorAmountMin',
  'errorAmountMinOf',
  'errorAmountMax',
  'errorAmountMaxOf',
] as const;

/** Returns the names of the fields whose choices decide the limits. */
export const limitingFields = ({ min, max }: Limited): readonly string[] =>
  [min, max].flatMap((limit) => (typeof limit === 'object' ? [limit.field] : []));

/** Returns the limit that applies, and the choice that decides it. */
function applied(limit: Limit, { answerTo }: FaultContext): { dollars: number; other?: string } | undefined {
  if (typeof limit !== 'object') return limit === undefined ? undefined : { dollars: limit };
  const { value, text } = answerTo(limit.field);
  const amount = Object.hasOwn(limit.amounts, value) ? limit.amounts[value] : undefined;
  return amount === undefined ? undefined : { dollars: amount, other: text };
}

/** Rejects an amount below the lowest or above the highest. @param value an amount that `readDollars` can read. */
export function limitFault(
  value: string,
  { messages, min, max }: Limited,
  context: FaultContext,
): Fault | undefined {
  const amount = Number(readDollars(value));
  const least = applied(min, context);
  if (least && amount < least.dollars) {
    const fault = { own: messages.min, min: formatWholeDollars(least.dollars, context.locale) };
    return least.other === undefined
      ? { ...fault, word: 'errorAmountMin' }
      : { ...fault, word: 'errorAmountMinOf', other: least.other };
  }
  const most = applied(max, context);
  if (!most || amount <= most.dollars) return undefined;
  const fault = { own: messages.max, max: formatWholeDollars(most.dollars, context.locale) };
  return most.other === undefined
    ? { ...fault, word: 'errorAmountMax' }
    : { ...fault, word: 'errorAmountMaxOf', other: most.other };
}
