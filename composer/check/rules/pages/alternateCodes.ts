import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems of a page and the same page in other languages. */
export const alternateCodes = defineProblems({
  'locale-against-path': error(
    'Locale that contradicts the path',
    'Every page in the folder {folder} is {right}; this one says {locale}.',
    'Delete "locale", or move the page out of the folder.',
  ),
  'alternate-missing': error(
    'Alternate does not exist',
    'There is no page {target} for the alternate “{locale}”.',
  ),
  'alternate-language': error('Alternate in another language', '{target} is not in the language “{locale}”.'),
  'alternate-self': error(
    'Alternate of itself',
    'A page is not an alternate of itself.',
    'Delete this line.',
  ),
  'alternate-one-way': error(
    'Alternate that does not point back',
    '{target} does not name {page} as its alternate “{locale}”, so search engines ignore both.',
    'Add "{locale}": "{page}" to the alternates of {target}.',
  ),
  'alternate-unsaid': warning(
    'Alternate not named',
    '{target} looks like this page in another language, but is not among its alternates.',
    'Add "{locale}": "{target}" to "alternates".',
  ),
});
