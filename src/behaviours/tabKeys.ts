import type { Behaviour } from './behaviour.ts';
import { selectTab } from './selectTab.ts';

/** Keyboard support of the ARIA tabs pattern: arrow keys, Home and End move to another tab and select it. */
export const tabKeys: Behaviour = (root, signal) => {
  const onKey = (event: KeyboardEvent) => {
    const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
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
    selectTab(root, next.getAttribute('aria-controls'))?.focus();
  };
  root.addEventListener('keydown', onKey, { signal });
};
