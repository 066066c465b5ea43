import { type RefObject, useEffect, useRef } from 'react';
import { changeAddress } from '#lib/address/pageAddress.ts';
import { searchIn } from '#lib/address/searchAddress.ts';
import { sessionStore } from '#lib/visitor/storage.ts';

const isOn = (page: string) => new URL(page, location.href).pathname === location.pathname;
const searchedFor = () => searchIn(location.search).term;

const restoredTerm = (resultsPage: string) =>
  isOn(resultsPage) ? searchedFor() : (sessionStore.get('lastSearch') ?? '');

/** Forgets the last search and removes its results, after the visitor has cleared the input. */
export function forgetSearch(resultsPage: string): void {
  sessionStore.remove('lastSearch');
  if (isOn(resultsPage) && searchedFor() !== '') changeAddress(location.pathname, 'replace');
}

/**
 * Restores the last search when the visitor goes back (SRCH-07). On the results page, restores the term of the results.
 *
 * @returns a ref for the search input.
 */
export function useRestoredTerm(resultsPage: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const restore = () => {
      if (input.current) input.current.value = restoredTerm(resultsPage);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore();
    };
    if (input.current?.value === '') restore();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [resultsPage]);
  return input;
}
