import { safeRedirect } from './urls.ts';

/**
 * Returns a redirect target if the page may lead there, else `undefined` (SEC-01). Allowed are targets on the site, and
 * on the bank's other origins from `site.json`, which the page repeats in `data-redirect-origins`.
 */
export function allowedRedirect(target: string, page: Document = document): string | undefined {
  const origins = page.body.dataset['redirectOrigins'] ?? '';
  const { pathname, search } = page.location;
  return safeRedirect(target, origins === '' ? [] : origins.split(' '), pathname + search);
}
