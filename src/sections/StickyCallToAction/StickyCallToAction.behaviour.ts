import type { Behaviour } from '#behaviours/behaviour.ts';

const first = 'main > [data-section]:first-child';

/**
 * Selects the page's banner if the page begins with it, alone or after what is not part of its text, such as a
 * breadcrumb. A later one is a promotion.
 */
const banner = `${first} [data-opening], ${first}:has(> [data-nosnippet]) + [data-section] [data-opening]`;

/**
 * Shows the bar once the visitor has scrolled past the bottom of the page's banner, or of the header if there is none
 * (WIDG-13). While the bar has focus, its visibility does not change.
 */
export const behaviour: Behaviour = (root, signal) => {
  const opening = document.querySelector(banner) ?? document.querySelector('header');
  let isPast = !opening;
  const show = () => {
    if (!root.contains(document.activeElement)) root.toggleAttribute('data-past', isPast);
  };
  const observer = new IntersectionObserver((entries) => {
    // Oldest first, if there are several.
    const entry = entries.at(-1);
    isPast = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0;
    show();
  });
  if (opening) observer.observe(opening);
  root.addEventListener('focusout', show, { signal });
  show();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    root.removeAttribute('data-past');
  });
};
