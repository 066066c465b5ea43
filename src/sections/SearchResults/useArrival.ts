import { type RefObject, useEffect, useRef } from 'react';
import { sessionStore } from '#lib/visitor/storage.ts';
import { safeRedirect } from '#lib/address/urls.ts';
import { redirectFor } from './redirectFor.ts';
import type { Props } from './SearchResults.schema.ts';
import type { Search } from './useSearch.ts';

/** Milliseconds from the results to the focus on them (SRCH-10). */
const focusDelay = 500;

/** Keeps the term for other boxes (SRCH-07), and leads to the page of a keyword (SRCH-06). */
export function useKeyword({ redirects }: Pick<Props, 'redirects'>, { term }: Search): void {
  const known = redirectFor(redirects, term);
  useEffect(() => {
    if (term !== '') sessionStore.set('lastSearch', term);
    const page = known === undefined ? undefined : safeRedirect(known);
    if (page !== undefined) location.replace(page);
  }, [term, known]);
}

/** Gives the number of results focus once they show, unless the visitor is typing (SRCH-10). */
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
