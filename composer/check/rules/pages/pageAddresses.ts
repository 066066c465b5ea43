import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { pageCodes } from './pageCodes.ts';

/** Reports file names that make an invalid page address, and pages with the same address. */
export function pageAddresses({ site }: SiteFacts): Problem[] {
  return [...site.pages.values()].flatMap((page) => addressProblems(page, site));
}

function addressProblems({ path, source }: PageSource, site: Site): Problem[] {
  const problems: Problem[] = [];
  if (!/^[a-z0-9./-]+$/.test(path))
    problems.push(problemAtPath(source, pageCodes['page-name'], [], { parameters: { path } }));
  if (path.endsWith('.html')) {
    const folder = site.pages.get(path.replace(/\.html$/, '/'));
    const parameters = { other: folder?.source.file ?? '', path: path.replace(/\.html$/, '') };
    if (folder) problems.push(problemAtPath(source, pageCodes['duplicate-page'], [], { parameters }));
  }
  return problems;
}
