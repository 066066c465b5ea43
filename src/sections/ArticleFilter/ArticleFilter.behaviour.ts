import type { Behaviour } from '#behaviours/behaviour.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';

/**
 * Hydrates the island at once if its HTML does not match the query in the address, because the host ignores queries.
 */
export const behaviour: Behaviour = (root) => {
  const shown = root.querySelector<HTMLElement>('[data-asked]');
  const isAsked = new URLSearchParams(location.search).get('action') === 'search';
  if (shown?.dataset['asked'] === 'false' && isAsked) hydrateNow(root);
};
