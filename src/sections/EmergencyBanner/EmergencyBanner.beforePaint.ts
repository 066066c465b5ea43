import type { Behaviour } from '#behaviours/behaviour.ts';
import { isDismissed } from './dismissedBanners.ts';

/** A banner that the visitor has closed is not painted again in the session. */
export const beforePaint: Behaviour = (root) => {
  root.hidden = isDismissed(root);
  return () => {};
};
