import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the focused field back into view after an element above it has appeared or grown. */
export function keepFocusInView(above: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!above || !focused) return;
  const isAbove = above.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isAbove) return;
  const { top, bottom } = focused.getBoundingClientRect();
  // If the field is farther down, the visitor has scrolled away from it; do not scroll back.
  const pushedAtMost = 2 * above.offsetHeight;
  if (bottom > innerHeight && top < innerHeight + pushedAtMost) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps the focused field in view when a message above it appears or grows. Errors appear on blur, when the next field
 * already has focus.
 *
 * @param message the text of the element; the position is checked whenever it changes.
 * @returns a ref for the element that shows the message.
 */
export function useFocusInView(message: string): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    keepFocusInView(element.current);
    // oxlint-disable-next-line react/exhaustive-deps -- a new message may be longer
  }, [message]);
  return element;
}
