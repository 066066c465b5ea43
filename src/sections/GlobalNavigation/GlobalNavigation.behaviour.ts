import type { Behaviour } from '#behaviours/behaviour.ts';
import { drawer, isOpenDrawer } from '#behaviours/drawer.ts';

/** Panels close on Escape, which restores focus, and on a click or focus outside. The drawer traps focus. */
export const behaviour: Behaviour = (root) => {
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
  const stopDrawer = nav && drawer(nav);
  document.addEventListener('click', closePanel);
  document.addEventListener('focusin', closePanel);
  root.addEventListener('keydown', onKey);
  return () => {
    stopDrawer?.();
    document.removeEventListener('click', closePanel);
    document.removeEventListener('focusin', closePanel);
    root.removeEventListener('keydown', onKey);
  };
};
