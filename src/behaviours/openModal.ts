import { wrapTab } from './focusTrap.ts';

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
