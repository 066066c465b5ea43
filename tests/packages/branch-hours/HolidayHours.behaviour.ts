import type { Behaviour } from 'portico';

/** Collapses the list of holidays; the button shows it again. */
export const behaviour: Behaviour = (root, signal) => {
  const button = root.querySelector<HTMLElement>('button[aria-controls]');
  const list = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!button || !list) return;
  const show = (isShown: boolean) => {
    list.hidden = !isShown;
    button.setAttribute('aria-expanded', String(isShown));
  };
  const toggle = () => show(list.hidden !== false);
  show(false);
  button.addEventListener('click', toggle, { signal });
  signal.addEventListener('abort', () => show(true));
};
