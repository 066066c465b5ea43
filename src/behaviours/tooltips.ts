import type { Behaviour } from './behaviour.ts';

/** Minimum distance between a tooltip and the edge of the window, in pixels. */
const margin = 8;

const bubbleOf = (anchor: Element) => anchor.querySelector<HTMLElement>(':scope > [role=tooltip]');

/** Shifts a tooltip so that it does not overflow the window. */
function keepInside(bubble: HTMLElement): void {
  bubble.style.marginInlineStart = '';
  const { left, right } = bubble.getBoundingClientRect();
  const over =
    Math.min(left - margin, 0) || Math.max(right + margin - document.documentElement.clientWidth, 0);
  if (over !== 0) bubble.style.marginInlineStart = `${-over}px`;
}

/**
 * Keeps tooltips inside the window. Escape dismisses a visible tooltip until the pointer or focus returns (WCAG
 * 1.4.13).
 */
export const tooltips: Behaviour = (root, signal) => {
  const anchorOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-tooltip]') : null;
  const onEnter = (event: Event) => {
    const bubble = bubbleOf(anchorOf(event) ?? root);
    if (bubble) keepInside(bubble);
  };
  const onLeave = (event: MouseEvent | FocusEvent) => {
    const anchor = anchorOf(event);
    const isInside = event.relatedTarget instanceof Node && anchor?.contains(event.relatedTarget);
    if (!isInside) anchor?.removeAttribute('data-dismissed');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    for (const anchor of root.querySelectorAll('[data-tooltip]:is(:hover, :focus-within)'))
      anchor.setAttribute('data-dismissed', '');
  };
  root.addEventListener('mouseover', onEnter, { signal });
  root.addEventListener('focusin', onEnter, { signal });
  root.addEventListener('mouseout', onLeave, { signal });
  root.addEventListener('focusout', onLeave, { signal });
  // On the document, because a hovered tooltip must react to Escape while focus is elsewhere.
  document.addEventListener('keydown', onKey, { signal });
};
