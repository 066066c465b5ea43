import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { pageCodes } from './pageCodes.ts';

export const pageExamples: ProblemExamples<typeof pageCodes> = {
  'page-name': { 'Savings Accounts.json': examplePage() },
  'duplicate-page': {
    'savings.json': examplePage(),
    'savings/index.json': examplePage([], { title: 'All our savings accounts' }),
  },
  'title-length': { 'savings.json': examplePage([], { title: 'Savings' }) },
  'description-length': { 'savings.json': examplePage([], { description: 'Our savings.' }) },
  'duplicate-title': { 'savings.json': examplePage(), 'saving-more.json': examplePage() },
  'no-article': {
    'savings.json': examplePage([
      { component: 'FeaturedArticles', props: { heading: 'Read on', articles: ['/no-such-article.html'] } },
    ]),
  },
  'article-without-details': { 'savings.json': examplePage([], { pageType: 'article' }) },
  'article-value-unknown': {
    'articles.json': examplePage([
      {
        component: 'ArticleFilter',
        props: {
          heading: 'All articles',
          filters: [
            {
              name: 'topic',
              label: 'Topic',
              all: 'All topics',
              options: [{ value: 'saving', label: 'Saving' }],
            },
          ],
          noResults: { heading: 'Nothing found', text: 'Choose another topic.' },
          error: 'The articles cannot be searched right now.',
        },
      },
    ]),
    'first-home.json': examplePage([], {
      title: 'How to buy your first home',
      pageType: 'article',
      article: { topic: 'students', product: 'mortgages', audience: 'everyone' },
    }),
  },
  'article-page-type': {
    'savings.json': examplePage([], {
      pageType: 'general',
      article: { topic: 'saving', product: 'savings', audience: 'everyone' },
    }),
  },
};
