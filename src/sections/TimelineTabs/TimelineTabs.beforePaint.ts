import type { Behaviour } from '#behaviours/behaviour.ts';
import { tabClicks } from '#behaviours/tabClicks.ts';

/** Makes tabs clickable from the first paint on (WIDG-08). */
export const beforePaint: Behaviour = (root) => {
  const stop = tabClicks(root);
  // Clicks on the tabs need not be held for later anymore.
  root.toggleAttribute('data-instant', true);
  return () => {
    stop();
    root.removeAttribute('data-instant');
  };
};
