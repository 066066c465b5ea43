import { useSyncExternalStore } from 'react';
import { readCookie } from '#lib/visitor/cookies.ts';
import { isZipCode, zipCodeChanged } from '#lib/visitor/zipCode.ts';

function subscribe(notify: () => void): () => void {
  const listening = new AbortController();
  document.addEventListener(zipCodeChanged, notify, { signal: listening.signal });
  return () => listening.abort();
}

/**
 * Returns the visitor's zip code from the cookie, or else the one that the server rendered with; `undefined` if neither
 * is valid (RATE-14).
 *
 * @param rendered `zipCode` of the section's environment.
 */
export function useZipCode(rendered: string | undefined): string | undefined {
  const current = () => {
    const zip = readCookie('zipcode');
    return isZipCode(zip) ? zip : rendered;
  };
  return useSyncExternalStore(subscribe, current, () => rendered);
}
