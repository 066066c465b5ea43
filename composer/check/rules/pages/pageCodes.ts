import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems of addresses, titles and descriptions of pages. */
export const pageCodes = defineProblems({
  'page-name': error(
    'File name unfit for an address',
    'The name of this file would make the address {path}.',
    'Use lower-case letters, digits and dashes: cd-rates.json becomes /cd-rates.html.',
  ),
  'duplicate-page': error(
    'Two pages, one address',
    'This page and {other} would both be {path}.',
    'Rename one file.',
  ),
  'title-length': warning('Title length', 'The title has {length} characters; {advice}.'),
  'description-length': warning('Description length', 'The description has {length} characters; {advice}.'),
  'duplicate-title': warning(
    'Title used twice',
    '{other} has the same title.',
    'Each page needs a title of its own.',
  ),
  'no-article': error(
    'Not an article',
    '{target} {is}.',
    'A list of articles names pages with the type "article" that say what article they are.',
  ),
  'article-page-type': error(
    'Article on a page of another type',
    '“article” is only for pages with the type "article"; this one has "{pageType}".',
    'Write "pageType": "article", or leave “article” out.',
  ),
});
