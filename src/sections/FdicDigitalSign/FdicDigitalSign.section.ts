import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './FdicDigitalSign.schema.ts';
import { FdicDigitalSign as View } from './FdicDigitalSign.tsx';
import { words } from './FdicDigitalSign.words.ts';

export const section = defineSection({
  name: 'FdicDigitalSign',
  summary: 'The FDIC official digital sign that home, sign-in and application pages must show.',
  synonyms: ['FDIC', 'FDIC sign', 'FDIC banner'],
  schema,
  View,
  words,
  provides: ['fdic-digital-sign'],
  examples: {
    /** The official sign as a bar across the page. */
    default: {},
    /** The sign within the text of a page. */
    inline: { placement: 'inline' },
    /** The sign stays in English on Spanish pages. */
    spanish: {},
    /** The sign stays in English on Chinese pages. */
    chineseInline: { placement: 'inline' },
  },
  accessibility: ['The sign is text in the colors that the rule prescribes, not an image.'],
});
