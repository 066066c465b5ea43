import { formatDollars, formatPercent, monthlyPayment } from '#lib/format/money.ts';
import { readDollars, readNumber, readPercent } from '#lib/format/readNumber.ts';
import { cleanCode } from '#lib/values/cleanText.ts';
import type { Props } from './FinancingCalculator.schema.ts';

export const fieldNames = ['amount', 'term', 'rate'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Typed = Readonly<Record<FieldName, string>>;
export type Messages = Readonly<Partial<Record<FieldName, string>>>;
export type Limits = Pick<Props, 'amount' | 'term' | 'rate'>;

/** Amounts must be below this, in dollars (CALC-04). */
const amountBound = 10_000_000;

/** Reads a whole number of months, without group signs. */
const readMonths = (typed: string): string | undefined => {
  const months = readNumber(typed);
  return months !== undefined && months === cleanCode(typed) && /^\d+$/.test(months) ? months : undefined;
};

const readers = { amount: readDollars, term: readMonths, rate: readPercent } as const;

/** Returns the number in a field; `undefined` if it is not one. */
function valueOf(name: FieldName, typed: string): number | undefined {
  const read = readers[name](typed);
  return read === undefined ? undefined : Number(read);
}

function amountMessage(typed: string, { min, messages }: Limits['amount']): string | undefined {
  if (cleanCode(typed) === '') return messages.empty;
  const value = valueOf('amount', typed);
  if (value === undefined) return messages.character;
  if (value === 0 || value < min) return messages.min;
  return value >= amountBound ? messages.max : undefined;
}

function termMessage(typed: string, { min, max, messages }: Limits['term']): string | undefined {
  if (cleanCode(typed) === '') return messages.empty;
  const value = valueOf('term', typed);
  if (value === undefined) return messages.character;
  return value < min || value > max ? messages.term : undefined;
}

function rateMessage(typed: string, { max, messages }: Limits['rate']): string | undefined {
  if (cleanCode(typed) === '') return messages.empty;
  const read = readPercent(typed);
  if (read === undefined) return messages.character;
  if (/\.\d{3,}/.test(read)) return messages.decimal;
  return Number(read) > max ? messages.rate : undefined;
}

/** Returns the author's error message for each invalid field (CALC-02, CALC-03, CALC-04); empty if all are valid. */
export function checkTyped(typed: Typed, limits: Limits): Messages {
  const messages = {
    amount: amountMessage(typed.amount, limits.amount),
    term: termMessage(typed.term, limits.term),
    rate: rateMessage(typed.rate, limits.rate),
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}

/** Formats a value when its field loses focus (CALC-05). Leaves text that cannot be parsed as it is. */
export function formatTyped(name: FieldName, typed: string): string {
  const value = valueOf(name, typed);
  if (value === undefined) return typed;
  if (name === 'amount') return formatDollars(value);
  return name === 'rate' ? formatPercent(value) : String(value);
}

/** Returns the payment for valid fields in dollars a month; `undefined` for a rate of 0 (CALC-02). */
export const paymentFor = (typed: Typed): number | undefined =>
  monthlyPayment(
    valueOf('amount', typed.amount) ?? 0,
    valueOf('rate', typed.rate) ?? 0,
    valueOf('term', typed.term) ?? 0,
  );

/** Reads a submitted form, and formats its valid values for display (CALC-05). */
export function typedIn(sent: URLSearchParams, limits: Limits): Typed {
  const value = (name: FieldName) => sent.get(name) ?? '';
  const typed = { amount: value('amount'), term: value('term'), rate: value('rate') };
  const messages = checkTyped(typed, limits);
  for (const name of fieldNames)
    if (messages[name] === undefined) typed[name] = formatTyped(name, typed[name]);
  return typed;
}

/** Returns the payment for all fields in dollars a month; `undefined` if one is invalid. */
export const paymentOf = (typed: Typed, limits: Limits): number | undefined =>
  Object.keys(checkTyped(typed, limits)).length === 0 ? paymentFor(typed) : undefined;
