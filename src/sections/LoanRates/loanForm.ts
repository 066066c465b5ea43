import { loanQuestion, loanTerms, type LoanTerms } from '#data/loanRates.ts';
import { formatWholeDollars } from '#lib/format/money.ts';
import type { Locale } from '#lib/format/locale.ts';
import { readDollars } from '#lib/format/readNumber.ts';
import { readZipCode } from '#lib/visitor/readZipCode.ts';
import { isZipCode } from '#lib/visitor/zipCode.ts';
import type { Props } from './LoanRates.schema.ts';

/** Names of the form's fields. */
export const fieldNames = ['amount', 'term', 'score', 'autopay', 'zipcode'] as const;

/** The values of the fields. */
export interface Typed {
  readonly amount: string;
  readonly term: string;
  readonly score: string;
  readonly autopay: boolean;
  readonly zipcode: string;
}

/**
 * Reads a submitted form, and formats a valid amount for display. Choices that the page does not offer become the first
 * choice.
 */
export function typedIn(sent: URLSearchParams, { amount, terms, scores }: Props): Typed {
  const text = (name: (typeof fieldNames)[number]) => (sent.get(name) ?? '').trim();
  const oneOf = (name: 'term' | 'score', offered: readonly number[]) =>
    String(offered.find((value) => String(value) === text(name)) ?? offered[0]);
  const dollars = amountOf(text('amount'), amount);
  return {
    amount: dollars === undefined ? text('amount') : formatWholeDollars(dollars),
    term: oneOf('term', terms),
    score: oneOf(
      'score',
      scores.map(({ score }) => score),
    ),
    autopay: sent.has('autopay'),
    zipcode: text('zipcode'),
  };
}

/** Returns the initial values of the fields. */
export const firstTyped = (props: Props, locale: Locale): Typed => ({
  ...typedIn(new URLSearchParams(), props),
  amount: formatWholeDollars(props.amount.initial, locale),
  autopay: true,
});

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
  typed: Typed,
  { amount }: Props,
  known: string | undefined,
): 'amount' | 'zipcode' | undefined {
  if (amountOf(typed.amount, amount) === undefined) return 'amount';
  return zipCodeOf(typed.zipcode, known) === undefined ? 'zipcode' : undefined;
}

/** Returns the terms to request; `undefined` until they are complete (RATE-09). */
export const loanOf = (
  { amount, term, score, autopay }: Typed,
  props: Props,
  zipCode: string | undefined,
): LoanTerms | undefined =>
  loanTerms({
    creditScore: score,
    depositAmount: amountOf(amount, props.amount),
    timePeriod: term,
    zipcode: zipCode,
    checkboxSelected: autopay,
    ...adjustmentsOf(props),
  });

/** Returns the adjustments of the author's kind of loan. */
const adjustmentsOf = ({ kind, employeeAdjustment, allianceIndicator }: Props) => ({
  employeeAdjustment,
  allianceIndicator,
  autoAdjustment: kind === 'auto',
  homeImprovementAdjustment: kind === 'homeImprovement',
});

/** Returns what an application takes along besides what is in its address: personal, or of no use to anyone else. */
export const applicationOf = ({ creditScore, checkboxSelected }: LoanTerms) => ({
  creditScore: String(creditScore),
  autopay: checkboxSelected ? 'yes' : '',
});

/** The loan that the form opens with. */
export const exampleLoan = ({ amount, terms, scores }: Props) => ({
  creditScore: scores[0]?.score ?? 0,
  depositAmount: amount.initial,
  timePeriod: terms[0] ?? 0,
  checkboxSelected: true,
});

/** Returns whether the fields still hold the loan that the form opens with. */
export function isExample({ amount, term, score, autopay }: Typed, props: Props): boolean {
  const { creditScore, depositAmount, timePeriod, checkboxSelected } = exampleLoan(props);
  const isSameRate = Number(score) === creditScore && autopay === checkboxSelected;
  return isSameRate && amountOf(amount, props.amount) === depositAmount && Number(term) === timePeriod;
}

/** The terms of the example, as a query. */
export const exampleQuestion = (props: Props): string =>
  loanQuestion({ ...exampleLoan(props), zipcode: '', ...adjustmentsOf(props) });
