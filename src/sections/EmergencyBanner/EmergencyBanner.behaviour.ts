import type { Behaviour } from '#behaviours/behaviour.ts';
import { readRecord, sessionStore } from '#lib/storage.ts';

/** Closes the banner and keeps it closed for the session. */
export const behaviour: Behaviour = (root) => {
  const id = root.querySelector<HTMLElement>('[data-banner]')?.dataset['banner'] ?? '';
  root.hidden = Object.hasOwn(readRecord(sessionStore, 'dismissedBanners'), id);
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('button')) return;
    const dismissed = readRecord(sessionStore, 'dismissedBanners');
    dismissed[id] = 'closed';
    sessionStore.set('dismissedBanners', JSON.stringify(dismissed));
    root.hidden = true;
    // Focus was on a button that is gone now; it goes on from the start of the page's content.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
};
