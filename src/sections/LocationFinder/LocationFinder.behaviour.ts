import { carryFields } from '#behaviours/carryFields.ts';
import { showOpenStates } from '#behaviours/openStates.ts';
import type { Behaviour } from '#behaviours/behaviour.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { placeHref, placeIn } from './place.ts';

/**
 * Says whether each branch is open, and takes a place that was not searched yet along to the page in another language.
 * Hydrates the island at once if its HTML does not match the query in the address: because the host ignores queries, or
 * because only one of the bank's services knows the branches.
 */
export const behaviour: Behaviour = (root, signal) => {
  showOpenStates(root);
  carryFields(root, signal);
  const shown = root.querySelector<HTMLElement>('[data-shows]');
  if (shown?.dataset['shows'] !== placeHref(placeIn(location.search, ''))) hydrateNow(root);
};
