/** Invisible characters that reverse the text around them or break lines. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Reads a text field from a query. Anyone can write a link, so the value is cleaned and shortened; empty if the field
 * is missing.
 *
 * @param longest maximum number of characters.
 */
export const textField = (fields: URLSearchParams, name: string, longest: number): string =>
  Array.from((fields.get(name) ?? '').replace(unseen, ' ').trim())
    .slice(0, longest)
    .join('');

/** Higher than the last page of any list, and safe to calculate with. */
const lastPage = 100_000;

/** Reads the page number of a list from a query. Returns at least 1; the list may have fewer pages. */
export function pageField(fields: URLSearchParams): number {
  const page = Math.trunc(Number(fields.get('page')));
  return Number.isNaN(page) ? 1 : Math.min(Math.max(1, page), lastPage);
}

/** The search request in the address of a results page. */
export interface SearchAddress {
  /** As the visitor typed it, up to 200 characters. */
  readonly term: string;
  /** At least 1; there may be fewer pages. */
  readonly page: number;
}

const longestTerm = 200;

/**
 * Parses a query such as `?q=rates&page=2`. Anyone can write one, so values are cleaned. The first of repeated fields
 * counts.
 */
export function searchIn(query: string): SearchAddress {
  const fields = new URLSearchParams(query);
  return { term: textField(fields, 'q', longestTerm), page: pageField(fields) };
}

/** Returns the query of a results page, for links to it. */
export const searchHref = ({ term, page }: SearchAddress): string =>
  `?${new URLSearchParams({ q: term, ...(page > 1 && { page: String(page) }) }).toString()}`;
