import type { Behaviour } from '#behaviours/behaviour.ts';

/** Keeps the items exclusive in browsers that do not support this, and updates the side picture (WIDG-01). */
export const behaviour: Behaviour = (root, signal) => {
  const items = [...root.querySelectorAll('details')];
  const pictures = [...root.querySelectorAll<HTMLElement>('[data-picture]')];
  const showPicture = () => {
    const openItem = items.find((item) => item.open)?.id ?? '';
    const visiblePicture = pictures.find(({ dataset }) => dataset['picture'] === openItem) ?? pictures[0];
    for (const picture of pictures) picture.hidden = picture !== visiblePicture;
  };
  const onToggle = (event: Event) => {
    const opened = event.target;
    if (!(opened instanceof HTMLDetailsElement)) return;
    if (opened.open) for (const item of items) if (item !== opened) item.open = false;
    showPicture();
  };
  // The visitor may have opened an item before this program ran.
  showPicture();
  // Toggle events do not bubble.
  root.addEventListener('toggle', onToggle, { capture: true, signal });
};
