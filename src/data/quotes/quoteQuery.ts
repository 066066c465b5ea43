import { queryOptions } from '@tanstack/react-query';
import { audienceOf, rateQueryOptions } from '#data/rateCall.ts';
import type { ServiceQuery } from '#lib/visitor/LiveRates.ts';
import type { QuoteRequest } from './ProductQuote.ts';

/**
 * Query for the rate of a product on a visitor's terms; `null` if there is none. Its code is loaded with the first
 * question.
 */
export function quoteQuery({ token, ...terms }: QuoteRequest) {
  const options = rateQueryOptions({ token });
  return queryOptions({
    queryKey: ['quote', audienceOf(token), terms],
    queryFn: async ({ client, meta }) => {
      const { askQuote } = await import('./askQuote.ts');
      // This query is tried again, so those of the services need not be.
      const ask = <Answer>(query: ServiceQuery<Answer>): Promise<Answer> =>
        client.fetchQuery({ ...query, ...options, meta, retry: false });
      return (await askQuote({ ...terms, token }, ask)) ?? null;
    },
    ...options,
  });
}
