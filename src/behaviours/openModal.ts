const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, [tabindex="0"]';

/** Tab leads from the last control to the first, and back: a browser's own bars lie outside of the page. */
function turnAround(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * Opens a dialog over the page (MODAL-04): the focus goes in at once, stays inside, and returns when it closes, however
 * it is closed.
 *
 * @param from gets the focus back; what has it now, unless it is said. A link that was clicked need not have it.
 */
export function openModal(dialog: HTMLDialogElement, from: Element | null = document.activeElement): void {
  if (dialog.open) return;
  const onKey = (event: KeyboardEvent) => turnAround(event, dialog);
  const onClose = () => {
    dialog.removeEventListener('keydown', onKey);
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  };
  dialog.addEventListener('keydown', onKey);
  dialog.addEventListener('close', onClose, { once: true });
  dialog.showModal();
}
