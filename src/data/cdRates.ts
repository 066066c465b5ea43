import { queryOptions } from '@tanstack/react-query';
import { askOnce } from './askOnce.ts';
import { effectiveDateOf, recordOf } from './rateAnswer.ts';
import {
  atLeastOne,
  audienceOf,
  callRates,
  rateQueryOptions,
  type DatedRates,
  type RateRequest,
} from './rateCall.ts';
import { readRateGrids, type GridRate } from './rateGrid.ts';

/** One rate of the answer; rates are percent a year, balances dollars. */
export interface CdRate extends GridRate {
  readonly termInMonths: number;
}

export interface CdRates extends DatedRates {
  readonly rates: readonly CdRate[];
}

const hasTerm = (rate: GridRate): rate is CdRate => rate.termInMonths !== undefined;

/**
 * Reads an answer of the CD rate call (RATE-05): tolerant of unknown keys, strict on what is shown.
 *
 * @throws {RateAnswerError} when there is no rate in it that may be shown.
 */
export function readCdRates(answer: unknown): CdRates {
  const rates = atLeastOne(readRateGrids(answer).filter(hasTerm));
  return { rates, ...effectiveDateOf(recordOf(answer)['effectiveDate']) };
}

export interface CdRatesRequest extends RateRequest {
  /** Five digits. */
  readonly zipCode: string;
  /** Sent by the deposit-rates helper. */
  readonly output?: 'json';
}

/** Address of the CD rate call (RATE-02); the query's names are the service's contract. */
export function cdRatesUrl({ serviceBase, zipCode, token, output }: CdRatesRequest): string {
  const query = new URLSearchParams({
    zipcode: zipCode,
    rateType: 'CD',
    personlaizedRateFlag: String(token !== undefined),
    ...(output && { output }),
  });
  return `${serviceBase}/rateApi?${query.toString()}`;
}

/** The CD rate call: cached by address and visitor, one request however many sections ask (RATE-15). */
export const cdRatesQuery = (request: CdRatesRequest) =>
  queryOptions({
    queryKey: ['cdRates', cdRatesUrl(request), audienceOf(request.token), request.maxAgeDays],
    queryFn: ({ signal, meta }) =>
      callRates({ ...request, url: cdRatesUrl(request), signal, meta, read: readCdRates }),
    ...rateQueryOptions(request),
  });

/**
 * The deposit-rates helper (RATE-02): the CD rate call with `output=json`, for programs without React.
 *
 * @throws {Error} when there is no answer in time, or none that may be shown.
 */
export const depositRatesHelper = (request: Omit<CdRatesRequest, 'output'>): Promise<CdRates> =>
  askOnce(cdRatesQuery({ ...request, output: 'json' }));
