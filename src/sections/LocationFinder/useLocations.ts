import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clampPage } from '#components/navigation/Pagination.tsx';
import { type Branch, citiesQuery, locationsQuery } from '#data/locations.ts';
import { isSameName } from '#lib/values/isSameName.ts';
import { useAddressQuery, useSection } from '#section-kit/sectionContext.tsx';
import type { QueryResults } from '#section-kit/useResultNavigation.ts';
import { domainOf, type Props } from './LocationFinder.schema.ts';
import { type Place, placeHref, placeIn, stateOf } from './place.ts';

/** Number of branches on a page (WIDG-12). */
const perPage = 12;

const none: readonly never[] = [];

/** A branch with the name of its state. */
export interface FoundBranch extends Branch {
  readonly stateName: string;
}

/** The state of the branches for the page's address. */
export interface Locations extends Place, QueryResults {
  /** Name of the state, or the text in the address. */
  readonly stateName: string;
  readonly isPending: boolean;
  /** Number of branches in the place, on all pages. */
  readonly count: number;
  readonly pageCount: number;
  /** The branches on this page. */
  readonly branches: readonly FoundBranch[];
}

/** Requests the branches for the page's address. */
export function useLocations(props: Props): Locations {
  const { locale } = useSection();
  const query = useAddressQuery();
  const asked = placeIn(query, props.state);
  const knownState = stateOf(props.states, asked.state);
  const place = { ...asked, state: knownState?.stateCode ?? asked.state };
  const request = { domain: domainOf(props, locale), state: place.state, city: place.city };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...locationsQuery(request),
    placeholderData: keepPreviousData,
  });
  const all = useMemo(
    () =>
      (data ?? none).flatMap(({ stateName, branches }) =>
        branches.map((branch) => ({ ...branch, stateName })),
      ),
    [data],
  );
  const isPending = !isError && (data === undefined || isPlaceholderData);
  const pageCount = Math.max(1, Math.ceil(all.length / perPage));
  const page = clampPage(place.page, pageCount);
  return {
    ...place,
    page,
    stateName: knownState?.stateName ?? asked.state,
    isPending,
    isError,
    count: all.length,
    pageCount,
    branches: isError ? none : all.slice((page - 1) * perPage, page * perPage),
    shows: isPending ? undefined : placeHref(placeIn(query, '')),
    retry: () => void refetch(),
  };
}

/** The state of the form: the selected state and city, and the available cities. */
export function usePlaceForm(props: Props, { state, city }: Place) {
  const { serviceBase, locale } = useSection();
  const place = placeHref({ state, city, page: 1 });
  const [shown, setShown] = useState(place);
  const [edited, setEdited] = useState<Pick<Place, 'state' | 'city'>>();
  // Discard the selection when the address changes.
  if (shown !== place) {
    setShown(place);
    setEdited(undefined);
  }
  const chosen = (shown === place ? edited : undefined) ?? { state, city };
  const request = { serviceBase, domain: domainOf(props, locale), state: chosen.state };
  const { data: cities = none } = useQuery({ ...citiesQuery(request), enabled: chosen.state !== '' });
  const isKnown = stateOf(props.states, chosen.state) !== undefined;
  return {
    state: isKnown ? chosen.state : '',
    isKnown,
    city: cities.find((name) => isSameName(name, chosen.city)) ?? '',
    cities,
    chooseState: (to: string) => setEdited({ state: to, city: '' }),
    chooseCity: (to: string) => setEdited({ state: chosen.state, city: to }),
  };
}
