import type { Behaviour } from '#behaviours/behaviour.ts';

const focusable = 'a[href], button, summary';

/** Panels: Escape closes and gives focus back, a click or focus elsewhere closes. Drawer: focus stays inside. */
export const behaviour: Behaviour = (root) => {
  const open = () => root.querySelector<HTMLDetailsElement>('details[open]');
  const drawer = root.querySelector<HTMLElement>('nav');
  const isDrawer = () => drawer?.matches(':popover-open') ?? false;
  const closePanel = (event: Event) => {
    const panel = open();
    if (panel && !isDrawer() && !(event.target instanceof Node && panel.contains(event.target)))
      panel.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    const panel = open();
    if (event.key === 'Escape' && panel && !isDrawer()) {
      panel.open = false;
      panel.querySelector('summary')?.focus();
    }
    if (event.key === 'Tab' && drawer && isDrawer()) {
      const stops = [...drawer.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
        stop.checkVisibility(),
      );
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    }
  };
  const enterDrawer = () => drawer?.querySelector<HTMLElement>('.close')?.focus();
  const onToggle = (event: Event) => {
    if (event.target === drawer && isDrawer()) enterDrawer();
  };
  // The visitor may have opened it before.
  if (isDrawer() && !drawer?.contains(document.activeElement)) enterDrawer();
  document.addEventListener('click', closePanel);
  document.addEventListener('focusin', closePanel);
  root.addEventListener('keydown', onKey);
  drawer?.addEventListener('toggle', onToggle);
  return () => {
    document.removeEventListener('click', closePanel);
    document.removeEventListener('focusin', closePanel);
    root.removeEventListener('keydown', onKey);
    drawer?.removeEventListener('toggle', onToggle);
  };
};
