import { effectiveDateOf, listOf, numberWithin, percentOf, recordOf } from './rateAnswer.ts';
import { atLeastOne, type DatedRates, type RateRequest } from './rateCall.ts';
import { rateQuery } from './serviceQuery.ts';

/** Terms that the bank offers, in years (RATE-03). */
export const cashOutTerms = [10, 15, 20, 30] as const;

export interface CashOutRate {
  readonly termInYears: number;
  /** Percent a year. */
  readonly apr: number;
}

export interface CashOutRates extends DatedRates {
  readonly rates: readonly CashOutRate[];
}

/**
 * Reads an answer of the cash-out refinance call (RATE-03). If the answer has a single rate without a term, it is taken
 * to be for the requested term.
 *
 * @throws {RateAnswerError} if it has no rate that can be shown.
 */
export function readCashOutRates(answer: unknown, askedYears?: number): CashOutRates {
  const fields = recordOf(answer);
  const grids = listOf(fields['rateGrids']);
  const rates = grids.flatMap((grid) => {
    const entry = recordOf(grid);
    const years = entry['termInYears'] ?? (grids.length === 1 ? askedYears : undefined);
    const termInYears = numberWithin(years, 1, 40);
    const apr = percentOf(entry['apr'], 'housing');
    if (apr === undefined || termInYears === undefined) return [];
    return askedYears === undefined || askedYears === termInYears ? [{ termInYears, apr }] : [];
  });
  return { rates: atLeastOne(rates), ...effectiveDateOf(fields['effectiveDate']) };
}

export interface CashOutRequest extends RateRequest {
  /** Five digits. */
  readonly zipCode: string;
  readonly termInYears: (typeof cashOutTerms)[number];
}

/** URL of the cash-out refinance call (RATE-03). */
export function cashOutUrl({ serviceBase, zipCode, termInYears }: CashOutRequest): string {
  const query = new URLSearchParams({
    zipcode: zipCode,
    rateType: 'CASHOUTREFI',
    termsInYears: String(termInYears),
  });
  return `${serviceBase}/rateApi?${query.toString()}`;
}

/** Query for one term, cached by URL and visitor (RATE-15). */
export const cashOutQuery = (request: CashOutRequest) =>
  rateQuery('cashOutRefinance', {
    ...request,
    url: cashOutUrl(request),
    read: (answer) => readCashOutRates(answer, request.termInYears),
  });
