import type { Behaviour } from '#behaviours/behaviour.ts';
import { searchIn } from '#lib/address/searchAddress.ts';
import { hydrateEvent } from '#lib/browser/hydrateEvent.ts';

/** Hydrates the island at once if the address has a search. Without one, there is nothing to do until a tap. */
export const behaviour: Behaviour = (root) => {
  if (searchIn(location.search).term !== '')
    root.dispatchEvent(new CustomEvent(hydrateEvent, { bubbles: true }));
  return () => undefined;
};
