import { isComposing } from '#lib/browser/isComposing.ts';
import type { Behaviour } from './behaviour.ts';

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** Returns the item that a key moves focus to from `from`: an arrow key, Home, End, or the first letter of an item. */
function itemAt(key: string, items: readonly HTMLElement[], from: Element | null): HTMLElement | undefined {
  const at = items.findIndex((item) => item === from);
  if (key === 'ArrowDown') return items[at + 1] ?? items[0];
  if (key === 'ArrowUp') return items[at - 1] ?? items.at(-1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1) return undefined;
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return later.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/**
 * Keyboard support of the ARIA menu pattern: opening a menu focuses its first item; arrow keys, Home, End and letters
 * move focus; Tab closes the menu.
 */
export const menus: Behaviour = (root, signal) => {
  const menuOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[role=menu][popover]') : null;
  const onToggle = (event: Event) => {
    const menu = menuOf(event);
    if (menu === event.target && menu?.matches(':popover-open')) itemsOf(menu)[0]?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const menu = menuOf(event);
    if (!menu || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') menu.hidePopover();
    const item = itemAt(event.key, itemsOf(menu), document.activeElement);
    // The space bar activates the focused item.
    if (!item || event.key === ' ') return;
    event.preventDefault();
    item.focus();
  };
  const onClick = (event: Event) => {
    const isItem = event.target instanceof Element && event.target.closest('[role=menuitem]');
    if (isItem) menuOf(event)?.hidePopover();
  };
  // Toggle events do not bubble.
  root.addEventListener('toggle', onToggle, { capture: true, signal });
  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener('click', onClick, { signal });
};
