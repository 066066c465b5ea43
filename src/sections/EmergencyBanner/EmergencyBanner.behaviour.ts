import type { Behaviour } from '#behaviours/behaviour.ts';
import { dismiss } from './dismissedBanners.ts';

/** Closes the banner and keeps it closed for the session. */
export const behaviour: Behaviour = (root) => {
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('button')) return;
    dismiss(root);
    root.hidden = true;
    // Focus was on a button that is gone now; it goes on from the start of the page's content.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
};
