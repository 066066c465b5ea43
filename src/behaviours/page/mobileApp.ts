import { sessionStore } from '#lib/visitor/storage.ts';

/** Values of `Channel` that the app sets. A channel such as `mobile-web` is a browser. */
const appChannel = /^mobile(?:[\s_-]?app)?$/i;

/**
 * Hides links of the header and footer that the bank's mobile app shows itself, if the page is shown in the app
 * (PAGE-10).
 */
export function mobileApp(page: Document): void {
  if (!appChannel.test(sessionStore.get('Channel')?.trim() ?? '')) return;
  for (const item of page.querySelectorAll<HTMLElement>('[data-mobile-app-nav]')) item.hidden = true;
}
