import { pictured } from '#section-kit/articlePlaces.ts';
import { defineSection, isArticleField, type PropWarning } from '#section-kit/defineSection.ts';
import { featured, mostArticles } from './featured.ts';
import { type Props, schema } from './FeaturedArticles.schema.ts';
import { FeaturedArticles as View } from './FeaturedArticles.tsx';
import { words } from './FeaturedArticles.words.ts';

/** Warns of articles that are shown in parts, but are too few for more than one part. */
function pageWarnings(props: Props): readonly PropWarning[] {
  const { view, pageSize } = props;
  const most = mostArticles(props);
  if (view === 'all' || most > pageSize) return [];
  const parts = view === 'pages' ? 'a single page' : 'all of them at once, without a button for more';
  const few = most === 1 ? 'one article' : `${most} articles`;
  return [
    {
      path: ['view'],
      message: `“${view}” shows ${parts}: there are at most ${few}, and “pageSize” is ${pageSize}.`,
      hint: 'Set a higher “limit”, a lower “pageSize”, or leave out “view”.',
    },
  ];
}

const link = { text: 'See all articles', href: '/articles.html' };

export const section = defineSection({
  name: 'FeaturedArticles',
  group: 'Articles and search',
  summary: 'Links to articles that the author lists or that match a filter; titles come from their pages.',
  synonyms: ['related articles', 'article list', 'article cards', 'read more', 'stories'],
  schema,
  View,
  words,
  warnings: pageWarnings,
  articleValues: ({ from = {} }) =>
    Object.entries(from).flatMap(([field, value]) =>
      isArticleField(field) ? [{ field, value, isSelected: true }] : [],
    ),
  resolve: ({ articles, from, limit, ...props }, page) => ({
    ...props,
    articles: featured({ articles, from, limit }, page).map((article) =>
      pictured(article, props.layout, page),
    ),
  }),
  standsApart: true,
  examples: {
    /** Three articles on a topic, all at once. */
    default: {
      heading: 'Saving, in plain words',
      text: 'Written by the people who answer the phone.',
      from: { topic: 'saving' },
      link,
    },
    /** Three articles, with a button for more. */
    viewMore: { heading: 'Read on', from: {}, limit: 8, view: 'viewMore', link },
    /** Page by page. */
    pages: { heading: 'Read on', from: {}, limit: 8, view: 'pages', link },
    /** A list on a quiet panel. */
    list: {
      heading: 'Before you borrow',
      articles: ['/articles/sample-2.html', '/articles/sample-9.html'],
      layout: 'list',
      tone: 'quiet',
    },
    /** A single article. */
    single: { heading: 'Read this first', articles: ['/articles/sample-4.html'] },
    /** In Spanish. */
    spanish: {
      heading: 'Para leer',
      from: {},
      limit: 4,
      view: 'viewMore',
      link: { text: 'Ver todos los artículos', href: '/es/articles.html' },
    },
    /** In Chinese. */
    chinese: { heading: '延伸阅读', from: {}, view: 'pages', pageSize: 2, limit: 4 },
  },
  accessibility: [
    'Articles are a list; each is one link, named by its title.',
    'The “more” button moves focus to the first new article.',
    'The number of the selected page is announced.',
  ],
});
