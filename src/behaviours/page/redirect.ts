import { type CookieName, readCookie } from '#lib/visitor/cookies.ts';
import { safeRedirect } from '#lib/address/urls.ts';

interface Redirect {
  readonly cookie: CookieName;
  readonly is: string;
  readonly to: string;
}

/** Redirects a visitor whose cookie says so; the way back does not lead here again (PAGE-07). */
export function redirect(page: Document): void {
  const mark = page.body.dataset['redirect'];
  if (mark === undefined) return;
  // Written by renderPage from the page's definition.
  const { cookie, is, to } = JSON.parse(mark) as Redirect;
  const target = safeRedirect(to);
  if (target !== undefined && target !== page.location.pathname && readCookie(cookie) === is)
    page.location.replace(target);
}
