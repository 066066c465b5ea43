import type { ServiceQuery } from '#lib/visitor/LiveRates.ts';

interface Kept {
  readonly until: number;
  readonly answer: Promise<unknown>;
}
const kept = new Map<string, Kept>();

/** Forgets every answer, so that the next ask is a first one: for whoever shows a page as a new visitor would see it. */
export const forgetAnswers = (): void => kept.clear();

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Asks a service for a program without React, by the rules of its query: one request however many sections ask at
 * once, kept while it is fresh, tried a second time when it fails (RATE-15). Personal answers are not kept.
 *
 * @throws what the query throws, when the second try fails too.
 */
export function askOnce<Answer>(query: ServiceQuery<Answer>): Promise<Answer> {
  const key = JSON.stringify(query.queryKey);
  const known = kept.get(key);
  // The key names the query, so what is kept under it is the query's answer.
  if (known && known.until > Date.now()) return known.answer as Promise<Answer>;
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
