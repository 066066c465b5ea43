import type { Behaviour } from '#behaviours/behaviour.ts';
import { dialogs } from '#behaviours/dialogs.ts';
import { followedLink } from '#behaviours/followedLink.ts';
import { openModal } from '#behaviours/openModal.ts';
import { sessionStore } from '#lib/visitor/storage.ts';

/** Whether this visitor is to be asked on a Spanish page. Where nothing can be kept, it would be on every page. */
const asksNow = () =>
  document.referrer === '' &&
  sessionStore.get('languageModal') === undefined &&
  sessionStore.set('languageModal', 'asked');

/** Opens the question of the language when it is due (MODAL-01). */
export const behaviour: Behaviour = (root) => {
  const dialog = root.querySelector('dialog');
  const go = root.querySelector<HTMLAnchorElement>('[data-part=go]');
  if (!dialog || !go) return () => {};
  const stopDialogs = dialogs(root);
  if (root.querySelector('[data-opens=once]')) {
    if (asksNow()) {
      openModal(dialog);
      // Who came to read Spanish goes on with one key.
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
