import { readCookie, writeCookie } from './cookies.ts';
import { randomId } from './randomId.ts';
import { localStore } from './storage.ts';

const isId = (text: string) => /^[0-9a-f]{32}$/.test(text);

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

/** What a page view says of the session: begun with it, open before, or none where cookies are blocked. */
export type SessionState = 'new' | 'open' | 'none';

/**
 * Opens a session of a day unless one is open. Its id is random and says nothing of the visitor (STORE-05).
 *
 * @returns what became of it.
 */
export function openSession(): SessionState {
  const wasOpen = activeSession() !== undefined;
  if (!wasOpen) writeCookie('session_id', randomId());
  const id = activeSession();
  if (id === undefined) return 'none';
  if (localStore.get('activeSession') !== id) localStore.set('activeSession', id);
  return wasOpen ? 'open' : 'new';
}
