import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './LanguageModal.schema.ts';
import { LanguageModal as View } from './LanguageModal.tsx';
import { words } from './LanguageModal.words.ts';

export const section = defineSection({
  name: 'LanguageModal',
  summary: 'Asks whether to go on in Spanish. Stands in the header of a site that has Spanish pages.',
  synonyms: ['language dialog', 'spanish modal', 'language indicator'],
  schema,
  View,
  words,
  examples: {
    /** In the site’s words. It shows when a link to the Spanish page is followed. */
    default: {},
    /** With words of its own. */
    ownWords: {
      heading: 'Go to our Spanish pages?',
      text: '**Agreements** are in English only.',
    },
    /** In Spanish: it shows by itself, once a session, to visitors who come from nowhere. */
    spanish: {},
  },
  accessibility: [
    'A dialog named by its question; the focus goes in at once, stays inside, and returns to the link.',
    'Escape and a click beside it leave the visitor in the language of the page.',
    'Without JavaScript the links between the languages simply work.',
  ],
});
