import { readRecord, sessionStore } from '#lib/visitor/storage.ts';

/** Parameters with personal data, which are never stored. */
const personal = new Set(['firstname', 'lastname', 'email', 'phone', 'ssn', 'name', 'confirmationcode']);

/**
 * Stores the query parameters of the address in session storage as `sessionValues`, with names and values in lower case
 * (PAGE-13).
 */
export function sessionValues(page: Document): void {
  const parameters = new URLSearchParams(page.location.search);
  if (parameters.size === 0) return;
  const values = readRecord(sessionStore, 'sessionValues');
  for (const [name, value] of parameters) {
    if (!personal.has(name.toLowerCase())) values[name.toLowerCase()] = value.toLowerCase();
  }
  sessionStore.set('sessionValues', JSON.stringify(values));
}
