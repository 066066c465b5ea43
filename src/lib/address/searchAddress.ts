import { pageField, textField } from './addressFields.ts';

/** What the address of a page of results asks for. */
export interface SearchAddress {
  /** As the visitor typed it; at most 200 characters. */
  readonly term: string;
  /** From 1 on; there need not be such a page. */
  readonly page: number;
}

const longestTerm = 200;

/** Reads an address's query (`?q=rates&page=2`): anybody may have written it. Of repeated fields the first counts. */
export function searchIn(query: string): SearchAddress {
  const fields = new URLSearchParams(query);
  return { term: textField(fields, 'q', longestTerm), page: pageField(fields) };
}

/** The address of a page of results, for a link on another one of them. */
export const searchHref = ({ term, page }: SearchAddress): string =>
  `?${new URLSearchParams({ q: term, ...(page > 1 && { page: String(page) }) }).toString()}`;
