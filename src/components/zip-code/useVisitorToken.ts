import { useSyncExternalStore } from 'react';
import { readCookie } from '#lib/visitor/cookies.ts';

/** Nobody tells when a cookie changes. */
const subscribe = () => () => {};

/**
 * The visitor's own token (cookie `apply_jwt`, RATE-08). The server answers without it, and so does the first render
 * over the server's HTML.
 */
export const useVisitorToken = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readCookie('apply_jwt'),
    () => undefined,
  );
