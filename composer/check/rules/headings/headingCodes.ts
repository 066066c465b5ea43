import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of a page’s outline. */
export const headingCodes = defineProblems({
  'no-main-heading': error('No main heading', 'No section of this page has a heading of level 1.', '{how}.'),
  'second-main-heading': error(
    'Two main headings',
    '{page} has a second heading of level 1 here; the first is {other}.',
  ),
  'heading-skip': error(
    'Heading level skipped',
    'The heading level goes from {before} to {level} on {page}.',
    '{how}, so that screen readers announce an outline without holes.',
  ),
});
