import { readCookie, writeCookie } from './cookies.ts';
import { localStore } from './storage.ts';

/** 32 random hexadecimal digits. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isId = (text: string) => /^[0-9a-f]{32}$/.test(text);

/**
 * Returns the id of this browser's current session, or `undefined` if there is none. Removes `activeSession` from local
 * storage once the session cookie, which lasts a day, is gone (STORE-05).
 */
export function activeSession(): string | undefined {
  const id = readCookie('session_id');
  if (id !== undefined && isId(id)) return id;
  localStore.remove('activeSession');
  return undefined;
}

/** What a page view reports about the session: it has just begun, it was already open, or cookies are blocked. */
export type SessionState = 'new' | 'open' | 'none';

/**
 * Starts a session of one day unless one is open. Its id is random and contains nothing about the visitor (STORE-05).
 *
 * @returns the resulting state.
 */
export function openSession(): SessionState {
  const wasOpen = activeSession() !== undefined;
  if (!wasOpen) writeCookie('session_id', randomId());
  const id = activeSession();
  if (id === undefined) return 'none';
  if (localStore.get('activeSession') !== id) localStore.set('activeSession', id);
  return wasOpen ? 'open' : 'new';
}
