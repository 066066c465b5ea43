import type { Behaviour } from '#behaviours/behaviour.ts';
import { searchIn } from '#lib/address/searchAddress.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';

/** Hydrates the island at once if the address has a search. Without one, there is nothing to do until a tap. */
export const behaviour: Behaviour = (root) => {
  if (searchIn(location.search).term !== '') hydrateNow(root);
};
