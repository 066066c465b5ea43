import type { Behaviour } from '#behaviours/behaviour.ts';
import { selectTab } from '#behaviours/selectTab.ts';
import { tabKeys } from '#behaviours/tabKeys.ts';

/**
 * Arrow keys, Home and End move between the tabs; links between steps and the address's hash switch panels (WIDG-08).
 */
export const behaviour: Behaviour = (root, signal) => {
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a[href^="#"]');
    const tab = link && selectTab(root, link.getAttribute('href')?.slice(1));
    if (!tab) return;
    event.preventDefault();
    tab.focus();
  };
  const onReveal = ({ target }: Event) => {
    const panel = target instanceof Element ? target.closest('[role=tabpanel]') : null;
    const first = root.querySelector('[role=tab]')?.getAttribute('aria-controls');
    const tab = selectTab(root, panel?.id) ?? selectTab(root, first);
    tab?.focus();
  };
  tabKeys(root, signal);
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('portico:reveal', onReveal, { signal });
};
