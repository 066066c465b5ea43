import { changeAddress } from '#lib/address/pageAddress.ts';
import { searchIn } from '#lib/address/searchAddress.ts';
import { sessionStore } from '#lib/visitor/storage.ts';

const isOn = (page: string) => new URL(page, location.href).pathname === location.pathname;
const searchedFor = () => searchIn(location.search).term;

/** Returns the last search of the visitor's session; on the results page, the term of the results (SRCH-07). */
export const lastSearch = (resultsPage: string): string =>
  isOn(resultsPage) ? searchedFor() : (sessionStore.get('lastSearch') ?? '');

/** Forgets the last search and removes its results, after the visitor has cleared the input. */
export function forgetSearch(resultsPage: string): void {
  sessionStore.remove('lastSearch');
  if (isOn(resultsPage) && searchedFor() !== '') changeAddress(location.pathname, 'replace');
}
