import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './OfficialSign.schema.ts';
import { OfficialSign as View } from './OfficialSign.tsx';
import { words } from './OfficialSign.words.ts';

export const section = defineSection({
  name: 'OfficialSign',
  group: 'Page frame',
  summary:
    'The official sign of the brand’s regulator, FDIC or NCUA, that home, sign-in and application pages must show.',
  synonyms: ['FdicDigitalSign', 'FDIC', 'FDIC sign', 'FDIC banner', 'NCUA', 'NCUA sign'],
  schema,
  View,
  words,
  provides: ['official-sign'],
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
