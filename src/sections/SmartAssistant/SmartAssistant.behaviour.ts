import type { Behaviour } from '#behaviours/behaviour.ts';
import { drawer, isOpenDrawer } from '#behaviours/drawer.ts';
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

/** Keeps the panel above a phone's keyboard, which covers the page (`--keyboard`). */
function keepAboveKeyboard(panel: HTMLElement, signal: AbortSignal): void {
  const view = window.visualViewport;
  const fit = () => {
    const covered = view ? window.innerHeight - view.height - view.offsetTop : 0;
    panel.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  for (const type of ['resize', 'scroll']) view?.addEventListener(type, fit, { signal });
}

/**
 * Asks the assistant what visitors type or tap. The icons of its button stop once it is used or when they are paused.
 */
export const behaviour: Behaviour = (root, signal) => {
  const own = root.querySelector<HTMLElement>('[data-assistant]');
  const panel = root.querySelector('dialog');
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  const log = root.querySelector<HTMLElement>('[role=log]');
  if (!own || !panel || !form || !input || !log) return;
  const holdIcons = iconsOf(root);
  const ask = (question: string) => {
    root.querySelector('[data-part=suggestions]')?.setAttribute('hidden', '');
    void converse(own, log, question);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const question = input.value.trim();
    input.value = '';
    input.focus();
    if (question !== '') ask(question);
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const launcher = target.closest<HTMLElement>('[data-part=launcher]');
    if (launcher && !isOpenDrawer(panel)) {
      holdIcons(true);
      // Instead of the button's own action, which would focus what comes first.
      event.preventDefault();
      // Some browsers do not focus a clicked button, to which the focus returns.
      launcher.focus();
      panel.showPopover();
      input.focus();
    }
    const pause = target.closest('[data-part=pause]');
    if (pause) holdIcons(pause.getAttribute('aria-pressed') !== 'true');
    const suggested = target.closest<HTMLElement>('[data-ask]')?.dataset['ask'];
    if (suggested === undefined) return;
    ask(suggested);
    // The tapped suggestion disappears, so move focus to the conversation.
    log.focus();
  };
  form.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('click', onClick, { signal });
  drawer(panel, signal);
  keepAboveKeyboard(panel, signal);
};
