import type { QueryFunctionContext } from '@tanstack/react-query';
import { serviceFetch } from './serviceFetch.ts';
import { assertCurrent, dayOf, RateAnswerError } from './rateAnswer.ts';

/** What every rate call needs to know. */
export interface RateRequest {
  /** Where the services answer, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  /** The visitor's token (cookie `apply_jwt`): the answer is for this visitor alone (RATE-08). */
  readonly token?: string | undefined;
  /** Days after which an answer's own date is too old for it to be shown; any date will do without it. */
  readonly maxAgeDays?: number | undefined;
}

/** Rates with the day they are of, `YYYY-MM-DD`, where the service says it (RATE-15). */
export interface DatedRates {
  readonly effectiveDate?: string;
}

/** Milliseconds: an answer that takes longer will not come. Twice this and the pause stay below ten seconds. */
const timings = { answer: 4000, beforeRetry: 500, fresh: 5 * 60_000, kept: 30 * 60_000 } as const;

/** How rate queries are kept: personal answers only while a section shows them. */
export const rateQueryOptions = ({ token }: Pick<RateRequest, 'token'>) => ({
  staleTime: timings.fresh,
  gcTime: token === undefined ? timings.kept : 0,
  retry: 1,
  // A failure that the server's HTML says already is not asked about again.
  retryOnMount: false,
  retryDelay: timings.beforeRetry,
  // Without a network the call fails at once; the default would wait, and a spinner with it.
  networkMode: 'always' as const,
});

const tokens: string[] = [];

/** Part of a cache key that tells one visitor's answers from all others without holding the token. */
export function audienceOf(token: string | undefined): string {
  if (token === undefined) return 'everyone';
  if (!tokens.includes(token)) tokens.push(token);
  return `visitor ${tokens.indexOf(token)}`;
}

/** A signal that also ends the call after its time. */
function deadline(given: AbortSignal | undefined): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(given?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The rate service says nothing.', 'TimeoutError')),
    timings.answer,
  );
  if (given?.aborted) abort();
  given?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      given?.removeEventListener('abort', abort);
    },
  };
}

export interface ServiceCall extends Pick<RateRequest, 'token'> {
  readonly url: string;
  /** Sent as a form; the call is a POST then. */
  readonly form?: URLSearchParams;
  readonly signal?: AbortSignal;
  /** Of the query; see `serviceFetch`. */
  readonly meta?: QueryFunctionContext['meta'];
}

/** Asks a service once. @throws {Error} when there is no answer in JSON in time. */
export async function callService({ url, form, token, meta, signal: given }: ServiceCall) {
  const { signal, done } = deadline(given);
  try {
    const response = await serviceFetch({ meta })(url, {
      signal,
      headers: { accept: 'application/json', ...(token !== undefined && { token }) },
      ...(form && { method: 'POST', body: form }),
      ...(token !== undefined && { cache: 'no-store' as const }),
    });
    if (!response.ok) throw new Error(`The rate service answered ${response.status}.`);
    const answer: unknown = await response.json();
    return { answer, headers: response.headers };
  } finally {
    done();
  }
}

export interface RateCall<Rates extends DatedRates> extends ServiceCall, Pick<RateRequest, 'maxAgeDays'> {
  /** @throws {RateAnswerError} when the answer holds nothing that may be shown. */
  readonly read: (answer: unknown) => Rates;
}

/**
 * Asks a rate service once. The answer's age is measured by the server's clock where it tells it, because visitors'
 * clocks may be wrong.
 *
 * @throws {Error} when there is no answer in time, or none that may be shown.
 */
export async function callRates<Rates extends DatedRates>(call: RateCall<Rates>): Promise<Rates> {
  const { answer, headers } = await callService(call);
  const rates = call.read(answer);
  const sent = Date.parse(headers.get('date') ?? '');
  const effectiveDate = rates.effectiveDate ?? dayOf(headers.get('x-portico-as-of'));
  assertCurrent(effectiveDate, Number.isNaN(sent) ? new Date() : new Date(sent), call.maxAgeDays);
  return effectiveDate === undefined ? rates : { ...rates, effectiveDate };
}

/** The rates of a list, which must not be empty. @throws {RateAnswerError} */
export function atLeastOne<Rate>(rates: readonly Rate[]): readonly Rate[] {
  if (rates.length === 0)
    throw new RateAnswerError('The answer of the rate service has no rate that can be shown.');
  return rates;
}
