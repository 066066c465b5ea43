import { affectedPages } from '#composer/page/affectedPages.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/page/problem.ts';

/** The paths of pages that must not be published because they, or something they are made of, have an error. */
export function refusedPages(site: Site, errors: readonly Problem[]): ReadonlySet<string> {
  return affectedPages(site, errors);
}
