import type { Behaviour } from '#behaviours/behaviour.ts';
import { lastSearch } from './lastSearch.ts';

/** Restores the last search, which only the browser knows, when the visitor goes back (SRCH-07). */
export const behaviour: Behaviour = (root, signal) => {
  const input = root.querySelector<HTMLInputElement>('[name=q]');
  const form = input?.form;
  if (!form) return;
  const restore = () => {
    input.value = lastSearch(form.action);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restore();
  };
  // A visitor who is already in the box may have cleared it.
  if (input.value === '' && document.activeElement !== input) restore();
  addEventListener('pageshow', onShow, { signal });
};
