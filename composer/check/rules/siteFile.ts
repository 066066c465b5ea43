import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';

/** What is wrong with `site.json` besides its own form. */
export function siteFileProblems({ site }: SiteFacts): Problem[] {
  const { siteFile, config } = site;
  if (!siteFile) {
    const nowhere = { file: 'site.json', tree: undefined, position: () => ({ line: 1, column: 1 }) };
    return [problemAtPath(nowhere, 'site-missing', [])];
  }
  if (!config || site.layouts.has(config.defaultLayout)) return [];
  const parameters = { name: config.defaultLayout };
  return [problemAtPath(siteFile.source, 'unknown-layout', ['defaultLayout'], { parameters })];
}
