import { queryOptions } from '@tanstack/react-query';
import {
  audienceOf,
  callRates,
  callService,
  type DatedRates,
  type RateCall,
  rateQueryOptions,
  type ServiceCall,
} from './rateCall.ts';

/** Query options for a rate service, whose answers are cached by URL, visitor and age (RATE-15). */
export const rateQuery = <Rates extends DatedRates>(
  name: string,
  { url, token, maxAgeDays, read }: Pick<RateCall<Rates>, 'url' | 'token' | 'maxAgeDays' | 'read'>,
) =>
  queryOptions({
    queryKey: [name, url, audienceOf(token), maxAgeDays],
    queryFn: ({ signal, meta }) => callRates({ url, token, maxAgeDays, read, signal, meta }),
    ...rateQueryOptions({ token }),
  });

/**
 * Query options for a service with other answers than rates, which are cached by URL.
 *
 * @param token Identifies the visitor, if the answer is personal; it is part of the URL.
 */
export const serviceQuery = <Answer>(
  name: string,
  { url, token, read }: Pick<ServiceCall, 'url' | 'token'> & { readonly read: (answer: unknown) => Answer },
) =>
  queryOptions({
    queryKey: [name, url],
    queryFn: async ({ signal, meta }) => read((await callService({ url, signal, meta })).answer),
    ...rateQueryOptions({ token }),
  });
