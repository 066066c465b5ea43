import { pageField, textField } from '#lib/address/searchAddress.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { readZipCode } from '#lib/visitor/readZipCode.ts';
import type { Words } from '#section-kit/defineSection.ts';
import { type BranchFilter, branchFilters } from './branchFilters.ts';
import type { Props } from './LocationFinder.schema.ts';

/** The request in the address of a page of branches. */
export interface Place {
  /** What was written as the zip code. If there is something, the state and the city don't count. */
  readonly near: string;
  /** Code of the state, or the text in the address if the state is unknown. */
  readonly state: string;
  /** Empty for the whole state. */
  readonly city: string;
  /** What the branches must offer. */
  readonly filters: readonly BranchFilter[];
  /** At least 1; there may be fewer pages. */
  readonly page: number;
}

/** Query parameters that the section handles. */
export const placeFields = ['near', 'state', 'city', 'only', 'page'] as const;

const longestName = 60;

/** Parses a query such as `?state=ME&only=driveUp&page=2`. Anyone can write one, so values are cleaned. */
export function placeIn(query: string, usualState: string): Place {
  const fields = new URLSearchParams(query);
  const state = textField(fields, 'state', longestName);
  const wanted = fields.getAll('only');
  return {
    near: textField(fields, 'near', longestName),
    state: state === '' ? usualState : state,
    city: textField(fields, 'city', longestName),
    filters: branchFilters.filter((filter) => wanted.includes(filter)),
    page: pageField(fields),
  };
}

/** Whether a query asks for branches. */
export function hasPlace(query: string): boolean {
  const fields = new URLSearchParams(query);
  return placeFields.some((name) => fields.has(name));
}

/** Returns the query of a page of branches, for links to it. */
export function placeHref({ near, state, city, filters, page }: Place): string {
  const place: readonly (readonly [string, string])[] =
    near === ''
      ? [
          ['state', state],
          ['city', city],
        ]
      : [['near', near]];
  const fields = [
    ...place.filter(([, value]) => value !== ''),
    ...filters.map((filter) => ['only', filter] as const),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ];
  return `?${new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()}`;
}

/** Finds the state that an address names by its code or name. */
export const stateOf = (states: Props['states'], text: string) =>
  states.find(({ stateCode, stateName }) =>
    [stateCode, stateName].some((name) => name.toLowerCase() === text.toLowerCase()),
  );

/** Returns what the page title begins with: the place and the page; `undefined` for the published page. */
export function titleMark({ state: usualState, states }: Props, query: string, words: Words) {
  const asked = placeIn(query, usualState);
  const { near, city, page } = asked;
  const usual = placeIn('', usualState);
  if (placeHref({ ...asked, filters: [] }) === placeHref(usual)) return undefined;
  const zip = readZipCode(near);
  const stateName = stateOf(states, asked.state)?.stateName;
  if (near === '' ? stateName === undefined : zip === undefined) return undefined;
  const place =
    zip !== undefined
      ? fill(words['titleNear'] ?? '', { zip })
      : city === ''
        ? (stateName ?? '')
        : fill(words['cityInState'] ?? '', { city, state: stateName ?? '' });
  return `${page > 1 ? fill(words['titleOfPage'] ?? '', { place, page }) : place} |`;
}

/** Returns the root page path for requests to the service, which also determines the language. */
export const domainOf = ({ domain }: Pick<Props, 'domain'>, locale: Locale): string =>
  domain ?? (locale === 'en' ? '/locations' : `/${locale}/locations`);
