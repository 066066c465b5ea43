import type { Behaviour } from '#behaviours/behaviour.ts';
import { isDismissed } from './dismissedBanners.ts';
import { showHoliday } from './showHoliday.ts';

/** Before the first paint, hides a banner that the visitor has dismissed in this session, or without a near holiday. */
export const beforePaint: Behaviour = (root) => {
  showHoliday(root);
  root.hidden = isDismissed(root);
};
