import type { Behaviour } from '#behaviours/behaviour.ts';

/** Copies a text. @returns whether that worked: without https, browsers have no clipboard. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shows an address after a message and selects it, so that the visitor can copy it. */
function showAddress(status: Element, message: string, address: string): void {
  const shown = document.createElement('span');
  shown.textContent = address;
  status.replaceChildren(`${message} `, shown);
  getSelection()?.selectAllChildren(shown);
}

/**
 * Copies the button's link and announces that. If the browser does not allow it, shows the link itself, selected
 * (WIDG-03).
 */
export const behaviour: Behaviour = (root, signal) => {
  const button = root.querySelector<HTMLElement>('[data-copy]');
  const status = root.querySelector('[role=status]');
  const copy = async () => {
    if (!button || !status) return;
    const { copy: href = '', copied = '', failed = '' } = button.dataset;
    const address = new URL(href, location.href).href;
    // Repeated text is only announced if it was removed in between.
    status.textContent = '';
    if (await isCopied(address)) status.textContent = copied;
    else showAddress(status, failed, address);
  };
  button?.addEventListener('click', () => void copy(), { signal });
};
