import type { Behaviour } from './behaviour.ts';
import { focusable, wrapTab } from './openModal.ts';

/** True while the popover is open. */
export const isOpenDrawer = (drawer: Element | null): boolean => drawer?.matches(':popover-open') ?? false;

/**
 * Traps focus in an open Drawer, or another popover: moves it to the close button if it is outside, and wraps Tab around
 * at both ends. When the popover closes, the browser itself restores focus.
 *
 * @param drawer the element with the `popover` attribute.
 */
export const drawer: Behaviour = (element, signal) => {
  const enter = () => {
    if (!isOpenDrawer(element) || element.contains(document.activeElement)) return;
    const close = element.querySelector<HTMLElement>('[popovertargetaction=hide]');
    (close ?? element.querySelector<HTMLElement>(focusable))?.focus();
  };
  const onToggle = (event: Event) => {
    if (event.target === element) enter();
  };
  const onKey = (event: KeyboardEvent) => {
    if (isOpenDrawer(element)) wrapTab(event, element);
  };
  // The visitor may have opened the drawer before this program ran.
  enter();
  element.addEventListener('toggle', onToggle, { signal });
  element.addEventListener('keydown', onKey, { signal });
};
