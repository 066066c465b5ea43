import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clampPage } from '#components/navigation/Pagination.tsx';
import { type Branch, citiesQuery, locationsQuery, type StateBranches } from '#data/locations.ts';
import { isSameName } from '#lib/values/isSameName.ts';
import type { StateMap } from '#lib/values/StateMap.ts';
import { readZipCode } from '#lib/visitor/readZipCode.ts';
import { useSection } from '#section-kit/sectionContext.tsx';
import type { QueryResults } from '#section-kit/useResultNavigation.ts';
import { type BranchFilter, offersAll } from './branchFilters.ts';
import type { Props } from './LocationFinder.schema.ts';
import { domainOf, hasPlace, type Place, placeHref, placeIn, stateOf } from './place.ts';

/** Number of branches on a page (WIDG-12). */
const perPage = 12;

/** Number of branches that a visitor sees who has not asked for any. */
const atFirst = 3;

const none: readonly never[] = [];

/** A branch with the name of its state. */
export interface FoundBranch extends Branch {
  readonly stateName: string;
}

/** A state of the answer, for its map. */
export interface MappedState {
  readonly stateName: string;
  readonly map: StateMap;
  /** All branches that were found in the state, on any page. */
  readonly branches: readonly FoundBranch[];
}

/** The state of the branches for the page's address. */
export interface Locations extends Place, QueryResults {
  /** Name of the state, or the text in the address. */
  readonly stateName: string;
  /** Five digits; `undefined` if no valid zip code was entered. */
  readonly zip: string | undefined;
  /** Whether the branches are sorted by their distance from the zip code. */
  readonly hasDistances: boolean;
  /** Names of the states of the answer. */
  readonly stateNames: readonly string[];
  readonly isPending: boolean;
  /** Number of branches, on all pages. */
  readonly count: number;
  readonly pageCount: number;
  /** Whether only the first branches are shown, because the visitor has not asked for any. */
  readonly isShort: boolean;
  /** The branches on this page. */
  readonly branches: readonly FoundBranch[];
  /** The state to draw, if the answer has a map of the one that is looked at. */
  readonly mapped: MappedState | undefined;
}

/** Returns the branches of an answer that offer everything; the nearest first if the answer has distances. */
function branchesOf(states: readonly StateBranches[], filters: readonly BranchFilter[], isNear: boolean) {
  const all = states.flatMap(({ stateName, branches }) =>
    branches.map((branch): FoundBranch => ({ ...branch, stateName })),
  );
  const hasDistances = isNear && all.length > 0 && all.every(({ miles }) => miles !== undefined);
  const found = all.filter((branch) => offersAll(branch, filters));
  return {
    hasDistances,
    found: hasDistances ? found.toSorted((one, other) => (one.miles ?? 0) - (other.miles ?? 0)) : found,
  };
}

/** Returns the state of the first branch, if there is a map of it. */
function mappedState(
  states: readonly StateBranches[],
  found: readonly FoundBranch[],
): MappedState | undefined {
  const stateName = found[0]?.stateName;
  const map = states.find((state) => state.stateName === stateName)?.map;
  const branches = found.filter((branch) => branch.stateName === stateName);
  return stateName === undefined || !map ? undefined : { stateName, map, branches };
}

/** Returns the place that the query of an address asks for, with its state if the bank is there. */
export function placeAsked({ state, states }: Props, query: string) {
  const asked = placeIn(query, state);
  const knownState = stateOf(states, asked.state);
  const place: Place = { ...asked, state: knownState?.stateCode ?? asked.state };
  return { place, zip: readZipCode(asked.near), stateName: knownState?.stateName ?? asked.state };
}

/** Requests the branches for the query of an address. */
export function useLocations(props: Props, query: string): Locations {
  const { locale } = useSection();
  const { place, zip, stateName } = useMemo(() => placeAsked(props, query), [props, query]);
  const request = { domain: domainOf(props, locale), state: place.state, city: place.city, zip };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...locationsQuery(request),
    placeholderData: keepPreviousData,
  });
  const states = isError ? none : (data ?? none);
  const { filters } = place;
  const isNear = zip !== undefined;
  const answer = useMemo(() => {
    const { found, hasDistances } = branchesOf(states, filters, isNear);
    const stateNames = states.map((state) => state.stateName);
    return { found, hasDistances, stateNames, mapped: mappedState(states, found) };
  }, [states, filters, isNear]);
  const isPending = !isError && (data === undefined || isPlaceholderData);
  const { found, ...rest } = answer;
  const isShort = !hasPlace(query) && found.length > atFirst;
  const length = isShort ? atFirst : perPage;
  const pageCount = isShort ? 1 : Math.max(1, Math.ceil(found.length / perPage));
  const page = clampPage(place.page, pageCount);
  const branches = useMemo(() => found.slice((page - 1) * length, page * length), [found, page, length]);
  return {
    ...place,
    ...rest,
    zip,
    page,
    stateName,
    isPending,
    isError,
    count: found.length,
    pageCount,
    isShort,
    branches,
    shows: isPending ? undefined : placeHref(placeIn(query, '')),
    retry: () => void refetch(),
  };
}

/** The state of the form: the selected state and city, and the available cities. */
export function usePlaceForm(props: Props, { state, city }: Pick<Place, 'state' | 'city'>) {
  const { serviceBase, locale } = useSection();
  const place = `${state}\n${city}`;
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
