import { readRecord, sessionStore } from '#lib/visitor/storage.ts';

const idOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-banner]')?.dataset['banner'] ?? '';

export const isDismissed = (root: HTMLElement): boolean =>
  Object.hasOwn(readRecord(sessionStore, 'dismissedBanners'), idOf(root));

/** Keeps the banner closed for the session. */
export function dismiss(root: HTMLElement): void {
  const dismissed = readRecord(sessionStore, 'dismissedBanners');
  dismissed[idOf(root)] = 'closed';
  sessionStore.set('dismissedBanners', JSON.stringify(dismissed));
}
