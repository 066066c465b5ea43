import type { Behaviour } from '#behaviours/behaviour.ts';
import { dialogs } from '#behaviours/dialogs.ts';
import { followedLink } from '#lib/browser/isPlainClick.ts';
import { keepFocusInside, openModal } from '#behaviours/openModal.ts';

/** Whether the page has a version in another language. Otherwise its links to that language lead to the home page. */
const hasVersion = ({ hreflang, pathname }: HTMLAnchorElement): boolean =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('[rel=alternate][hreflang]')).some(
    (version) => version.hreflang === hreflang && new URL(version.href).pathname === pathname,
  );

/** Nothing opened the dialog of a Spanish page, so reading begins with the content. */
const read = () => document.querySelector('main')?.focus({ preventScroll: true });

/** Opens the language dialog when a link to the Spanish page is followed (MODAL-01). */
export const behaviour: Behaviour = (root, signal) => {
  const dialog = root.querySelector('dialog');
  const go = root.querySelector<HTMLAnchorElement>('[data-part=go]');
  if (!dialog || !go) return;
  dialogs(root, signal);
  root.querySelector('[data-part=home]')?.toggleAttribute('hidden', hasVersion(go));
  if (root.querySelector('[data-opens=once]')) {
    if (dialog.open) {
      // It has been since the first paint.
      keepFocusInside(dialog);
      dialog.addEventListener('close', read, { signal });
    } else if (root.matches('[data-instant]') && document.activeElement === document.body) {
      // It was closed before this program started.
      read();
    }
    return;
  }
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link?.matches('[hreflang|=es]') || link === go) return;
    event.preventDefault();
    openModal(dialog, link);
    // The main button, to which the visitor was on the way.
    go.focus();
  };
  document.addEventListener('click', onClick, { signal });
};
