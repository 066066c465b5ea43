import { inject } from 'vitest';
import { readRelease } from '#composer/publish/release.ts';

/** Paths of all pages of the demo bank: those of the site map and those it leaves out (errors, thanks). */
export function demoPages(): string[] {
  const release = readRelease(inject('releaseFolder'));
  return Object.keys(release?.pages ?? {}).filter((path) => !path.startsWith('/trial/'));
}
