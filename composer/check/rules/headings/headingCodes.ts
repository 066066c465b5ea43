import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems with a page’s heading outline. */
export const headingCodes = defineProblems({
  'no-main-heading': error('No main heading', 'No section of this page has a level 1 heading.', '{how}.'),
  'second-main-heading': error(
    'Second main heading',
    '{page} has a second level 1 heading here; the first is {other}.',
  ),
  'heading-skip': error(
    'Skipped heading level',
    'The heading level jumps from {before} to {level} on {page}.',
    '{how}, so that the outline that screen readers announce has no gaps.',
  ),
});
