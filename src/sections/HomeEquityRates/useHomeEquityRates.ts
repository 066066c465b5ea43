import { useQueries, useQuery } from '@tanstack/react-query';
import { useHydrated } from '#components/utils/useHydrated.ts';
import { useVisitorToken } from '#components/zip-code/useVisitorToken.ts';
import { homeEquityQuery } from '#data/homeEquityRates.ts';
import { homeEquityStatesQuery } from '#data/homeEquityStates.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import type { HomeEquityAsked } from './homeEquityForm.ts';
import type { Props } from './HomeEquityRates.schema.ts';

const none: readonly never[] = [];

/** The states of the state list (RATE-10); none until the section shows what the browser or the server knows. */
export function useHomeEquityStates() {
  const { data = none, isError } = useQuery(homeEquityStatesQuery());
  const isHydrated = useHydrated();
  const isAsked = useAsked() !== undefined;
  return isHydrated || isAsked ? { states: data, isError } : { states: none, isError: false };
}

/**
 * The rate of each offer, in their order: a call for each (RATE-10).
 *
 * @returns `undefined` rates for offers without one; no date where no answer has one.
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
          homeEquityQuery({
            serviceBase,
            maxAgeDays,
            token,
            terms: { ...asked, productKey, termsinMonths },
          }),
        )
      : [],
    combine: (results) => ({
      isFetching: results.some((result) => result.isFetching),
      isError: results.length > 0 && results.every((result) => result.isError),
      /** Asks once more for what could not be loaded. */
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
      rates: results.map(
        ({ data }, index) =>
          data?.rates.find(({ productKey }) => productKey === offers[index]?.productKey)?.rate,
      ),
      effectiveDate: results
        .flatMap(({ data }) => data?.effectiveDate ?? [])
        .toSorted()
        .at(-1),
    }),
  });
}
