import { affectedPages } from '#composer/page/affectedPages.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';

/** What must not be published. Its last valid version stays. */
export interface Refused {
  /** Paths of pages. */
  readonly pages: ReadonlySet<string>;
  /** Paths relative to the site's folder, such as `rates/cd.json`. */
  readonly files: ReadonlySet<string>;
}

/** Returns what must not be published because it, or a file that it uses, has an error. */
export function refusedBy(site: Site, errors: readonly Problem[]): Refused {
  return { pages: affectedPages(site, errors), files: new Set(errors.map(({ file }) => file)) };
}
