import type { ServiceQuery } from '#lib/visitor/LiveRates.ts';

interface Kept {
  readonly until: number;
  readonly answer: Promise<unknown>;
}
const kept = new Map<string, Kept>();

/** Clears the cache, so that a page can be shown as to a new visitor. */
export const forgetAnswers = (): void => kept.clear();

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Sends a query from a program without React, with the query's own settings: concurrent calls share one request,
 * answers are cached while fresh, and a failed request is retried once (RATE-15). Personal answers are not cached.
 *
 * @throws whatever the query throws if the retry fails too.
 */
export function askOnce<Answer>(query: ServiceQuery<Answer>): Promise<Answer> {
  const key = JSON.stringify(query.queryKey);
  const cached = kept.get(key);
  // The key identifies the query, so the cached value is an answer to it.
  if (cached && cached.until > Date.now()) return cached.answer as Promise<Answer>;
  const attempt = async () => {
    if (!query.queryFn) throw new Error('A query without a function cannot be asked.');
    return query.queryFn({ signal: new AbortController().signal });
  };
  const answer = attempt().catch(async () => {
    await pause(Number(query.retryDelay ?? 0));
    return attempt();
  });
  kept.set(key, { until: Date.now() + Number(query.staleTime ?? 0), answer });
  const forget = () => {
    if (kept.get(key)?.answer === answer) kept.delete(key);
  };
  answer.then(() => {
    if (query.gcTime === 0) forget();
  }, forget);
  return answer;
}
