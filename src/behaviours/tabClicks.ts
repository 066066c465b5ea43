import type { Behaviour } from './behaviour.ts';
import { selectTab } from './selectTab.ts';

/** Clicking a tab shows its panel. */
export const tabClicks: Behaviour = (root, signal) => {
  const onClick = ({ target }: Event) => {
    const tab = target instanceof Element && target.closest('[role=tab]');
    if (tab) selectTab(root, tab.getAttribute('aria-controls'));
  };
  root.addEventListener('click', onClick, { signal });
};
