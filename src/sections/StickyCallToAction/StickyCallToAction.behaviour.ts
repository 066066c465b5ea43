import type { Behaviour } from '#behaviours/behaviour.ts';

/** Shows the bar once the header, or the banner that opens the page, has been scrolled past (WIDG-13). */
export const behaviour: Behaviour = (root) => {
  const show = (isPast: boolean) => root.toggleAttribute('data-past', isPast);
  const opening = document.querySelector('main > [data-section]');
  const banner = opening === root ? null : opening;
  const marker = banner ?? document.querySelector('header');
  if (!marker) {
    show(true);
    return () => show(false);
  }
  const observer = new IntersectionObserver(([entry]) => {
    show(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top <= 0);
  });
  observer.observe(marker);
  return () => {
    observer.disconnect();
    show(false);
  };
};
