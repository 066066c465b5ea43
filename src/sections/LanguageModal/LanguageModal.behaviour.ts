import type { Behaviour } from '#behaviours/behaviour.ts';
import { dialogs } from '#behaviours/dialogs.ts';
import { followedLink } from '#behaviours/followedLink.ts';
import { openModal } from '#behaviours/openModal.ts';
import { sessionStore } from '#lib/visitor/storage.ts';

/**
 * Whether to ask on a Spanish page: once per session, and only without a referrer. Never asks if session storage is
 * blocked, because it would ask on every page.
 */
const asksNow = () =>
  document.referrer === '' &&
  sessionStore.get('languageModal') === undefined &&
  sessionStore.set('languageModal', 'asked');

/** Opens the language dialog when it is due (MODAL-01). */
export const behaviour: Behaviour = (root) => {
  const dialog = root.querySelector('dialog');
  const go = root.querySelector<HTMLAnchorElement>('[data-part=go]');
  if (!dialog || !go) return () => {};
  const stopDialogs = dialogs(root);
  if (root.querySelector('[data-opens=once]')) {
    if (asksNow()) {
      openModal(dialog);
      // Focus the button that stays in Spanish, so that visitors who want that need one key press.
      dialog.querySelector('button')?.focus();
    }
    return stopDialogs;
  }
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link?.matches('[hreflang|=es]') || link === go) return;
    event.preventDefault();
    openModal(dialog, link);
  };
  document.addEventListener('click', onClick);
  return () => {
    stopDialogs();
    document.removeEventListener('click', onClick);
  };
};
