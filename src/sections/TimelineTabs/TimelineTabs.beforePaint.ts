import type { Behaviour } from '#behaviours/behaviour.ts';
import { tabClicks } from '#behaviours/tabClicks.ts';

/** Makes tabs clickable from the first paint on (WIDG-08). */
export const beforePaint: Behaviour = (root, signal) => {
  tabClicks(root, signal);
  // Clicks on the tabs need not be held for later anymore.
  root.toggleAttribute('data-instant', true);
  signal.addEventListener('abort', () => root.removeAttribute('data-instant'));
};
