import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './ExternalLinkWarning.schema.ts';
import { ExternalLinkWarning as View } from './ExternalLinkWarning.tsx';
import { words } from './ExternalLinkWarning.words.ts';

const noLists = { bankDomains: [], listedDomains: [], blacklistedUrls: [] };

export const section = defineSection({
  name: 'ExternalLinkWarning',
  group: 'Page frame',
  summary: 'Warns before a link opens an external site. Pages with such links include it automatically.',
  synonyms: ['speed bump', 'exit warning', 'leaving site modal', 'external link modal'],
  schema,
  View,
  words,
  exitWarning: true,
  resolve: (props, { links }) => ({ ...props, lists: links ?? noLists }),
  examples: {
    /** With the site’s words. It opens when such a link is followed. */
    default: {},
    /** With custom words. */
    ownWords: {
      heading: 'This link leads to our partner',
      text: 'Our partner answers for what is there. **Your account numbers are never asked for.**',
    },
    /** In Spanish. */
    spanish: { heading: 'Este enlace lleva a nuestro socio' },
  },
  accessibility: [
    'A dialog named by its question; focus moves into it, stays inside, and returns to the link.',
    'Escape, a click outside and “Stay here” close it.',
    'Without JavaScript, the link works directly.',
  ],
});
