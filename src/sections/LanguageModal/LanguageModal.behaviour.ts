import type { Behaviour } from '#behaviours/behaviour.ts';
import { dialogs } from '#behaviours/dialogs.ts';
import { followedLink } from '#lib/browser/isPlainClick.ts';
import { keepFocusInside, openModal } from '#behaviours/openModal.ts';

/** Whether the page has a version in another language. Otherwise its links to that language lead to the home page. */
const hasVersion = ({ hreflang, pathname }: HTMLAnchorElement): boolean =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('[rel=alternate][hreflang]')).some(
    (version) => version.hreflang === hreflang && new URL(version.href).pathname === pathname,
  );

/** Opens the language dialog when a link to the Spanish page is followed (MODAL-01). */
export const behaviour: Behaviour = (root, signal) => {
  const dialog = root.querySelector('dialog');
  const go = root.querySelector<HTMLAnchorElement>('[data-part=go]');
  if (!dialog || !go) return;
  dialogs(root, signal);
  root.querySelector('[data-part=home]')?.toggleAttribute('hidden', hasVersion(go));
  if (root.querySelector('[data-opens=once]')) {
    // It may be open since the first paint.
    if (dialog.open) keepFocusInside(dialog);
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
