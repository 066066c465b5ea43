import { readRecord, sessionStore } from '#lib/visitor/storage.ts';

const idOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-banner]')?.dataset['banner'] ?? '';

export const isDismissed = (root: HTMLElement): boolean =>
  Object.hasOwn(readRecord(sessionStore, 'dismissedBanners'), idOf(root));

/** Remembers for the session that the banner was dismissed. */
export function dismiss(root: HTMLElement): void {
  const dismissed = readRecord(sessionStore, 'dismissedBanners');
  dismissed[idOf(root)] = 'closed';
  sessionStore.set('dismissedBanners', JSON.stringify(dismissed));
}
