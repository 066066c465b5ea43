import { loanTerms, type LoanTerms } from '#data/loanRates.ts';
import { readDollars } from '#lib/format/readNumber.ts';
import { isZipCode, readZipCode } from '#lib/visitor/zipCode.ts';
import type { Props } from './LoanRates.schema.ts';

/** Names of the form's fields. */
export const fieldNames = ['amount', 'term', 'score', 'autopay', 'zipcode'] as const;

/** The visitor's choices. */
export interface Chosen {
  readonly term: string;
  readonly score: string;
  readonly autopay: boolean;
}

/** Reads the choices in a submitted form. Values that the page does not offer become the first choice. */
export function chosenIn(sent: URLSearchParams | undefined, { terms, scores }: Props): Chosen {
  const oneOf = (name: string, offered: readonly number[]) =>
    String(offered.find((value) => String(value) === sent?.get(name)) ?? offered[0]);
  return {
    term: oneOf('term', terms),
    score: oneOf(
      'score',
      scores.map(({ score }) => score),
    ),
    autopay: sent === undefined || sent.has('autopay'),
  };
}

/** Returns the text of a field in a submitted form. */
export const textIn = (sent: URLSearchParams, name: 'amount' | 'zipcode'): string =>
  (sent.get(name) ?? '').trim();

/** Parses an amount in whole dollars within the author's limits. */
export function amountOf(typed: string, { min, max }: Props['amount']): number | undefined {
  // Not a number if it cannot be read.
  const amount = Number(readDollars(typed));
  const isGood = Number.isInteger(amount) && amount >= min && amount <= max;
  return isGood ? amount : undefined;
}

/** Returns the zip code of a field; an empty field means the known one. */
export const zipCodeOf = (typed: string, known: string | undefined): string | undefined => {
  if (typed !== '') return readZipCode(typed);
  return isZipCode(known) ? known : undefined;
};

/** Returns the first invalid field. */
export function wrongField(
  typed: Readonly<Record<'amount' | 'zipcode', string>>,
  { amount }: Props,
  known: string | undefined,
): 'amount' | 'zipcode' | undefined {
  if (amountOf(typed.amount, amount) === undefined) return 'amount';
  return zipCodeOf(typed.zipcode, known) === undefined ? 'zipcode' : undefined;
}

/** Returns the first invalid field of a submitted form. */
export const wrongIn = (sent: URLSearchParams, props: Props, known: string | undefined) =>
  wrongField({ amount: textIn(sent, 'amount'), zipcode: textIn(sent, 'zipcode') }, props, known);

/** Returns the terms to request; `undefined` until they are complete (RATE-09). */
export const loanOf = (
  { term, score, autopay }: Chosen,
  { kind, employeeAdjustment, allianceIndicator }: Props,
  { dollars, zipCode }: { readonly dollars: number | undefined; readonly zipCode: string | undefined },
): LoanTerms | undefined =>
  loanTerms({
    creditScore: score,
    depositAmount: dollars,
    timePeriod: term,
    zipcode: zipCode,
    checkboxSelected: autopay,
    employeeAdjustment,
    allianceIndicator,
    autoAdjustment: kind === 'auto',
    homeImprovementAdjustment: kind === 'homeImprovement',
  });
