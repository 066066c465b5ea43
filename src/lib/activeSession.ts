import { readCookie, writeCookie } from './cookies.ts';
import { localStore } from './storage.ts';

const isId = (text: string) => /^[0-9a-f]{32}$/.test(text);

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The id of the session that this browser has open; `undefined` when it has none. The mark `activeSession` in local
 * storage goes with the cookie, which lives a day (STORE-05).
 */
export function activeSession(): string | undefined {
  const id = readCookie('session_id');
  if (id !== undefined && isId(id)) return id;
  localStore.remove('activeSession');
  return undefined;
}

/** Opens a session of a day unless one is open. Its id is random and says nothing of the visitor (STORE-05). */
export function openSession(): void {
  if (activeSession() === undefined) writeCookie('session_id', newId());
  const id = activeSession();
  if (id !== undefined && localStore.get('activeSession') !== id) localStore.set('activeSession', id);
}
