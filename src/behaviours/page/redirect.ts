import { type CookieName, readCookie } from '#lib/visitor/cookies.ts';
import { safeRedirect } from '#lib/address/urls.ts';

interface Redirect {
  readonly cookie: CookieName;
  readonly is: string;
  readonly to: string;
}

/**
 * Redirects visitors whose cookie has the configured value (PAGE-07). Replaces the history entry, so that the Back
 * button does not return here.
 */
export function redirect(page: Document): void {
  const mark = page.body.dataset['redirect'];
  if (mark === undefined) return;
  // `renderPage` writes this attribute from the page definition.
  const { cookie, is, to } = JSON.parse(mark) as Redirect;
  const target = safeRedirect(to);
  if (target !== undefined && target !== page.location.pathname && readCookie(cookie) === is)
    page.location.replace(target);
}
