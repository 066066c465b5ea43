import { personalFields } from '#lib/visitor/personalFields.ts';
import { readRecord, sessionStore } from '#lib/visitor/storage.ts';
import { withoutPersonal } from '#lib/visitor/withoutPersonal.ts';

/**
 * Stores the query parameters of the address in session storage as `sessionValues`, with names and values in lower case
 * (PAGE-13), except personal and sensitive ones (SEC-04). Stores nothing if the server does not say which those are.
 */
export async function sessionValues(page: Document): Promise<void> {
  const query = new URLSearchParams(page.location.search);
  // Most addresses have none, or none that could be kept.
  if (withoutPersonal(query, new Set()).size === 0) return;
  try {
    const parameters = withoutPersonal(query, await personalFields());
    if (parameters.size === 0) return;
    const values = readRecord(sessionStore, 'sessionValues');
    for (const [name, value] of parameters) values[name.toLowerCase()] = value.toLowerCase();
    sessionStore.set('sessionValues', JSON.stringify(values));
  } catch (error) {
    console.info('The parameters of this address are not kept.', error);
  }
}
