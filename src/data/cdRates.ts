import type { RateVisitor } from '#lib/visitor/LiveRates.ts';
import { askOnce } from './askOnce.ts';
import { effectiveDateOf, recordOf } from './rateAnswer.ts';
import { atLeastOne, type DatedRates, type RateRequest } from './rateCall.ts';
import { rateQuery } from './serviceQuery.ts';
import { readDisclosures, readRateGrids, type GridRate, type RateDisclosure } from './rateGrid.ts';

/** One CD rate. Rates are in percent a year, balances in dollars. */
export interface CdRate extends GridRate {
  readonly termInMonths: number;
}

export interface CdRates extends DatedRates {
  readonly rates: readonly CdRate[];
  readonly disclosures: readonly RateDisclosure[];
}

const hasTerm = (rate: GridRate): rate is CdRate => rate.termInMonths !== undefined;

/**
 * Reads an answer of the CD rate call (RATE-05): ignores unknown keys, but validates everything that is shown.
 *
 * @throws {RateAnswerError} if it has no rate that can be shown.
 */
export function readCdRates(answer: unknown): CdRates {
  const rates = atLeastOne(readRateGrids(answer).filter(hasTerm));
  const disclosures = readDisclosures(answer);
  return { rates, disclosures, ...effectiveDateOf(recordOf(answer)['effectiveDate']) };
}

export interface CdRatesRequest extends RateRequest {
  /** Five digits. */
  readonly zipCode: string;
  /** Set by the deposit-rates helper. */
  readonly output?: 'json';
}

/**
 * URL of the CD rate call (RATE-02). The service's contract fixes the parameter names, including the misspelled one.
 */
export function cdRatesUrl({ serviceBase, zipCode, token, output }: CdRatesRequest): string {
  const query = new URLSearchParams({
    zipcode: zipCode,
    rateType: 'CD',
    personlaizedRateFlag: String(token !== undefined),
    ...(output && { output }),
  });
  return `${serviceBase}/rateApi?${query.toString()}`;
}

/** Query for CD rates, cached by URL and visitor. Sections share one request (RATE-15). */
export const cdRatesQuery = (request: CdRatesRequest) =>
  rateQuery('cdRates', { ...request, url: cdRatesUrl(request), read: readCdRates });

/**
 * The deposit-rates helper (RATE-02): the CD rate call with `output=json`, for programs without React.
 *
 * @throws {Error} if there is no answer in time, or no rate in it that can be shown.
 */
export const depositRatesHelper = (
  request: Omit<CdRatesRequest, 'output'>,
  ask: RateVisitor['ask'] = askOnce,
): Promise<CdRates> => ask(cdRatesQuery({ ...request, output: 'json' }));
