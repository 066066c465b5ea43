import { isZipCode } from '#lib/visitor/zipCode.ts';
import { effectiveDateOf, percentOf, RateAnswerError, recordOf } from './rateAnswer.ts';
import type { DatedRates, RateRequest } from './rateCall.ts';
import { rateQuery } from './serviceQuery.ts';

/** The rate of a loan. */
export interface LoanRate extends DatedRates {
  /** Percent a year. Absent if the bank has no rate on these terms, such as for this credit score. */
  readonly apr?: number;
}

/**
 * Reads an answer of the loan rate call (RATE-09).
 *
 * @throws {RateAnswerError} if it has no APR that can be shown, and does not say with `null` that there is none.
 */
export function readLoanRate(answer: unknown): LoanRate {
  const fields = recordOf(answer);
  const { apr: quoted } = fields;
  if (quoted === null) return effectiveDateOf(fields['effectiveDate']);
  const apr = percentOf(quoted, 'loan');
  if (apr === undefined) throw new RateAnswerError('The answer of the rate service has no APR.');
  return { apr, ...effectiveDateOf(fields['effectiveDate']) };
}

/** What a loan's rate depends on. The adjustments select which of the bank's discounts and surcharges apply. */
export interface LoanTerms {
  readonly creditScore: number;
  /** Dollars. */
  readonly depositAmount: number;
  /** Months. */
  readonly timePeriod: number;
  readonly zipcode: string;
  /** Whether payments are made automatically from an account at the bank. */
  readonly checkboxSelected?: boolean;
  readonly employeeAdjustment?: boolean;
  readonly homeImprovementAdjustment?: boolean;
  readonly autoAdjustment?: boolean;
  readonly allianceIndicator?: boolean;
}

/** Unvalidated terms, as a form or a cookie has them. */
export type LoanInput = {
  readonly [Name in keyof LoanTerms]?: LoanTerms[Name] extends boolean | undefined
    ? LoanTerms[Name] | undefined
    : string | number | undefined;
};

const numeric = (value: string | number | undefined): number | undefined => {
  const number = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
};

/**
 * Validates the terms for a request. Returns `undefined`, so that no request is sent, unless the credit score and
 * amount are numeric, the term is 12 to 84 months and the zip code has five digits (RATE-09).
 */
export function loanTerms({
  creditScore,
  depositAmount,
  timePeriod,
  zipcode,
  ...more
}: LoanInput): LoanTerms | undefined {
  const score = numeric(creditScore);
  const amount = numeric(depositAmount);
  const months = numeric(timePeriod);
  const zip = zipcode === undefined ? undefined : String(zipcode);
  if (score === undefined || amount === undefined || months === undefined || !isZipCode(zip))
    return undefined;
  if (!Number.isInteger(months) || months < 12 || months > 84) return undefined;
  return { ...more, creditScore: score, depositAmount: amount, timePeriod: months, zipcode: zip };
}

export interface LoanRateRequest extends RateRequest {
  readonly terms: LoanTerms;
}

/** The parameters of the call, whose names the service's contract fixes. */
const parameters = [
  ...(['checkboxSelected', 'employeeAdjustment', 'creditScore', 'depositAmount', 'timePeriod'] as const),
  ...(['zipcode', 'homeImprovementAdjustment', 'autoAdjustment', 'allianceIndicator'] as const),
];

/** The query of the loan rate call. */
export const loanQuestion = (terms: LoanTerms): string =>
  String(new URLSearchParams(parameters.map((name) => [name, String(terms[name] ?? false)])));

/** URL of the loan rate call (RATE-09). */
export const loanRateUrl = ({ serviceBase, terms }: Pick<LoanRateRequest, 'serviceBase' | 'terms'>): string =>
  `${serviceBase}/calculateLoanPayment?${loanQuestion(terms)}`;

/** Query for a loan rate, cached by URL and visitor (RATE-15). */
export const loanRateQuery = (request: LoanRateRequest) =>
  rateQuery('loanRate', { ...request, url: loanRateUrl(request), read: readLoanRate });
