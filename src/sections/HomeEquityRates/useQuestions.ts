import { useShortForm } from '#components/fields/useShortForm.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import {
  answeredBy,
  firstTyped,
  firstWrong,
  type HomeEquityAsked,
  typedIn,
  withOwnCounty,
} from './homeEquityForm.ts';
import type { Props } from './HomeEquityRates.schema.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useHydrated } from '#components/utils/useHydrated.ts';
import { useVisitorToken } from '#components/zip-code/useVisitorToken.ts';
import { commonDate } from '#data/rateCall.ts';
import { homeEquityQuery } from '#data/homeEquityRates.ts';
import { homeEquityStatesQuery } from '#data/homeEquityStates.ts';

const none: readonly never[] = [];

/**
 * The states with home-equity rates (RATE-10). Empty before hydration, unless the server renders an answer to a form.
 */
function useHomeEquityStates() {
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

/** The state of the questions: the entered values, the validated answers, and the states to choose from. */
export function useQuestions(props: Props) {
  const { id, locale } = useSection();
  const { states, isError } = useHomeEquityStates();
  const countiesOf = (code: string) => states.find(({ stateCode }) => stateCode === code)?.counties ?? [];
  const form = useShortForm({
    id,
    sent: useAsked(),
    read: (fields) => withOwnCounty(typedIn(fields, props), states),
    initial: () => firstTyped(props, locale),
    firstWrong: (typed) => {
      const wrong = firstWrong(typed);
      // Until the counties are known, there is no field for them.
      return wrong === 'county' && countiesOf(typed.stateCode).length === 0 ? 'stateCode' : wrong;
    },
  });
  return {
    form,
    /** The submitted answers; `undefined` until all questions have been answered. */
    answered: form.accepted && answeredBy(form.accepted, states),
    isWrong: form.showsErrors() && firstWrong(form.values) !== undefined,
    /** The author's states until the service's list has loaded. */
    states: states.length > 0 ? states : props.states,
    isError,
    counties: countiesOf(form.values.stateCode),
  };
}
export type AskedQuestions = ReturnType<typeof useQuestions>;
