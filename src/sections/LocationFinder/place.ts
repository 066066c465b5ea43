import { pageField, textField } from '#lib/address/addressFields.ts';

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
