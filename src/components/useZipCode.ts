import { useSyncExternalStore } from 'react';
import { readCookie } from '#lib/cookies.ts';
import { isZipCode, zipCodeChanged } from '#lib/zipCode.ts';
import { useSection } from '#section-kit/sectionContext.tsx';

function subscribe(notify: () => void): () => void {
  document.addEventListener(zipCodeChanged, notify);
  return () => document.removeEventListener(zipCodeChanged, notify);
}

/**
 * The visitor's zip code from the cookie, or else the one that the server rendered with; `undefined` without a usable
 * one (RATE-14).
 */
export function useZipCode(): string | undefined {
  const { zipCode } = useSection();
  const current = () => {
    const zip = readCookie('zipcode');
    return isZipCode(zip) ? zip : zipCode;
  };
  return useSyncExternalStore(subscribe, current, () => zipCode);
}
