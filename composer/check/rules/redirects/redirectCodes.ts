import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of pages and addresses that lead on. */
export const redirectCodes = defineProblems({
  'redirect-to-missing-page': error('Redirect to a missing page', 'There is no page {target}.'),
  'redirect-to-redirecting-page': error(
    'Redirect to a page that redirects',
    '{target} redirects visitors as well.',
    'Redirect them to a page without "redirect".',
  ),
  'redirect-duplicate': error('Redirect written twice', 'There is already a redirect from {from}.'),
  'redirect-shadows-page': error(
    'Redirect hides a page',
    '{from} is a page, which this redirect would hide.',
  ),
  'redirect-loop': error('Redirects in a circle', 'These redirects lead in a circle: {loop}.'),
});
