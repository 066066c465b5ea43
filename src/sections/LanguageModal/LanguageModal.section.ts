import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './LanguageModal.schema.ts';
import { LanguageModal as View } from './LanguageModal.tsx';
import { words } from './LanguageModal.words.ts';

export const section = defineSection({
  name: 'LanguageModal',
  group: 'Page frame',
  summary: 'Asks whether to continue in Spanish. Belongs in the header of a site with Spanish pages.',
  synonyms: ['language dialog', 'spanish modal', 'language indicator'],
  schema,
  View,
  words,
  // Elsewhere, the dialog only opens when its link is followed.
  changesFirstPaint: (_props, { locale }) => locale === 'es',
  examples: {
    /** With the site’s words. It opens when a link to the Spanish page is followed. */
    default: {},
    /** With custom words. */
    ownWords: {
      heading: '{lang:es|¿Ir a nuestras páginas en español?}',
      text: '{lang:es|Los contratos solo están en inglés.}',
    },
    /** In Spanish: it opens by itself once per session for visitors without a referrer. */
    spanish: {},
  },
  accessibility: [
    'The question for Spanish is in Spanish and marked as such, and so is its main button.',
    'A dialog named by its question; focus moves into it, stays inside, and returns to the link, or goes to the page’s content if no link opened it.',
    'Escape or a click outside keeps the current language.',
    'Without JavaScript, the links between languages work directly.',
  ],
});
