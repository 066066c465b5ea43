import type { RateVisitor, ServiceQuery } from '#lib/visitor/LiveRates.ts';

/**
 * Returns a function that runs queries for one visitor, each only once, however many sections and rates need its answer.
 *
 * @param fetch Requests the services by path.
 */
export function askFor(fetch: typeof globalThis.fetch): RateVisitor['ask'] {
  const answers = new Map<string, Promise<unknown>>();
  return <Answer>(query: ServiceQuery<Answer>) => {
    if (!query.queryFn) throw new Error('The query has no queryFn.');
    const key = JSON.stringify(query.queryKey);
    const answer =
      answers.get(key) ??
      Promise.resolve(query.queryFn({ signal: new AbortController().signal, meta: { fetch } }));
    answers.set(key, answer);
    // The key identifies the query, so the promise is for an answer to it.
    return answer as Promise<Answer>;
  };
}
