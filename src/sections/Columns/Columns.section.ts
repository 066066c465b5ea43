import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './Columns.schema.ts';
import { Columns as View } from './Columns.tsx';

export const section = defineSection({
  name: 'Columns',
  summary: 'Puts sections side by side on large screens.',
  synonyms: ['grid', 'row', 'two columns', 'side by side', 'layout columns'],
  schema,
  View,
  slots: {
    main: { title: 'Main', description: 'What the visitor came for; first on narrow screens.' },
    aside: { title: 'Aside', description: 'What helps with it.' },
  },
  examples: {
    /** Two slots, the first one wider. */
    default: {},
    /** Two slots of equal width on a quiet panel. */
    equalQuiet: { share: 'equal', tone: 'quiet' },
  },
  accessibility: ['The reading order is main, then aside, at every width.'],
});
