import { sessionStore } from './storage.ts';
import { looksPersonal } from './withoutPersonal.ts';

/** Keeps a search for the other search boxes of the session (SRCH-07), unless it may be a personal number (SEC-04). */
export function keepSearch(term: string): void {
  if (looksPersonal(term)) sessionStore.remove('lastSearch');
  else sessionStore.set('lastSearch', term);
}
