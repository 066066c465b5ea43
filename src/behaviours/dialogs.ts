import type { Behaviour } from './behaviour.ts';

const isOutside = ({ clientX: x, clientY: y }: MouseEvent, element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
};

/**
 * Opens and closes dialogs in browsers that do not yet support invoker commands (`command`, `commandfor`) or
 * `closedby`. Does nothing where the browser supports them.
 */
export const dialogs: Behaviour = (root, signal) => {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button[commandfor]');
    if (button && !knowsCommands) {
      const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    }
    // A click on the backdrop has the dialog itself as its target.
    const isDialog = event.target instanceof HTMLDialogElement;
    if (isDialog && !knowsClosedBy && isOutside(event, event.target)) event.target.close();
  };
  root.addEventListener('click', onClick, { signal });
};
