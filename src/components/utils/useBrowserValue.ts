import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns a value that only the browser knows. On the server and during hydration it is `onServer()`, so that both render
 * the same HTML.
 *
 * @param read returns the value; the same one on each call, as long as nothing has changed.
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: () => Value): Value =>
  useSyncExternalStore(neverChanges, read, onServer);
