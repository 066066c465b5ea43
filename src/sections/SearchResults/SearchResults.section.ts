import { searchIn } from '#lib/address/searchAddress.ts';
import { searchSettings } from '#content/searchService.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { capturedBy, redirectFor, titleMark } from './searchAnswer.ts';
import { schema } from './SearchResults.schema.ts';
import { SearchResults as View } from './SearchResults.tsx';
import { words } from './SearchResults.words.ts';

export const section = defineSection({
  name: 'SearchResults',
  group: 'Articles and search',
  summary: 'Shows the site search results for the q parameter of the URL.',
  synonyms: ['results', 'search page'],
  schema,
  View,
  pictures: { noResultsImage: { xs: { share: 1 } } },
  bringsLinks: true,
  words,
  resolve: (props, page) => ({
    ...props,
    ...searchSettings(props, page.locale, page.search),
    ...capturedBy(props, page),
  }),
  redirects: ({ redirects }) =>
    redirects.map(({ href }, index) => ({ href, path: ['redirects', index, 'href'] })),
  hydrate: 'interaction',
  request: {
    method: 'get',
    fields: ['q'],
    titleMark: (_props, asked, known) => titleMark(known, searchIn(asked.toString())),
    redirect: ({ redirects }, asked) => redirectFor(redirects, searchIn(asked.toString()).term),
  },
  examples: {
    /** Before a search. */
    default: {
      heading: 'Search results',
      noResults: 'Try fewer or other words.',
      error: 'The search does not answer right now. Please try again in a moment.',
      recommended: [{ text: 'CD rates', href: '/cd-rates.html' }],
      redirects: [{ keyword: 'routing number', href: '/contact-us.html' }],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Resultados',
      noResults: 'Pruebe con menos palabras.',
      error: 'La búsqueda no responde.',
      profile: 'main-es',
    },
  },
  accessibility: [
    'The number of results is announced and takes focus after half a second, unless the visitor is typing.',
    'Results are a list; every page of results has a name.',
  ],
});
