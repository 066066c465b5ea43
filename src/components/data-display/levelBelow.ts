import type { HeadingLevel } from '#content/fields.ts';

/** Returns the level of headings nested under a heading of this level, at most 4. */
export const levelBelow = (level: HeadingLevel) => Math.min(level + 1, 4) as HeadingLevel;
