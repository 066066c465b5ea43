export const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden]), select, summary, textarea, [tabindex="0"]';

/** Wraps Tab around at both ends of an open overlay. Otherwise Tab would move to the page or the browser's toolbar. */
export function wrapTab(event: KeyboardEvent, overlay: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...overlay.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    stop.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && overlay.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Keeps the focus inside an open dialog until it closes (MODAL-04). */
export function keepFocusInside(dialog: HTMLDialogElement): void {
  const onKey = (event: KeyboardEvent) => wrapTab(event, dialog);
  dialog.addEventListener('keydown', onKey);
  dialog.addEventListener('close', () => dialog.removeEventListener('keydown', onKey), { once: true });
}

/**
 * Opens a modal dialog (MODAL-04): moves focus into it at once, keeps it inside, and restores it when the dialog
 * closes, however it is closed.
 *
 * @param from gets focus back; by default the currently focused element. Pass it for a clicked link, which some
 * browsers do not focus.
 */
export function openModal(dialog: HTMLDialogElement, from: Element | null = document.activeElement): void {
  if (dialog.open) return;
  const onClose = () => {
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  };
  keepFocusInside(dialog);
  dialog.addEventListener('close', onClose, { once: true });
  dialog.showModal();
}
