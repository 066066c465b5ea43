import type { Behaviour } from '#behaviours/behaviour.ts';
import { sessionStore } from '#lib/visitor/storage.ts';

/**
 * Whether to ask on a Spanish page: once per session, and only without a referrer. Never asks if session storage is
 * blocked, because it would ask on every page.
 */
const asksNow = () =>
  document.referrer === '' &&
  sessionStore.get('languageModal') === undefined &&
  sessionStore.set('languageModal', 'asked');

/** Opens the language dialog of a Spanish page with the first paint if it is due (MODAL-01). */
export const beforePaint: Behaviour = (root) => {
  const dialog = root.querySelector<HTMLDialogElement>('[data-opens=once] dialog');
  if (!dialog || !asksNow()) return () => {};
  dialog.showModal();
  // Focus the button that stays in Spanish, so that visitors who want that need one key press.
  dialog.querySelector('button')?.focus();
  // Browsers with invoker commands close the dialog without the page's script.
  root.toggleAttribute('data-instant', 'commandForElement' in HTMLButtonElement.prototype);
  return () => root.removeAttribute('data-instant');
};
