import type { Problem } from '#composer/page/problem.ts';
import type { Site } from '#composer/page/loadSite.ts';

/** The paths of pages that must not be published because they, or something they are made of, have an error. */
export function refusedPages(site: Site, errors: readonly Problem[]): ReadonlySet<string> {
  const refused = new Set<string>();
  const pageOfFile = new Map([...site.pages].map(([path, { source }]) => [source.file, path]));
  for (const { file, page } of errors) {
    const path = page ?? pageOfFile.get(file);
    if (path !== undefined) refused.add(path);
  }
  return refused;
}
