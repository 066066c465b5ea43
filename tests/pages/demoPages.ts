import { inject } from 'vitest';
import { readRelease } from '#composer/release/release.ts';

/** Paths of all pages of the demo bank: those of the site map and those it leaves out (errors, thanks). */
export function demoPages(releaseFolder = inject('releaseFolder')): string[] {
  const release = readRelease(releaseFolder);
  return Object.keys(release?.pages ?? {}).filter((path) => !path.startsWith('/trial/'));
}
