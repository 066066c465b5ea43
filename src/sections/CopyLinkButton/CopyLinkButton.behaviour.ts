import type { Behaviour } from '#behaviours/behaviour.ts';
import { fill } from '#lib/format/fill.ts';

/** Copies the button's link and announces that. If the browser does not allow it, shows the link instead (WIDG-03). */
export const behaviour: Behaviour = (root) => {
  const button = root.querySelector<HTMLElement>('[data-copy]');
  const status = root.querySelector('[role=status]');
  const copy = async () => {
    if (!button || !status) return;
    const { copy: href = '', copied = '', failed = '' } = button.dataset;
    const address = new URL(href, location.href).href;
    // Repeated text is only announced if it was removed in between.
    status.textContent = '';
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    status.textContent = isCopied ? copied : fill(failed, { address });
  };
  const onClick = () => void copy();
  button?.addEventListener('click', onClick);
  return () => button?.removeEventListener('click', onClick);
};
