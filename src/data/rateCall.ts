import type { QueryFunctionContext } from '@tanstack/react-query';
import { assertCurrent, dayOf, RateAnswerError } from './rateAnswer.ts';
import { callTimes, fetchJson } from './serviceFetch.ts';

/** Parameters that all rate calls share. */
export interface RateRequest {
  /** Base path of the services, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  /** The visitor's token (cookie `apply_jwt`), which makes the answer personal (RATE-08). */
  readonly token?: string | undefined;
  /** Maximum age in days of an answer's own date; unlimited if absent. */
  readonly maxAgeDays?: number | undefined;
}

/** Rates with their date, `YYYY-MM-DD`, if the service provides one (RATE-15). */
export interface DatedRates {
  readonly effectiveDate?: string;
}

/**
 * Returns the date of a sentence about several answers: the oldest, because no figure may be shown under a later date
 * than its own. `undefined` if one has no date.
 */
export function commonDate(answers: readonly DatedRates[]): string | undefined {
  const days = answers.flatMap(({ effectiveDate }) => effectiveDate ?? []);
  return days.length < answers.length ? undefined : days.toSorted()[0];
}

/**
 * Waits for several requests, and returns the answers of those that succeed.
 *
 * @throws the first failure if all fail.
 */
export async function arrivedAnswers<Answer>(requests: readonly Promise<Answer>[]): Promise<Answer[]> {
  const results = await Promise.allSettled(requests);
  const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find(({ status }) => status === 'rejected');
  if (answers.length === 0 && failed?.status === 'rejected') throw failed.reason;
  return answers;
}

/** In milliseconds. */
const timings = { fresh: 5 * 60_000, kept: 30 * 60_000 } as const;

/** Query options for rates. Personal answers are cached only while a section shows them. */
export const rateQueryOptions = ({ token }: Pick<RateRequest, 'token'>) => ({
  staleTime: timings.fresh,
  gcTime: token === undefined ? timings.kept : 0,
  retry: 1,
  // The server's HTML already shows its failure; do not repeat that request on mount.
  retryOnMount: false,
  retryDelay: callTimes.beforeRetry,
});

const tokens: string[] = [];

/** Returns a part of a cache key that separates visitors' answers from each other without containing the token. */
export function audienceOf(token: string | undefined): string {
  if (token === undefined) return 'everyone';
  if (!tokens.includes(token)) tokens.push(token);
  return `visitor ${tokens.indexOf(token)}`;
}

export interface ServiceCall extends Pick<RateRequest, 'token'> {
  readonly url: string;
  /** Sent as form data, which makes the call a POST. */
  readonly form?: URLSearchParams;
  readonly signal?: AbortSignal;
  /** The query's meta; see `serviceFetch`. */
  readonly meta?: QueryFunctionContext['meta'];
}

/**
 * Calls a service once.
 *
 * @throws {Error} if there is no JSON answer in time.
 */
export function callService({ url, form, token, meta, signal }: ServiceCall) {
  return fetchJson(url, {
    meta,
    signal,
    timeoutMs: callTimes.twice,
    ...(token !== undefined && { headers: { token }, cache: 'no-store' as const }),
    ...(form && { method: 'POST', body: form }),
  });
}

export interface RateCall<Rates extends DatedRates> extends ServiceCall, Pick<RateRequest, 'maxAgeDays'> {
  /** @throws {RateAnswerError} if the answer contains nothing that can be shown. */
  readonly read: (answer: unknown) => Rates;
}

/**
 * Calls a rate service once. The age of the answer is measured by the server's clock (the `Date` header) if possible,
 * because visitors' clocks may be wrong.
 *
 * @throws {Error} if there is no answer in time, or none that can be shown.
 */
export async function callRates<Rates extends DatedRates>(call: RateCall<Rates>): Promise<Rates> {
  const { answer, headers } = await callService(call);
  const rates = call.read(answer);
  const sent = Date.parse(headers.get('date') ?? '');
  const effectiveDate = rates.effectiveDate ?? dayOf(headers.get('x-portico-as-of'));
  assertCurrent(effectiveDate, Number.isNaN(sent) ? new Date() : new Date(sent), call.maxAgeDays);
  return effectiveDate === undefined ? rates : { ...rates, effectiveDate };
}

/**
 * Returns a list of rates unchanged.
 *
 * @throws {RateAnswerError} if it is empty.
 */
export function atLeastOne<Rate>(rates: readonly Rate[]): readonly Rate[] {
  if (rates.length === 0)
    throw new RateAnswerError('The answer of the rate service has no rate that can be shown.');
  return rates;
}
