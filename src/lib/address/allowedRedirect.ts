import { safeRedirect } from './urls.ts';

/**
 * Where a page's program may lead the visitor: to a target on the site, or on one of the bank's other sites that
 * `site.json` names and the page repeats (SEC-01). `undefined` for any other target.
 */
export function allowedRedirect(target: string, page: Document = document): string | undefined {
  const origins = page.body.dataset['redirectOrigins'] ?? '';
  return safeRedirect(target, origins === '' ? [] : origins.split(' '));
}
