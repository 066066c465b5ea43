import { queryOptions } from '@tanstack/react-query';
import {
  dayOf,
  listOf,
  numberWithin,
  percentOf,
  RateAnswerError,
  recordOf,
  trimmedText,
} from './rateAnswer.ts';
import { callRates, type DatedRates, rateQueryOptions } from './rateCall.ts';

export type MortgagePurpose = 'purchase' | 'refinance';

/** The rates of a loan in one state, in percent a year. */
export interface MortgageRate {
  /** Such as `30-year fixed`. */
  readonly product: string;
  readonly termInYears: number;
  readonly rate: number;
  readonly apr: number;
  /** Discount points, in percent of the loan amount. */
  readonly points?: number;
}

export interface MortgageRates extends DatedRates {
  /** By state name, such as `Maine`. No list is empty. */
  readonly byState: ReadonlyMap<string, readonly MortgageRate[]>;
}

function readRate(entry: unknown): MortgageRate[] {
  const fields = recordOf(entry);
  const product = trimmedText(fields['product']);
  const termInYears = numberWithin(fields['termInYears'], 1, 40);
  const rate = percentOf(fields['rate'], 'housing');
  const apr = percentOf(fields['apr'], 'housing');
  const points = numberWithin(fields['points'], -5, 5);
  if (product === undefined || termInYears === undefined || rate === undefined || apr === undefined)
    return [];
  return [{ product, termInYears, rate, apr, ...(points !== undefined && { points }) }];
}

/**
 * Reads the file of mortgage rates (RATE-12).
 *
 * @throws {RateAnswerError} if it has no rate that can be shown.
 */
export function readMortgageRates(answer: unknown): MortgageRates {
  const fields = recordOf(answer);
  const states = Object.entries(recordOf(fields['mortgageRateList'])).flatMap(([state, entries]) => {
    const rates = listOf(entries).flatMap(readRate);
    return rates.length === 0 ? [] : [[state, rates] as const];
  });
  if (states.length === 0) throw new RateAnswerError('The file of mortgage rates has no rate.');
  const effectiveDate = dayOf(fields['date']);
  return { byState: new Map(states), ...(effectiveDate !== undefined && { effectiveDate }) };
}

export interface MortgageRequest {
  readonly purpose: MortgagePurpose;
  /** Origin of the bank's production site, used instead of the page's own on localhost (RATE-12). */
  readonly productionOrigin?: string | undefined;
  /** The page's `location.hostname`. */
  readonly hostname: string;
  readonly maxAgeDays?: number | undefined;
}

const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** URL of the file of mortgage rates (RATE-12). */
export function mortgageRatesUrl({ purpose, productionOrigin, hostname }: MortgageRequest): string {
  const path = `/content/content/en-us/rates/${purpose}.json`;
  return productionOrigin !== undefined && isLocal.test(hostname)
    ? new URL(path, productionOrigin).href
    : path;
}

/** Query for the file of mortgage rates, cached by URL (RATE-15). */
export const mortgageRatesQuery = ({ maxAgeDays, ...file }: MortgageRequest) => {
  const url = mortgageRatesUrl(file);
  return queryOptions({
    queryKey: ['mortgageRates', url, maxAgeDays],
    queryFn: ({ signal, meta }) => callRates({ url, maxAgeDays, signal, meta, read: readMortgageRates }),
    ...rateQueryOptions({}),
  });
};
