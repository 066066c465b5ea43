import type { Behaviour } from '#behaviours/behaviour.ts';
import { inlineSvg } from '#behaviours/inlineSvg.ts';

/** Fetches and inlines drawings that were not inlined when the page was built (WIDG-16). */
export const behaviour: Behaviour = (root) => {
  for (const image of root.querySelectorAll<HTMLImageElement>('figure > img'))
    void inlineSvg(image, `${root.id}-`);
};
