import { pageField, textField } from './addressFields.ts';

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
