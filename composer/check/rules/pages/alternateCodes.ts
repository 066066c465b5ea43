import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems with a page and its versions in other languages. */
export const alternateCodes = defineProblems({
  'locale-against-path': error(
    'Locale that contradicts the path',
    'Every page in the folder {folder} is {right}, but this one says {locale}.',
    'Delete "locale", or move the page out of the folder.',
  ),
  'alternate-missing': error('Missing alternate', 'There is no page {target} for the alternate “{locale}”.'),
  'alternate-language': error(
    'Alternate in the wrong language',
    '{target} is not in the language “{locale}”.',
  ),
  'alternate-self': error(
    'Page is its own alternate',
    'A page cannot be its own alternate.',
    'Delete this line.',
  ),
  'alternate-one-way': error(
    'One-way alternate',
    '{target} does not list {page} as its alternate “{locale}”, so search engines ignore both.',
    'Add "{locale}": "{page}" to the alternates of {target}.',
  ),
  'alternate-unsaid': warning(
    'Undeclared alternate',
    '{target} looks like this page in another language but is not one of its alternates.',
    'Add "{locale}": "{target}" to "alternates".',
  ),
});
