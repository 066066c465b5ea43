import { sessionStore } from '#lib/visitor/storage.ts';

/** Inside the bank's mobile app, hides the navigation items that the app has itself (PAGE-10). */
export function mobileApp(page: Document): void {
  if (!/mobile/i.test(sessionStore.get('Channel') ?? '')) return;
  for (const item of page.querySelectorAll<HTMLElement>('[data-mobile-app-nav]')) item.hidden = true;
}
