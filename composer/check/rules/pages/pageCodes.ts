import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import {
  examplePage,
  type ProblemExamples,
  pageWith,
  pageWithFields,
} from '#composer/problems/problemExample.ts';

/** Problems with page addresses, titles and descriptions. */
export const pageCodes = defineProblems({
  'page-name': error(
    'Invalid file name',
    'The name of this file would result in the address {path}.',
    'Use lowercase letters, digits and hyphens: cd-rates.json becomes /cd-rates.html.',
  ),
  'duplicate-page': error(
    'Duplicate page address',
    'This page and {other} would both have the address {path}.',
    'Rename one of the files.',
  ),
  'reserved-address': warning(
    'Reserved address',
    'The server answers {folder} itself, and not with pages.',
    'Move the file into a folder with another name.',
  ),
  'article-without-details': warning(
    'Article without details',
    'This page is {is}, but it has no “article”, so that no list of articles shows it.',
    'Add "article": { "topic": …, "product": …, "audience": … }, or give the page another “pageType”.',
  ),
  'article-value-unknown': warning(
    'Article in no list',
    'No list or filter of articles has the {field} “{value}”.',
    'The site has {known}. Add the {field} to the filter if it is new.',
  ),
  'title-length': warning('Title length', 'The title has {length} characters; {advice}.'),
  'description-length': warning('Description length', 'The description has {length} characters; {advice}.'),
  'duplicate-title': warning(
    'Duplicate title',
    '{other} has the same title.',
    'Give each page a unique title.',
  ),
  'no-article': error(
    'Not an article',
    '{target} {is}.',
    'Lists of articles can only include pages of type "article" that have an “article” object.',
  ),
  'article-page-type': error(
    '“article” on a page of another type',
    '“article” is only for pages of type "article"; this page is of type "{pageType}".',
    'Set "pageType" to "article", or remove “article”.',
  ),
});

export const pageExamples: ProblemExamples<typeof pageCodes> = {
  'page-name': { 'Savings Accounts.json': examplePage() },
  'duplicate-page': {
    'savings.json': examplePage(),
    'savings/index.json': examplePage([], { title: 'All our savings accounts' }),
  },
  'reserved-address': { 'health/ready.json': examplePage() },
  'title-length': pageWithFields({ title: 'Savings' }),
  'description-length': pageWithFields({ description: 'Our savings.' }),
  'duplicate-title': { 'savings.json': examplePage(), 'saving-more.json': examplePage() },
  'no-article': pageWith('FeaturedArticles', { heading: 'Read on', articles: ['/no-such-article.html'] }),
  'article-without-details': pageWithFields({ pageType: 'article' }),
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
