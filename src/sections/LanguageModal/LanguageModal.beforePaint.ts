import type { Behaviour } from '#behaviours/behaviour.ts';
import { readCookie, writeSessionCookie } from '#lib/visitor/cookies.ts';

const wasAsked = () => readCookie('languageModal') !== undefined;

/**
 * Whether to ask on a Spanish page: once per session of the browser, in whichever tab, and only without a referrer.
 * Never asks if cookies are blocked, because it would ask on every page.
 */
function asksNow(): boolean {
  if (document.referrer !== '' || wasAsked()) return false;
  writeSessionCookie('languageModal', 'asked');
  return wasAsked();
}

/** Opens the language dialog of a Spanish page with the first paint if it is due (MODAL-01). */
export const beforePaint: Behaviour = (root, signal) => {
  const dialog = root.querySelector<HTMLDialogElement>('[data-opens=once] dialog');
  if (!dialog || !asksNow()) return;
  dialog.showModal();
  // Focus the button that stays in Spanish, so that visitors who want that need one key press.
  dialog.querySelector('button')?.focus();
  // Browsers with invoker commands close the dialog without the page's script.
  root.toggleAttribute('data-instant', 'commandForElement' in HTMLButtonElement.prototype);
  signal.addEventListener('abort', () => root.removeAttribute('data-instant'));
};
