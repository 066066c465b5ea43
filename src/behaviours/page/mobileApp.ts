import { sessionStore } from '#lib/visitor/storage.ts';

/** Hides navigation items that the bank's mobile app provides itself, if the page is shown in the app (PAGE-10). */
export function mobileApp(page: Document): void {
  if (!/mobile/i.test(sessionStore.get('Channel') ?? '')) return;
  for (const item of page.querySelectorAll<HTMLElement>('[data-mobile-app-nav]')) item.hidden = true;
}
