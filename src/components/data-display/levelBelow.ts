import type { HeadingLevel } from '#content/heading.ts';

/** The level of headings inside a section whose own heading has a level; 4 is the lowest. */
export const levelBelow = (level: HeadingLevel) => Math.min(level + 1, 4) as HeadingLevel;
