import { readRecord, sessionStore } from '#lib/visitor/storage.ts';

/** Parameters that name a person; they are never kept. */
const personal = new Set(['firstname', 'lastname', 'email', 'phone', 'ssn', 'name', 'confirmationcode']);

/** Keeps the address's parameters, names and values in lower case, in session storage `sessionValues` (PAGE-13). */
export function sessionValues(page: Document): void {
  const parameters = new URLSearchParams(page.location.search);
  if (parameters.size === 0) return;
  const values = readRecord(sessionStore, 'sessionValues');
  for (const [name, value] of parameters) {
    if (!personal.has(name.toLowerCase())) values[name.toLowerCase()] = value.toLowerCase();
  }
  sessionStore.set('sessionValues', JSON.stringify(values));
}
