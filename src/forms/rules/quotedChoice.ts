import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import type { Quote } from '#forms/definition/quoteSchema.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import { isHidden } from '#forms/kinds/hidden.ts';
import { readDollars } from '#lib/format/readNumber.ts';
import type { QuotedTerms } from '#lib/visitor/QuotedTerms.ts';
import { readZipCode } from '#lib/visitor/readZipCode.ts';
import { applyConditions, type FieldStanding, type FormValues } from './applyConditions.ts';

/** The visitor's choice of a product, with the answers that it consists of. */
export interface QuotedChoice extends QuotedTerms {
  readonly answers: readonly { readonly field: VisibleField; readonly value: string }[];
}

/** Returns the names of the fields that a quote depends on. */
export const quotedNames = ({
  product,
  terms = [],
  amount,
  zipCode,
  state,
  parameters = {},
}: Quote): readonly string[] =>
  [...[product].flat(), ...terms, amount, state, zipCode, ...Object.values(parameters)].filter(
    (name) => name !== undefined,
  );

/**
 * Returns the answers that are parameters of the rate's service. One that is missing is left to the author's, and an empty
 * text if there is none.
 */
const parametersOf = (
  { parameters = {} }: Quote,
  rate: string,
  shown: readonly FieldStanding[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([parameter, name]) => {
      const standing = shown.find(({ field }) => field.name === name);
      if (!standing) return [];
      const { field, value } = standing;
      if (behaviorOf(field).control === 'checkbox') return [[parameter, String(value === 'yes')]];
      return value === '' && rate.includes(`${parameter}=`) ? [] : [[parameter, value]];
    }),
  );

/** Returns the author's value of a hidden field. */
function hiddenIn(definition: HasFields, name: string): string | undefined {
  const field = fieldsOf(definition).find((one) => one.name === name);
  return field && isHidden(field) ? field.value : undefined;
}

/**
 * Returns what to quote.
 *
 * @returns `incomplete` while an answer is missing or cannot be read, `unquoted` for a product without a rate.
 */
export function quotedChoice(
  definition: HasFields,
  quote: Quote,
  values: FormValues,
): QuotedChoice | 'incomplete' | 'unquoted' {
  const shown = applyConditions(definition, values).filter(
    ({ isShown, isDisabled, isForced }) => isShown && (!isDisabled || isForced),
  );
  const answerTo = (name: string) => shown.find(({ field }) => field.name === name)?.value;
  const chosen = [quote.product].flat().flatMap((name) => answerTo(name) ?? hiddenIn(definition, name) ?? []);
  if (chosen.length === 0 || chosen.includes('')) return 'incomplete';
  const product = chosen.join('.');
  const rate = Object.hasOwn(quote.rates, product) ? quote.rates[product] : undefined;
  if (rate === undefined) return 'unquoted';
  const term = quote.terms?.map(answerTo).find((value) => value !== undefined);
  const answerOf = (name: string | undefined) => (name === undefined ? undefined : (answerTo(name) ?? ''));
  const dollars = answerOf(quote.amount);
  const amount = dollars === undefined ? undefined : Number(readDollars(dollars));
  const zip = answerOf(quote.zipCode);
  const zipCode = zip === undefined ? undefined : (readZipCode(zip) ?? '');
  const state = answerOf(quote.state);
  const isAnswered =
    [term, zipCode, state].every((value) => value !== '') && (amount === undefined || amount > 0);
  if (!isAnswered) return 'incomplete';
  const parameters = parametersOf(quote, rate, shown);
  if (Object.values(parameters).includes('')) return 'incomplete';
  const names = new Set(quotedNames(quote));
  return {
    rate,
    amount: amount ?? 0,
    zipCode: zipCode ?? '',
    ...(term !== undefined && { months: Number(term) }),
    ...(state !== undefined && { state }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    answers: shown.flatMap(({ field, value }) => (names.has(field.name) ? [{ field, value }] : [])),
  };
}
