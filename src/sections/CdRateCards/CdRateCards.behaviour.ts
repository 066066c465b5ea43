import type { Behaviour } from '#behaviours/behaviour.ts';
import { readCookie } from '#lib/cookies.ts';
import { isZipCode } from '#lib/zipCode.ts';

/** A visitor whose zip code is known is not asked for it until React comes: the cards keep their place. */
export const behaviour: Behaviour = (root) => {
  const asking = root.querySelector('.asks');
  if (!asking || !isZipCode(readCookie('zipcode'))) return () => {};
  asking.classList.remove('asks');
  return () => asking.classList.add('asks');
};
