import { queryOptions } from '@tanstack/react-query';
import { effectiveDateOf, recordOf, listOf, percentOf, trimmedText } from './rateAnswer.ts';
import {
  atLeastOne,
  audienceOf,
  callRates,
  rateQueryOptions,
  type DatedRates,
  type RateRequest,
} from './rateCall.ts';

/** `HEQF2` is a loan with a fixed rate, `HELOC` a line of credit with a variable one. */
export type HomeEquityProduct = 'HEQF2' | 'HELOC';

/** The rate of one product; percent a year. */
export interface HomeEquityRate {
  readonly productKey: HomeEquityProduct;
  /** The APR of `HEQF2`, the interest rate of `HELOC` (RATE-10). */
  readonly rate: number;
}

export interface HomeEquityRates extends DatedRates {
  readonly rates: readonly HomeEquityRate[];
}

function readRate(entry: unknown): HomeEquityRate[] {
  const fields = recordOf(entry);
  const productKey = trimmedText(fields['productKey']);
  if (productKey !== 'HEQF2' && productKey !== 'HELOC') return [];
  const rate = percentOf(fields[productKey === 'HEQF2' ? 'apr' : 'interestRate'], 'housing');
  return rate === undefined ? [] : [{ productKey, rate }];
}

/** Reads an answer of the home-equity call (RATE-10). @throws {RateAnswerError} without a rate that may be shown. */
export function readHomeEquityRates(answer: unknown): HomeEquityRates {
  const fields = recordOf(answer);
  const rates = atLeastOne(listOf(fields['rateGrids']).flatMap(readRate));
  return { rates, ...effectiveDateOf(fields['effectiveDate']) };
}

/** What a home-equity rate depends on; amounts in dollars. */
export interface HomeEquityTerms {
  readonly termsinMonths: number;
  /** Two letters, such as `ME`. */
  readonly stateCode: string;
  readonly county: string;
  /** What a line of credit is expected to owe. */
  readonly anticipatedBalance: number;
  readonly loanAmount: number;
  readonly valueOfHome: number;
  readonly mortgageBalance: number;
  readonly productKey: HomeEquityProduct;
  readonly personalCheckingAccount: boolean;
  /** Credit score. */
  readonly fico: number;
  readonly autoPay: boolean;
}

export interface HomeEquityRequest extends RateRequest {
  readonly terms: HomeEquityTerms;
}

/** Address of the home-equity call (RATE-10); the query's names are the service's contract. */
export function homeEquityUrl({
  serviceBase,
  terms,
}: Pick<HomeEquityRequest, 'serviceBase' | 'terms'>): string {
  const query = new URLSearchParams({
    termsinMonths: String(terms.termsinMonths),
    stateCode: terms.stateCode,
    county: terms.county,
    anticipatedBalance: String(terms.anticipatedBalance),
    loanAmount: String(terms.loanAmount),
    valueOfHome: String(terms.valueOfHome),
    mortgageBalance: String(terms.mortgageBalance),
    productKey: terms.productKey,
    personalCheckingAccount: String(terms.personalCheckingAccount),
    fico: String(terms.fico),
    autoPay: String(terms.autoPay),
  });
  return `${serviceBase}/hecalculator?${query.toString()}`;
}

/** The home-equity call: cached by address and visitor (RATE-15). A second term of `HEQF2` is a second call. */
export const homeEquityQuery = (request: HomeEquityRequest) =>
  queryOptions({
    queryKey: ['homeEquity', homeEquityUrl(request), audienceOf(request.token), request.maxAgeDays],
    queryFn: ({ signal, meta }) =>
      callRates({ ...request, url: homeEquityUrl(request), signal, meta, read: readHomeEquityRates }),
    ...rateQueryOptions(request),
  });
