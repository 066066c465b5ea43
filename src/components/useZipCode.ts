import { useSyncExternalStore } from 'react';
import { readCookie } from '#lib/cookies.ts';
import { isZipCode, zipCodeChanged } from '#lib/zipCode.ts';

function subscribe(notify: () => void): () => void {
  document.addEventListener(zipCodeChanged, notify);
  return () => document.removeEventListener(zipCodeChanged, notify);
}

function current(): string | undefined {
  const zip = readCookie('zipcode');
  return isZipCode(zip) ? zip : undefined;
}

/** The visitor's zip code from the cookie; `undefined` without a usable one and on the server (RATE-14). */
export const useZipCode = (): string | undefined => useSyncExternalStore(subscribe, current, () => undefined);
