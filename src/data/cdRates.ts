import { queryOptions } from '@tanstack/react-query';

/** One rate of the answer; rates are percent a year, balances dollars. */
export interface CdRate {
  readonly productKey: string;
  readonly termInMonths: number;
  readonly tierDescription: string;
  readonly minimumBalance: number;
  readonly apr: number;
  readonly apy: number;
}

export interface CdRates {
  /** Day from which the rates are in force, `YYYY-MM-DD`, when the answer has one. */
  readonly effectiveDate?: string;
  readonly rates: readonly CdRate[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number, or text that is one, within bounds; anything else is no number. */
function numberWithin(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= least && number <= most ? number : undefined;
}

function readRate(productKey: string, value: unknown): CdRate | undefined {
  if (!isRecord(value)) return undefined;
  // A rate of 0 or above a quarter is a fault of the answer, never an offer.
  const apr = numberWithin(value['apr'], 0.001, 25);
  const apy = numberWithin(value['apy'], 0.001, 25);
  const termInMonths = numberWithin(value['termInMonths'], 1, 120);
  if (apr === undefined || apy === undefined || termInMonths === undefined) return undefined;
  return {
    productKey,
    apr,
    apy,
    termInMonths,
    tierDescription: typeof value['tierDescription'] === 'string' ? value['tierDescription'] : '',
    minimumBalance: numberWithin(value['minimumBalance'], 0, 1e9) ?? 0,
  };
}

/**
 * Reads an answer of the CD rate call (RATE-05): tolerant of unknown keys, strict on what is shown.
 *
 * @throws {Error} when there is no rate in it that may be shown.
 */
export function readCdRates(answer: unknown): CdRates {
  const grids = isRecord(answer) && Array.isArray(answer['rateGrids']) ? answer['rateGrids'] : [];
  const rates = grids.filter(isRecord).flatMap((grid) => {
    const { productKey, rates: entries } = grid;
    if (typeof productKey !== 'string' || !Array.isArray(entries)) return [];
    return entries.map((entry) => readRate(productKey, entry)).filter((rate) => rate !== undefined);
  });
  if (rates.length === 0) throw new Error('The answer of the rate service has no rate that can be shown.');
  const date = isRecord(answer) ? answer['effectiveDate'] : undefined;
  const isDay = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(date);
  return { rates, ...(isDay && { effectiveDate: date.slice(0, 10) }) };
}

export interface CdRatesRequest {
  /** Where the services answer, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  /** Five digits. */
  readonly zipCode: string;
  /** The visitor's token (cookie `apply_jwt`); asks for personal rates. */
  readonly token?: string;
}

/** Address of the CD rate call (RATE-02); the query's names are the service's contract. */
export function cdRatesUrl({ serviceBase, zipCode, token }: CdRatesRequest): string {
  const query = new URLSearchParams({
    zipcode: zipCode,
    rateType: 'CD',
    personlaizedRateFlag: String(token !== undefined),
  });
  return `${serviceBase}/rateApi?${query.toString()}`;
}

/** The CD rate call: cached by address, one request however many sections ask (RATE-15). */
export const cdRatesQuery = (request: CdRatesRequest) =>
  queryOptions({
    queryKey: ['cdRates', cdRatesUrl(request)],
    queryFn: async ({ signal }) => {
      const headers = {
        accept: 'application/json',
        ...(request.token !== undefined && { token: request.token }),
      };
      const response = await fetch(cdRatesUrl(request), { headers, signal });
      if (!response.ok) throw new Error(`The rate service answered ${response.status}.`);
      return readCdRates(await response.json());
    },
    staleTime: 5 * 60_000,
    retry: 1,
  });
