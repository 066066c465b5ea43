import type { Behaviour } from '#behaviours/behaviour.ts';
import { dialogs } from '#behaviours/dialogs.ts';
import { openModal } from '#behaviours/openModal.ts';
import { classifyLink, type LinkLists } from '#lib/address/classifyLink.ts';

/** Whether a click opens a link. Clicks with the middle button are `auxclick` events. */
const follows = ({ type, button }: MouseEvent) => (type === 'click' ? button === 0 : button === 1);

/** Whether the browser would open the link in a new tab or window. */
const opensAnew = (link: HTMLAnchorElement, { type, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  type === 'auxclick' || ctrlKey || metaKey || shiftKey || !['', '_self'].includes(link.target);

/**
 * Asks for confirmation before the browser opens a link that needs the exit warning, with any mouse button or key, and
 * even if the link was added to the page later (MODAL-02).
 */
export const behaviour: Behaviour = (root, signal) => {
  const dialog = root.querySelector('dialog');
  const go = root.querySelector<HTMLAnchorElement>('[data-part=go]');
  const host = root.querySelector('[data-part=host]');
  const insecure = root.querySelector<HTMLElement>('[data-part=insecure]');
  if (!dialog || !go || !host || !insecure) return;
  // The view writes this attribute with exactly these keys.
  const lists = JSON.parse(
    root.querySelector<HTMLElement>('[data-lists]')?.dataset['lists'] ?? '{}',
  ) as LinkLists;

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link === go || event.defaultPrevented || !follows(event)) return;
    const { href } = link;
    const { warns, host: name } = classifyLink(href, document.baseURI, lists);
    if (!warns) return;
    event.preventDefault();
    go.href = href;
    go.target = opensAnew(link, event) ? '_blank' : '';
    host.textContent = name;
    insecure.hidden = !href.startsWith('http:');
    openModal(dialog, link);
  };
  dialogs(root, signal);
  go.addEventListener('click', () => dialog.close(), { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('auxclick', onClick, { signal });
};
