import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems with redirects of pages and addresses. */
export const redirectCodes = defineProblems({
  'redirect-to-missing-page': error('Redirect to a missing page', 'There is no page {target}.'),
  'redirect-to-redirecting-page': error(
    'Redirect to a redirecting page',
    '{target} also redirects visitors.',
    'Redirect to a page without "redirect".',
  ),
  'redirect-chain': warning(
    'Redirect chain',
    '{target} redirects again, to {end}.',
    'Redirect straight to {end}, so that visitors wait for one answer less.',
  ),
  'redirect-duplicate': error('Duplicate redirect', 'There is already a redirect from {from}.'),
  'redirect-shadows-page': error('Redirect hides a page', 'This redirect would hide the page {from}.'),
  'redirect-leads-outside': error(
    'Redirect to another site',
    'This redirect leads to {received}, which is not on this site.',
    'If it is one of the bank’s sites, add its origin to “redirectOrigins” in site.json.',
  ),
  'redirect-loop': error('Redirect loop', 'These redirects form a loop: {loop}.'),
});
