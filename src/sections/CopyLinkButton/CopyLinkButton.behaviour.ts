import type { Behaviour } from '#behaviours/behaviour.ts';
import { fill } from '#lib/format/fill.ts';

/** Copies the link of the button and announces it; where the browser forbids that, shows the link itself (WIDG-03). */
export const behaviour: Behaviour = (root) => {
  const button = root.querySelector<HTMLElement>('[data-copy]');
  const status = root.querySelector('[role=status]');
  const copy = async () => {
    if (!button || !status) return;
    const { copy: href = '', copied = '', failed = '' } = button.dataset;
    const address = new URL(href, location.href).href;
    // A second announcement of the same words is only heard when the words were gone in between.
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
