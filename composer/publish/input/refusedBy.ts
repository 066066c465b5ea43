import { affectedPages } from '#composer/page/affectedPages.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';

/** What must not be published: what it gave last stays. */
export interface Refused {
  /** Paths of pages. */
  readonly pages: ReadonlySet<string>;
  /** Files of the site's folder, e.g. `rates/cd.json`. */
  readonly files: ReadonlySet<string>;
}

/** What must not be published because it, or something it is made of, has an error. */
export function refusedBy(site: Site, errors: readonly Problem[]): Refused {
  return { pages: affectedPages(site, errors), files: new Set(errors.map(({ file }) => file)) };
}
