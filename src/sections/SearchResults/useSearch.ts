import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { clampPage } from '#components/navigation/Pagination.tsx';
import { searchQuery, type SearchResult, type SearchTarget, suggestionsQuery } from '#data/search.ts';
import { type SearchAddress, searchIn } from '#lib/address/searchAddress.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { searchSettings } from '#content/searchService.ts';
import { useAddressQuery, useSection } from '#section-kit/sectionContext.tsx';
import type { Props } from './SearchResults.schema.ts';
import { captureQuery } from '#data/assistant.ts';
import { type Captured, redirectFor } from './searchAnswer.ts';
import { keepSearch } from '#lib/visitor/withoutPersonal.ts';
import { allowedRedirect } from '#lib/address/allowedRedirect.ts';

/** Delay in milliseconds before the results get focus (SRCH-10). */
const focusDelay = 500;

/** Stores the term for other search boxes (SRCH-07), and redirects if it is a keyword (SRCH-06). */
export function useKeyword({ redirects }: Pick<Props, 'redirects'>, { term }: Search): void {
  const redirectTarget = redirectFor(redirects, term);
  useEffect(() => {
    if (term !== '') keepSearch(term);
    const page = redirectTarget === undefined ? undefined : allowedRedirect(redirectTarget);
    if (page !== undefined) location.replace(page);
  }, [term, redirectTarget]);
}

/** Focuses the number of results once they have loaded, unless the visitor is typing (SRCH-10). */
export function useFocusOnResults({ data }: Search): RefObject<HTMLParagraphElement | null> {
  const found = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!data) return undefined;
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches('input, textarea, select')) found.current?.focus();
    }, focusDelay);
    return () => clearTimeout(timer);
  }, [data]);
  return found;
}

/** Sends a search to the assistant, only on the first page of its results (SA-04). */
export function useCapture(
  { capture, suspiciousWords }: Captured & Pick<Props, 'suspiciousWords'>,
  { term, page, isAsked }: Search,
): void {
  const { locale } = useSection();
  const isFirst = isAsked && page === 1;
  useEffect(() => {
    if (capture && isFirst) void captureQuery(capture, locale, outgoingTerm(term, suspiciousWords));
  }, [capture, isFirst, locale, term, suspiciousWords]);
}

/** The search in the page's address, and the state of its results. */
export interface Search extends SearchAddress {
  /** False if there is nothing to search for. */
  readonly isAsked: boolean;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly data: SearchResult | undefined;
  /** Related searches (SRCH-05). */
  readonly related: readonly string[];
}

/** Default number of documents on a page; the service may use another. */
const usualPage = 10;
const none: readonly string[] = [];

/** The result of a search for suspicious words only, which is not sent to the service (SRCH-08). */
const nothingFound: SearchResult = {
  total: 0,
  page: 1,
  perPage: usualPage,
  pageCount: 0,
  docs: [],
  links: [],
};

/** Requests a page of results; the last one if the page number is too high (PAGI-01). */
function useResults(target: SearchTarget, { term, page }: SearchAddress, enabled: boolean) {
  const asked = useQuery({ ...searchQuery(target, term, (page - 1) * usualPage), enabled });
  const { pageCount = page, perPage = usualPage } = asked.data ?? {};
  const skip = (clampPage(page, pageCount) - 1) * perPage;
  // The same query, unless the service has fewer pages or another page size.
  return useQuery({ ...searchQuery(target, term, skip), enabled });
}

function useRelated(target: SearchTarget, term: string, enabled: boolean): readonly string[] {
  const { data = none } = useQuery({ ...suggestionsQuery(target, term, term), enabled });
  return data.filter((text) => text.toLowerCase() !== term.toLowerCase());
}

/** Runs the search in the page's address (SRCH-01, SRCH-03). */
export function useSearch(props: Props): Search {
  const { serviceBase, locale } = useSection();
  const query = useAddressQuery();
  const address = useMemo(() => searchIn(query), [query]);
  const { term, page } = address;
  const target = { url: `${serviceBase}/search`, ...searchSettings(props, locale) };
  const isAsked = outgoingTerm(term, target.suspiciousWords) !== '';
  const { data: found, isError, isPending } = useResults(target, address, isAsked);
  const data = isAsked || term === '' ? found : nothingFound;
  const related = useRelated(target, term, isAsked && data !== undefined);
  return { term, page: clampPage(page, data?.pageCount ?? page), isAsked, isPending, isError, data, related };
}
