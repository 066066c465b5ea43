import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './ExternalLinkWarning.schema.ts';
import { ExternalLinkWarning as View } from './ExternalLinkWarning.tsx';
import { words } from './ExternalLinkWarning.words.ts';

const noLists = { bankDomains: [], listedDomains: [], blacklistedUrls: [] };

export const section = defineSection({
  name: 'ExternalLinkWarning',
  summary: 'Asks before a link leads to somebody else’s site. Pages with such a link have it by themselves.',
  synonyms: ['speed bump', 'exit warning', 'leaving site modal', 'external link modal'],
  schema,
  View,
  words,
  exitWarning: true,
  resolve: (props, { links }) => ({ ...props, lists: links ?? noLists }),
  examples: {
    /** In the site’s words, as pages have it. It shows when such a link is followed. */
    default: {},
    /** With words of its own. */
    ownWords: {
      heading: 'This link leads to our partner',
      text: 'Our partner answers for what is there. **Your account numbers are never asked for.**',
    },
    /** In Spanish. */
    spanish: { heading: 'Este enlace lleva a nuestro socio' },
  },
  accessibility: [
    'A dialog named by its question; the focus goes in at once, stays inside, and returns to the link.',
    'Escape, a click beside it and “Stay here” close it.',
    'Without JavaScript the link simply works.',
  ],
});
