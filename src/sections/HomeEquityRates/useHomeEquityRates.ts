import { useQueries, useQuery } from '@tanstack/react-query';
import { useHydrated } from '#components/utils/useHydrated.ts';
import { useVisitorToken } from '#components/zip-code/useVisitorToken.ts';
import { commonDate } from '#data/rateCall.ts';
import { homeEquityQuery } from '#data/homeEquityRates.ts';
import { homeEquityStatesQuery } from '#data/homeEquityStates.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import type { HomeEquityAsked } from './homeEquityForm.ts';
import type { Props } from './HomeEquityRates.schema.ts';

const none: readonly never[] = [];

/**
 * The states with home-equity rates (RATE-10). Empty before hydration, unless the server renders an answer to a form.
 */
export function useHomeEquityStates() {
  const { data = none, isError } = useQuery(homeEquityStatesQuery());
  const isHydrated = useHydrated();
  const isAsked = useAsked() !== undefined;
  return isHydrated || isAsked ? { states: data, isError } : { states: none, isError: false };
}

/**
 * Requests the rate of each offer, with one call per offer (RATE-10).
 *
 * @returns the rates in the order of the offers, `undefined` for offers without one, and the date of them all.

 */
export function useHomeEquityRates(
  asked: HomeEquityAsked | undefined,
  offers: Props['offers'],
  maxAgeDays: number | undefined,
) {
  const { serviceBase } = useSection();
  const token = useVisitorToken();
  return useQueries({
    queries: asked
      ? offers.map(({ productKey, termsinMonths }) =>
          homeEquityQuery({ serviceBase, maxAgeDays, token, terms: { ...asked, productKey, termsinMonths } }),
        )
      : [],
    combine: (results) => ({
      isFetching: results.some((result) => result.isFetching),
      isError: results.some((result) => result.isError) && !results.some(({ data }) => data?.rates.length),
      /** Repeats the failed requests. */
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
      rates: results.map(
        ({ data }, index) =>
          data?.rates.find(({ productKey }) => productKey === offers[index]?.productKey)?.rate,
      ),
      effectiveDate: commonDate(results.flatMap(({ data }) => (data && data.rates.length > 0 ? [data] : []))),
    }),
  });
}
