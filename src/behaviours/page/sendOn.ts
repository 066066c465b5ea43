import { type CookieName, readCookie } from '#lib/cookies.ts';
import { safeRedirect } from '#lib/urls.ts';

interface SendOn {
  readonly cookie: CookieName;
  readonly is: string;
  readonly to: string;
}

/** Sends a visitor whose cookie says so to another page; the way back does not lead here again (PAGE-07). */
export function sendOn(page: Document): void {
  const mark = page.body.dataset['sendOn'];
  if (mark === undefined) return;
  // Written by renderPage from the page's definition.
  const { cookie, is, to } = JSON.parse(mark) as SendOn;
  const target = safeRedirect(to);
  if (target !== undefined && target !== page.location.pathname && readCookie(cookie) === is)
    page.location.replace(target);
}
