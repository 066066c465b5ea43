import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './UtilityBar.schema.ts';
import { UtilityBar as View } from './UtilityBar.tsx';
import { words } from './UtilityBar.words.ts';

export const section = defineSection({
  name: 'UtilityBar',
  group: 'Page frame',
  summary: 'The thin bar above the navigation with short links and the language.',
  synonyms: ['top bar', 'language switch', 'utility navigation'],
  schema,
  View,
  words,
  slots: {
    end: {
      title: 'End',
      description: 'What stands before the languages, such as the button of the smart assistant.',
    },
  },
  examples: {
    /** Links above the navigation, and the languages of the page. */
    default: {
      links: [
        { text: 'Locations', href: '/locations.html' },
        { text: 'Help', href: '/contact-us.html' },
      ],
    },
    /** In Spanish. */
    spanish: { links: [{ text: 'Ayuda', href: '/es/' }] },
    /** Only the languages. */
    languagesOnly: { languages: ['en', 'es'] },
  },
  accessibility: [
    'Every language is named in that language and marked with its code.',
    'The current language is text, not a link.',
  ],
});
