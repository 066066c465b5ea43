import type { Behaviour } from '#behaviours/behaviour.ts';
import { dismiss } from './dismissedBanners.ts';

/** Keeps a banner that the visitor closes closed for the session, also when that was before this program was there. */
export const behaviour: Behaviour = (root) => {
  const closer = root.querySelector('details');
  const keepClosed = () => {
    if (!closer?.open) return;
    dismiss(root);
    root.hidden = true;
    // Focus was on a button that is gone now; it goes on from the start of the page's content.
    if (root.contains(document.activeElement) || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  };
  keepClosed();
  closer?.addEventListener('toggle', keepClosed);
  return () => closer?.removeEventListener('toggle', keepClosed);
};
