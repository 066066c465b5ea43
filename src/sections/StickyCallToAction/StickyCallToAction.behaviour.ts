import type { Behaviour } from '#behaviours/behaviour.ts';

/** Hides the bar until the header, or the banner that opens the page, has been scrolled past (WIDG-13). */
export const behaviour: Behaviour = (root) => {
  const first = document.querySelector('main > [data-section]');
  const banner = first === root ? null : first;
  const marker = banner ?? document.querySelector('header');
  if (!marker) return () => {};
  root.toggleAttribute('data-waiting', true);
  const observer = new IntersectionObserver(([entry]) => {
    root.toggleAttribute(
      'data-waiting',
      entry !== undefined && (entry.isIntersecting || entry.boundingClientRect.top > 0),
    );
  });
  observer.observe(marker);
  return () => {
    observer.disconnect();
    root.removeAttribute('data-waiting');
  };
};
