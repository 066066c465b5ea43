import { effectiveDateOf, listOf, percentOf, recordOf, trimmedText } from './rateAnswer.ts';
import { atLeastOne, type DatedRates, type RateRequest } from './rateCall.ts';
import { rateQuery } from './serviceQuery.ts';

/** `HEQF2` is a fixed-rate loan, `HELOC` a variable-rate line of credit. */
export type HomeEquityProduct = 'HEQF2' | 'HELOC';

/** The rate of one product, in percent a year. */
export interface HomeEquityRate {
  readonly productKey: HomeEquityProduct;
  /** The APR for `HEQF2`, the interest rate for `HELOC` (RATE-10). */
  readonly rate: number;
}

export interface HomeEquityRates extends DatedRates {
  /** Empty if the bank has no offer on these terms. */
  readonly rates: readonly HomeEquityRate[];
}

function readRate(entry: unknown): HomeEquityRate[] {
  const fields = recordOf(entry);
  const productKey = trimmedText(fields['productKey']);
  if (productKey !== 'HEQF2' && productKey !== 'HELOC') return [];
  const rate = percentOf(fields[productKey === 'HEQF2' ? 'apr' : 'interestRate'], 'housing');
  return rate === undefined ? [] : [{ productKey, rate }];
}

/**
 * Reads an answer of the home-equity call (RATE-10).
 *
 * @throws {RateAnswerError} if it has no rate that can be shown, and does not say that there is no offer.
 */
export function readHomeEquityRates(answer: unknown): HomeEquityRates {
  const fields = recordOf(answer);
  const grids = fields['rateGrids'];
  const rates = listOf(grids).flatMap(readRate);
  const hasNoOffer = Array.isArray(grids) && grids.length === 0;
  return { rates: hasNoOffer ? rates : atLeastOne(rates), ...effectiveDateOf(fields['effectiveDate']) };
}

/** What a home-equity rate depends on. Amounts are in dollars. */
export interface HomeEquityTerms {
  readonly termsinMonths: number;
  /** Two letters, such as `ME`. */
  readonly stateCode: string;
  readonly county: string;
  /** The balance that the visitor expects to owe on a line of credit. */
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

/** The parameters of the call, whose names the service's contract fixes. */
const parameters = [
  ...(['termsinMonths', 'stateCode', 'county', 'anticipatedBalance', 'loanAmount', 'valueOfHome'] as const),
  ...(['mortgageBalance', 'productKey', 'personalCheckingAccount', 'fico', 'autoPay'] as const),
];

/** The query of the home-equity call. */
export const homeEquityQuestion = (terms: HomeEquityTerms): string =>
  String(new URLSearchParams(parameters.map((name) => [name, String(terms[name])])));

/** URL of the home-equity call (RATE-10). */
export const homeEquityUrl = ({ serviceBase, terms }: Pick<HomeEquityRequest, 'serviceBase' | 'terms'>) =>
  `${serviceBase}/hecalculator?${homeEquityQuestion(terms)}`;

/** Query for home-equity rates, cached by URL and visitor (RATE-15). A second term of `HEQF2` needs a second call. */
export const homeEquityQuery = (request: HomeEquityRequest) =>
  rateQuery('homeEquity', { ...request, url: homeEquityUrl(request), read: readHomeEquityRates });
