import type { Behaviour } from '#behaviours/behaviour.ts';
import { showStep } from './showStep.ts';

/** Arrow keys, Home and End move between the tabs; step links and the address's hash switch panels (WIDG-08). */
export const behaviour: Behaviour = (root) => {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a[href^="#"]');
    const tab = link && showStep(root, link.getAttribute('href')?.slice(1));
    if (!tab) return;
    event.preventDefault();
    tab.focus();
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
    const next = tabs[moves[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    showStep(root, next.getAttribute('aria-controls'))?.focus();
  };
  const onReveal = ({ target }: Event) => {
    const panel = target instanceof Element ? target.closest('[role=tabpanel]') : null;
    const tab = showStep(root, panel?.id) ?? showStep(root, tabs[0]?.getAttribute('aria-controls'));
    tab?.focus();
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
