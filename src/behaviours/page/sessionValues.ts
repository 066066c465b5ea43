import { readRecord, sessionStore } from '#lib/visitor/storage.ts';
import { withoutPersonal } from '#lib/visitor/withoutPersonal.ts';

/**
 * Stores the query parameters of the address in session storage as `sessionValues`, with names and values in lower case
 * (PAGE-13), except personal and sensitive ones (SEC-04).
 */
export function sessionValues(page: Document): void {
  const parameters = withoutPersonal(new URLSearchParams(page.location.search));
  if (parameters.size === 0) return;
  const values = readRecord(sessionStore, 'sessionValues');
  for (const [name, value] of parameters) values[name.toLowerCase()] = value.toLowerCase();
  sessionStore.set('sessionValues', JSON.stringify(values));
}
