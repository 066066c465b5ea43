import { showOpenStates } from '#behaviours/openStates.ts';
import type { Behaviour } from '#behaviours/behaviour.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { placeHref, placeIn } from './place.ts';

/**
 * Says whether each branch is open. Hydrates the island at once if its HTML does not match the query in the address: because the host ignores queries, or
 * because only one of the bank's services knows the branches.
 */
export const behaviour: Behaviour = (root) => {
  showOpenStates(root);
  const shown = root.querySelector<HTMLElement>('[data-shows]');
  if (shown?.dataset['shows'] !== placeHref(placeIn(location.search, ''))) hydrateNow(root);
};
