import type { Behaviour } from '#behaviours/behaviour.ts';
import { showStep } from './showStep.ts';

/** A tap on a tab shows its step, from the first paint on (WIDG-08). */
export const first: Behaviour = (root) => {
  const onClick = ({ target }: Event) => {
    const tab = target instanceof Element && target.closest('[role=tab]');
    if (tab) showStep(root, tab.getAttribute('aria-controls'));
  };
  root.addEventListener('click', onClick);
  // From now on; what was tapped before is held.
  root.toggleAttribute('data-instant', true);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeAttribute('data-instant');
  };
};
