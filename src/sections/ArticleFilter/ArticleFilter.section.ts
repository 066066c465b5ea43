import { searchSettings } from '#content/searchService.ts';
import { defineSection, isArticleField, type PageFacts } from '#section-kit/defineSection.ts';
import { schema } from './ArticleFilter.schema.ts';
import { ArticleFilter as View } from './ArticleFilter.tsx';
import { words } from './ArticleFilter.words.ts';
import { titleMark, topicOf } from './filterAddress.ts';
import { articlePlaces, pictured } from '#section-kit/articlePlaces.ts';
import type { KnownArticle } from '#section-kit/siteData.ts';
import type { FoundArticle } from '#data/articles.ts';
import { type FilterProps, perPage } from './useArticles.ts';

const asFound = ({ path, title, text, image, ...article }: KnownArticle): FoundArticle => {
  const { topic, product, audience, callToAction } = article;
  return {
    url: path,
    title,
    summary: text,
    product,
    audience,
    callToAction,
    image: image?.src ?? '',
    sources: image?.sources ?? [],
    fields: { topic, product, audience },
  };
};

/** Returns the articles of the published page: all, or those of the topic in its path. */
function firstArticles(
  page: Pick<PageFacts, 'path' | 'articles' | 'picture' | 'pictureSizes'>,
): Pick<FilterProps, 'path' | 'topicText' | 'first' | 'count' | 'sizes'> {
  const { path, articles, pictureSizes } = page;
  const topic = topicOf(path);
  const all = articles(topic === '' ? {} : { topic });
  return {
    path,
    topicText: topic.replaceAll('-', ' '),
    first: all.slice(0, perPage).map((article) => asFound(pictured(article, 'grid', page))),
    count: all.length,
    ...(pictureSizes && {
      sizes: { grid: pictureSizes(articlePlaces.grid), list: pictureSizes(articlePlaces.list) },
    }),
  };
}

const domain = 'site';

export const section = defineSection({
  name: 'ArticleFilter',
  group: 'Articles and search',
  summary: 'Filters articles by text, topic and other fields that the author chooses.',
  synonyms: ['article search', 'filter page', 'library', 'resource center'],
  schema,
  View,
  bringsLinks: true,
  articleValues: ({ filters }) =>
    filters.flatMap(({ name: field, options }) =>
      isArticleField(field) ? options.map(({ value }) => ({ field, value })) : [],
    ),
  words,
  resolve: (props, page) => ({
    ...props,
    ...searchSettings(props, page.locale, { domain, ...page.search, profile: 'articles' }),
    ...firstArticles(page),
  }),
  hydrate: 'interaction',
  request: {
    method: 'get',
    fields: ['action'],
    titleMark: ({ filters }, asked, known) => titleMark(asked.toString(), filters, known),
  },
  examples: {
    /** All articles, until the visitor filters them. */
    default: {
      heading: 'All articles',
      text: 'Search them, or choose a topic.',
      filters: [
        {
          name: 'topic',
          label: 'Topic',
          all: 'All topics',
          options: [
            { value: 'saving', label: 'Saving' },
            { value: 'home-buying', label: 'Home buying' },
          ],
        },
        {
          name: 'audience',
          label: 'Written for',
          all: 'Everyone',
          options: [{ value: 'businesses', label: 'Businesses' }],
        },
      ],
      noResults: { heading: 'Nothing fits yet', text: 'Try fewer words or another topic.' },
      error: 'Articles cannot be searched right now. Please try again in a moment.',
    },
    /** In Spanish, without dropdowns. */
    spanish: {
      heading: 'Todos los artículos',
      noResults: { heading: 'No hay nada todavía', text: 'Pruebe con menos palabras.' },
      error: 'No se puede buscar en este momento. Inténtelo de nuevo en un momento.',
    },
  },
  accessibility: [
    'The number of articles is announced and receives focus after the visitor submits the filter.',
    'Dropdowns are comboboxes with a listbox: arrow keys move in it, Enter and Space choose, Escape and Tab close it.',
    'Nothing changes until the visitor submits the filter.',
  ],
});
