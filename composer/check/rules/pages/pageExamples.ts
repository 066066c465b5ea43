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
  'article-page-type': {
    'savings.json': examplePage([], {
      pageType: 'general',
      article: { topic: 'saving', product: 'savings', audience: 'everyone' },
    }),
  },
};
