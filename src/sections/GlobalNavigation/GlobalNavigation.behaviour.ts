import type { Behaviour } from '#behaviours/behaviour.ts';
import { drawer, isOpenDrawer } from '#behaviours/drawer.ts';

/** Panels close on Escape, which restores focus, and on a click or focus outside. The drawer traps focus. */
export const behaviour: Behaviour = (root, signal) => {
  const nav = root.querySelector<HTMLElement>('nav');
  const openPanel = () =>
    isOpenDrawer(nav) ? null : root.querySelector<HTMLDetailsElement>('details[open]');
  const closePanel = (event: Event) => {
    const panel = openPanel();
    if (panel && !(event.target instanceof Node && panel.contains(event.target))) panel.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    const panel = openPanel();
    if (event.key !== 'Escape' || !panel) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  };
  if (nav) drawer(nav, signal);
  document.addEventListener('click', closePanel, { signal });
  document.addEventListener('focusin', closePanel, { signal });
  root.addEventListener('keydown', onKey, { signal });
};
