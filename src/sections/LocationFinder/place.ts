import { pageField, textField } from '#lib/address/searchAddress.ts';
import { fill } from '#lib/format/fill.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { Props } from './LocationFinder.schema.ts';

/** The request in the address of a page of branches. */
export interface Place {
  /** Code of the state, or the text in the address if the state is unknown. */
  readonly state: string;
  /** Empty for the whole state. */
  readonly city: string;
  /** At least 1; there may be fewer pages. */
  readonly page: number;
}

/** Query parameters that the section handles. */
export const placeFields = ['state', 'city', 'page'] as const;

const longestName = 60;

/** Parses a query such as `?state=ME&city=Portland&page=2`. Anyone can write one, so values are cleaned. */
export function placeIn(query: string, usualState: string): Place {
  const fields = new URLSearchParams(query);
  const state = textField(fields, 'state', longestName);
  return {
    state: state === '' ? usualState : state,
    city: textField(fields, 'city', longestName),
    page: pageField(fields),
  };
}

/** Returns the query of a page of branches, for links to it. */
export function placeHref({ state, city, page }: Place): string {
  const fields = {
    ...(state !== '' && { state }),
    ...(city !== '' && { city }),
    ...(page > 1 && { page: String(page) }),
  };
  return `?${new URLSearchParams(fields).toString()}`;
}

/** Finds the state that an address names by its code or name. */
export const stateOf = (states: Props['states'], text: string) =>
  states.find(({ stateCode, stateName }) =>
    [stateCode, stateName].some((name) => name.toLowerCase() === text.toLowerCase()),
  );

/** Returns what the page title begins with: the place and the page; `undefined` for the published page. */
export function titleMark({ state: usualState, states }: Props, query: string, words: Words) {
  const { state, city, page } = placeIn(query, usualState);
  const isPublished =
    placeHref({ state, city, page }) === placeHref({ state: usualState, city: '', page: 1 });
  const stateName = stateOf(states, state)?.stateName;
  if (isPublished || stateName === undefined) return undefined;
  const place = city === '' ? stateName : fill(words['cityInState'] ?? '', { city, state: stateName });
  return `${page > 1 ? fill(words['titleOfPage'] ?? '', { place, page }) : place} |`;
}
