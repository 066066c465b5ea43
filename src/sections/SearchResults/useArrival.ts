import { type RefObject, useEffect, useRef } from 'react';
import { keepSearch } from '#lib/visitor/withoutPersonal.ts';
import { allowedRedirect } from '#lib/address/allowedRedirect.ts';
import { redirectFor } from './redirectFor.ts';
import type { Props } from './SearchResults.schema.ts';
import type { Search } from './useSearch.ts';

/** Delay in milliseconds before the results get focus (SRCH-10). */
const focusDelay = 500;

/** Stores the term for other search boxes (SRCH-07), and redirects if it is a keyword (SRCH-06). */
export function useKeyword({ redirects }: Pick<Props, 'redirects'>, { term }: Search): void {
  const known = redirectFor(redirects, term);
  useEffect(() => {
    if (term !== '') keepSearch(term);
    const page = known === undefined ? undefined : allowedRedirect(known);
    if (page !== undefined) location.replace(page);
  }, [term, known]);
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
