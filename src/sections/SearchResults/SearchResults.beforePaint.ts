import type { Behaviour } from '#behaviours/behaviour.ts';

/** Makes room for results before the first paint if the address has a search, so that they shift nothing. */
export const beforePaint: Behaviour = (root, signal) => {
  const show = () => {
    const term = new URLSearchParams(location.search).get('q') ?? '';
    root.toggleAttribute('data-searching', term !== '');
  };
  show();
  addEventListener('popstate', show, { signal });
};
