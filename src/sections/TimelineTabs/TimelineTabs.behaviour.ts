import type { Behaviour } from '#behaviours/behaviour.ts';

/** Arrow keys, Home and End move between the tabs; step links and the address's hash switch panels (WIDG-08). */
export const behaviour: Behaviour = (root) => {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  const show = (index: number, focus: boolean) => {
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === index);
      tab.tabIndex = at === index ? 0 : -1;
      panels[at]?.toggleAttribute('data-shown', at === index);
    }
    if (focus) tabs[index]?.focus();
  };
  const indexOf = (id: string | null | undefined) => panels.findIndex((panel) => panel.id === id);
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const tab = event.target.closest('[role=tab]');
    if (tab) return show(indexOf(tab.getAttribute('aria-controls')), false);
    const link = event.target.closest('a[href^="#"]');
    const index = indexOf(link?.getAttribute('href')?.slice(1));
    if (index < 0) return;
    event.preventDefault();
    show(index, true);
  };
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab === event.target);
    if (at < 0) return;
    const last = tabs.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next, true);
  };
  const onReveal = (event: Event) => {
    if (event.target instanceof Element)
      show(Math.max(0, indexOf(event.target.closest('[role=tabpanel]')?.id)), true);
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKey);
  root.addEventListener('portico:reveal', onReveal);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKey);
    root.removeEventListener('portico:reveal', onReveal);
  };
};
