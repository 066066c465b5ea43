import { pageField, textField } from '#lib/address/addressFields.ts';

/** Where branches are looked for, as the page's address says it. */
export interface Place {
  /** Code of the state, as far as it is known. */
  readonly state: string;
  /** Empty for all of the state. */
  readonly city: string;
  /** From 1 on; there need not be such a page. */
  readonly page: number;
}

/** Fields of the address that the section answers. */
export const placeFields = ['state', 'city', 'page'] as const;

const longestName = 60;

/** Reads an address's query (`?state=ME&city=Portland&page=2`): anybody may have written it. */
export function placeIn(query: string, usualState: string): Place {
  const fields = new URLSearchParams(query);
  const state = textField(fields, 'state', longestName);
  return {
    state: state === '' ? usualState : state,
    city: textField(fields, 'city', longestName),
    page: pageField(fields),
  };
}

/** The address of a page of branches, for a link on another one of them. */
export function placeHref({ state, city, page }: Place): string {
  const fields = {
    ...(state !== '' && { state }),
    ...(city !== '' && { city }),
    ...(page > 1 && { page: String(page) }),
  };
  return `?${new URLSearchParams(fields).toString()}`;
}
