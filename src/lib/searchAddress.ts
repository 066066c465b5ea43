/** What the address of a page of results asks for. */
export interface SearchAddress {
  /** As the visitor typed it; at most 200 characters. */
  readonly term: string;
  /** From 1 on; there need not be such a page. */
  readonly page: number;
}

const longestTerm = 200;
/** More than any service has; a number that is safe to count with. */
const lastPage = 100_000;

/** Characters that are not seen and would turn the words around them about, or break lines. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu;

function pageIn(text: string | null): number {
  const page = Math.trunc(Number(text));
  return Number.isNaN(page) ? 1 : Math.min(Math.max(1, page), lastPage);
}

/** Reads an address's query (`?q=rates&page=2`): anybody may have written it. Of repeated fields the first counts. */
export function searchIn(query: string): SearchAddress {
  const fields = new URLSearchParams(query);
  const term = Array.from((fields.get('q') ?? '').replace(unseen, ' ').trim());
  return { term: term.slice(0, longestTerm).join(''), page: pageIn(fields.get('page')) };
}

/** The address of a page of results, for a link on another one of them. */
export const searchHref = ({ term, page }: SearchAddress): string =>
  `?${new URLSearchParams({ q: term, ...(page > 1 && { page: String(page) }) }).toString()}`;

const addressChanged = 'portico:search-address';

/** Changes the browser's address within the page of results, and tells those who watch it. */
export function changeAddress(href: string, way: 'push' | 'replace'): void {
  history[`${way}State`](history.state, '', href);
  document.dispatchEvent(new CustomEvent(addressChanged));
}

/** Calls `notify` when the browser's address changes within the page. @returns what ends that. */
export function watchAddress(notify: () => void): () => void {
  document.addEventListener(addressChanged, notify);
  addEventListener('popstate', notify);
  return () => {
    document.removeEventListener(addressChanged, notify);
    removeEventListener('popstate', notify);
  };
}
