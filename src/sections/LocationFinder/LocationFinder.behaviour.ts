import type { Behaviour } from '#behaviours/behaviour.ts';
import { hydrateEvent } from '#lib/browser/hydrateEvent.ts';
import { placeHref, placeIn } from './place.ts';

/**
 * Hydrates the island at once when its HTML is not what the address asks for: on a host that passes no queries on to
 * the server, and where only a service of the bank knows the branches.
 */
export const behaviour: Behaviour = (root) => {
  const shown = root.querySelector<HTMLElement>('[data-shows]');
  if (shown?.dataset['shows'] !== placeHref(placeIn(location.search, '')))
    root.dispatchEvent(new CustomEvent(hydrateEvent, { bubbles: true }));
  return () => undefined;
};
