import type { Behaviour } from '#behaviours/behaviour.ts';
import { tabClicks } from '#behaviours/tabClicks.ts';

/** A tap on a tab shows its step, from the first paint on (WIDG-08). */
export const beforePaint: Behaviour = (root) => {
  const stop = tabClicks(root);
  // From now on; what was tapped before is held.
  root.toggleAttribute('data-instant', true);
  return () => {
    stop();
    root.removeAttribute('data-instant');
  };
};
