import type { Behaviour } from '#behaviours/behaviour.ts';
import { dialogs } from '#behaviours/dialogs.ts';
import { followedLink } from '#lib/browser/isPlainClick.ts';
import { openModal } from '#behaviours/openModal.ts';
import { isOptOutEmail } from '#lib/visitor/emailAddress.ts';
import { sendOptOut } from '#lib/visitor/privacyChoice.ts';

/**
 * Opens the dialog when the visitor follows a link to the opt-out page. On that page itself the form is visible anyway.
 */
function opensForLinks(root: HTMLElement, dialog: HTMLDialogElement, signal: AbortSignal): void {
  const page = root.querySelector<HTMLElement>('[data-page]')?.dataset['page'] ?? '';
  const { href } = new URL(page, document.baseURI);
  if (location.href.split(/[?#]/, 1)[0] === href) return;
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (link?.href !== href) return;
    event.preventDefault();
    openModal(dialog, link);
  };
  dialogs(root, signal);
  document.addEventListener('click', onClick, { signal });
}

/** Sends the visitor's choice. Never rejects: a failure is an outcome too. */
const outcomeOf = (identifier: string) =>
  sendOptOut(identifier).catch((failure: unknown) => {
    console.warn('The choice was not saved.', failure);
    return 'failed' as const;
  });

/** Submits the opt-out without leaving the page, and shows the outcome (MODAL-03). */
export const behaviour: Behaviour = (root, signal) => {
  const form = root.querySelector('form');
  const input = root.querySelector<HTMLInputElement>('[name=identifier]');
  const error = root.querySelector('[role=alert]');
  const done = root.querySelector<HTMLElement>('[data-part=done]');
  const button = root.querySelector<HTMLButtonElement>('[type=submit]');
  if (!form || !input || !error || !done || !button) return;
  const dialog = root.querySelector('dialog');
  if (dialog) opensForLinks(root, dialog, signal);
  const say = (text: string, isInvalid: boolean) => {
    error.textContent = text;
    input.setAttribute('aria-invalid', String(isInvalid));
  };
  const showDone = (isDone: boolean) => {
    form.hidden = isDone;
    button.hidden = isDone;
    done.hidden = !isDone;
  };
  const sayInvalid = () => {
    say(form.dataset['invalid'] ?? '', true);
    input.focus();
  };
  /** The submission whose answer the visitor awaits. */
  let pending: symbol | undefined;
  // A dialog that is opened again starts afresh, also if an answer arrives after it was closed.
  const startAfresh = () => {
    pending = undefined;
    form.reset();
    say('', false);
    showDone(false);
  };
  const conclude = (outcome: 'saved' | 'refused' | 'failed') => {
    if (outcome === 'refused') return sayInvalid();
    if (outcome === 'failed') return say(form.dataset['failed'] ?? '', false);
    showDone(true);
    done.querySelector<HTMLElement>('[tabindex]')?.focus();
  };
  const send = async (identifier: string) => {
    const own = Symbol('submission');
    pending = own;
    const outcome = await outcomeOf(identifier);
    if (pending !== own) return;
    pending = undefined;
    conclude(outcome);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    const identifier = input.value.trim();
    if (identifier !== '' && !isOptOutEmail(identifier)) return sayInvalid();
    say('', false);
    void send(identifier);
  };
  form.addEventListener('submit', onSubmit, { signal });
  dialog?.addEventListener('close', startAfresh, { signal });
  signal.addEventListener('abort', () => showDone(false));
};
