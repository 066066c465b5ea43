import { readCookie } from '#lib/visitor/cookies.ts';
import { isZipCode } from '#lib/visitor/zipCode.ts';
import type { Behaviour } from './behaviour.ts';

/** A visitor whose zip code is known is not asked for it: the rates keep their place from the first paint on. */
export const knownZipCode: Behaviour = (root) => {
  const asking = root.querySelector('[data-asks]');
  if (!asking || !isZipCode(readCookie('zipcode'))) return () => {};
  asking.removeAttribute('data-asks');
  return () => asking.toggleAttribute('data-asks', true);
};
