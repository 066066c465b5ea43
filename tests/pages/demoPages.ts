import { inject } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { readRelease } from '#composer/release/release.ts';

/** Paths of all pages of the demo bank: those of the site map and those it leaves out (errors, thanks). */
export function demoPages(releaseFolder = inject('releaseFolder')): string[] {
  const release = readRelease(releaseFolder);
  return Object.keys(release?.pages ?? {}).filter((path) => !path.startsWith('/trial/'));
}

/** Those in one language, wherever they stand. */
export function demoPagesIn(locale: Locale, releaseFolder = inject('releaseFolder')): string[] {
  const release = readRelease(releaseFolder);
  return demoPages(releaseFolder).filter((path) => release?.pages[path]?.locale === locale);
}
