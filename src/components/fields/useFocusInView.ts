import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the focused field back into the window after an element above it has appeared or grown. */
export function keepFocusInView(above: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!above || !focused) return;
  const isAbove = above.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isAbove) return;
  const { top, bottom } = focused.getBoundingClientRect();
  // Farther down, the visitor has scrolled away from the field and is left where they are.
  const pushedAtMost = 2 * above.offsetHeight;
  if (bottom > innerHeight && top < innerHeight + pushedAtMost) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps the focused field in the window when a message above it appears or grows: errors are shown when a field is left,
 * at which time focus is on the next one already.
 *
 * @param message what the element says; the window is looked after whenever this changes.
 * @returns a ref for the element that shows the message.
 */
export function useFocusInView(message: string): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    keepFocusInView(element.current);
    // oxlint-disable-next-line react/exhaustive-deps -- another message may take more lines
  }, [message]);
  return element;
}
