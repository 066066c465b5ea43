import type { Behaviour } from '#behaviours/behaviour.ts';

/** Calls `tell` with whether any main action of the page outside of `root` is in view. */
function watchMainActions(root: HTMLElement, tell: (isAnyInView: boolean) => void): () => void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    tell(inView.size > 0);
  });
  const main = document.querySelector('main') ?? document.body;
  const watch = () => {
    for (const action of main.querySelectorAll('[data-main-action]'))
      if (!root.contains(action)) observer.observe(action);
  };
  // More actions may be added later, e.g. with results.
  const additions = new MutationObserver(watch);
  additions.observe(main, { childList: true, subtree: true });
  watch();
  return () => {
    additions.disconnect();
    observer.disconnect();
  };
}

/**
 * Calls `tell` with whether the visitor has scrolled past the first section or, if that is the bar itself, the header.
 */
function watchOpening(root: HTMLElement, tell: (isPast: boolean) => void): () => void {
  const opening = document.querySelector('main > [data-section]');
  const banner = opening === root ? null : opening;
  const marker = banner ?? document.querySelector('header');
  if (!marker) {
    tell(true);
    return () => {};
  }
  const observer = new IntersectionObserver(([entry]) => {
    tell(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top <= 0);
  });
  observer.observe(marker);
  return () => observer.disconnect();
}

/**
 * Shows the bar once the visitor has scrolled past the start of the page (WIDG-13), except while one of the page's own
 * main actions is in view, because the two would compete. While the bar has focus, its visibility does not change.
 */
export const behaviour: Behaviour = (root) => {
  let isPast = false;
  let isOffered = false;
  const show = () => {
    if (!root.contains(document.activeElement)) root.toggleAttribute('data-past', isPast && !isOffered);
  };
  const stopOpening = watchOpening(root, (past) => {
    isPast = past;
    show();
  });
  const stopActions = watchMainActions(root, (isAnyInView) => {
    isOffered = isAnyInView;
    show();
  });
  root.addEventListener('focusout', show);
  return () => {
    stopOpening();
    stopActions();
    root.removeEventListener('focusout', show);
    root.removeAttribute('data-past');
  };
};
