import type { Behaviour } from '#behaviours/behaviour.ts';
import { inlineSvg } from '#behaviours/inlineSvg.ts';

/** Fetches what the page was made without (WIDG-16). */
export const behaviour: Behaviour = (root) => {
  for (const image of root.querySelectorAll<HTMLImageElement>('figure > img'))
    void inlineSvg(image, `${root.id}-`);
  return () => {};
};
