import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems with redirects of pages and addresses. */
export const redirectCodes = defineProblems({
  'redirect-to-missing-page': error('Redirect to a missing page', 'There is no page {target}.'),
  'redirect-to-redirecting-page': error(
    'Redirect chain',
    '{target} also redirects visitors.',
    'Redirect to a page without "redirect".',
  ),
  'redirect-duplicate': error('Duplicate redirect', 'There is already a redirect from {from}.'),
  'redirect-shadows-page': error('Redirect hides a page', 'This redirect would hide the page {from}.'),
  'redirect-loop': error('Redirect loop', 'These redirects form a loop: {loop}.'),
});
