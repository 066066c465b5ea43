import { useSyncExternalStore } from 'react';
import { readCookie } from '#lib/visitor/cookies.ts';

/** Browsers do not notify scripts of cookie changes. */
const subscribe = () => () => {};

/** Returns the visitor's token (cookie `apply_jwt`, RATE-08); `undefined` on the server and during hydration. */
export const useVisitorToken = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readCookie('apply_jwt'),
    () => undefined,
  );
