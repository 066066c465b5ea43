import { z } from 'zod';

/** The level of a section's heading. The headings on a page must not skip a level. */
export const headingLevel = (level: 1 | 2 | 3 | 4 = 2) =>
  z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
    .default(level)
    .meta({
      title: 'Heading level',
      description: 'Level of the heading in the page outline.',
      portico: 'heading',
    });
export type HeadingLevel = 1 | 2 | 3 | 4;
