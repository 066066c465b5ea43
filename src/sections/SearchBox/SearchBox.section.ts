import { searchSettings } from '#content/searchService.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './SearchBox.schema.ts';
import { SearchBox as View } from './SearchBox.tsx';
import { words } from './SearchBox.words.ts';

export const section = defineSection({
  name: 'SearchBox',
  group: 'Articles and search',
  summary: 'Searches the site, with suggestions while the visitor types.',
  synonyms: ['search', 'search field', 'search bar'],
  schema,
  View,
  words,
  resolve: (props, { locale, search }) => ({ ...props, ...searchSettings(props, locale, search) }),
  hydrate: 'interaction',
  request: { method: 'get', fields: ['q'] },
  examples: {
    /** Before anything is typed. */
    default: { label: 'Search Elmstone Bank', resultsPage: '/search.html' },
    /** In Spanish. */
    spanish: { label: 'Buscar en Elmstone Bank', resultsPage: '/es/', profile: 'main-es' },
  },
  accessibility: [
    'A combobox that follows the ARIA pattern: arrow keys, Enter, Escape and Tab.',
    'The number of suggestions is announced.',
  ],
});
