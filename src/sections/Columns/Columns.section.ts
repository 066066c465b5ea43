import { defineSection } from '#section-kit/defineSection.ts';
import type { SlotColumn } from '#section-kit/picturePlace.ts';
import { schema } from './Columns.schema.ts';
import { Columns as View } from './Columns.tsx';

/** The slots are side by side on large screens only, with a gap between them. */
const columnWith = (share: number): SlotColumn => ({ xs: { share: 1 }, lg: { share, gaps: 8 } });

export const section = defineSection({
  name: 'Columns',
  group: 'Text and media',
  summary: 'Puts sections side by side on large screens.',
  synonyms: ['grid', 'row', 'two columns', 'side by side', 'layout columns'],
  schema,
  View,
  slots: {
    main: {
      title: 'Main',
      description: 'What the visitor came for; first on narrow screens.',
      column: ({ share }) => columnWith(share === 'equal' ? 1 / 2 : 2 / 3),
    },
    aside: {
      title: 'Aside',
      description: 'What helps with it.',
      column: ({ share }) => columnWith(share === 'equal' ? 1 / 2 : 1 / 3),
    },
  },
  examples: {
    /** Two slots, with the first one wider. */
    default: {},
    /** Two slots of equal width on a quiet panel. */
    equalQuiet: { share: 'equal', tone: 'quiet' },
  },
  accessibility: ['The reading order is main, then aside, at every width.'],
});
