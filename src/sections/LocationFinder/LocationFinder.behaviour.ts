import type { Behaviour } from '#behaviours/behaviour.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { placeHref, placeIn } from './place.ts';

/**
 * Hydrates the island at once if its HTML does not match the query in the address: because the host ignores queries, or
 * because only one of the bank's services knows the branches.
 */
export const behaviour: Behaviour = (root) => {
  const shown = root.querySelector<HTMLElement>('[data-shows]');
  if (shown?.dataset['shows'] !== placeHref(placeIn(location.search, ''))) hydrateNow(root);
};
