import type { Behaviour } from '#behaviours/behaviour.ts';
import { isDismissed } from './dismissedBanners.ts';

/** Hides a banner that the visitor has dismissed in this session before the first paint. */
export const beforePaint: Behaviour = (root) => {
  root.hidden = isDismissed(root);
};
