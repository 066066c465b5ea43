import type { Behaviour } from '#behaviours/behaviour.ts';
import { dialogs } from '#behaviours/dialogs.ts';
import { sessionStore } from '#lib/visitor/storage.ts';
import { converse } from './conversation.ts';

/** Restores whether the icons of the button are paused, and returns a function that changes this for the session. */
function iconsOf(root: HTMLElement) {
  const launcher = root.querySelector('[data-part=launcher]');
  const pause = root.querySelector('[data-part=pause]');
  const hold = (isStill: boolean) => {
    launcher?.toggleAttribute('data-still', isStill);
    pause?.setAttribute('aria-pressed', String(isStill));
  };
  hold(sessionStore.get('assistantIcons') === 'still');
  return (isStill: boolean) => {
    hold(isStill);
    if (isStill) sessionStore.set('assistantIcons', 'still');
    else sessionStore.remove('assistantIcons');
  };
}

/**
 * Asks the assistant what visitors type or tap. The icons of its button stop once it is used or when they are paused.
 */
export const behaviour: Behaviour = (root, signal) => {
  const own = root.querySelector<HTMLElement>('[data-assistant]');
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  const log = root.querySelector<HTMLElement>('[role=log]');
  if (!own || !form || !input || !log) return;
  const holdIcons = iconsOf(root);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const question = input.value.trim();
    input.value = '';
    input.focus();
    if (question !== '') void converse(own, log, question);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-part=launcher]')) holdIcons(true);
    const pause = target.closest('[data-part=pause]');
    if (pause) holdIcons(pause.getAttribute('aria-pressed') !== 'true');
    const suggested = target.closest<HTMLElement>('[data-ask]')?.dataset['ask'];
    if (suggested === undefined) return;
    void converse(own, log, suggested);
    // The tapped suggestion disappears, so move focus to the conversation.
    log.focus();
    root.querySelector('[data-part=suggestions]')?.setAttribute('hidden', '');
  };
  dialogs(root, signal);
  form.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('click', onClick, { signal });
};
