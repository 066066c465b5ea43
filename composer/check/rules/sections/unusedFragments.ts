import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { sectionCodes } from './sectionCodes.ts';

/** Reports fragments that no page uses. */
export function unusedFragments({ site, compositions }: SiteFacts): Problem[] {
  // A file that cannot be read may use them, and so may a page whose fragments are not all known.
  if ([...site.files.values()].some(({ problems }) => problems.length > 0)) return [];
  if ([...compositions.values()].some(({ isWhole }) => !isWhole)) return [];
  const used = new Set([...compositions.values()].flatMap(({ fragments }) => [...fragments]));
  return [...site.fragments.values()]
    .filter(({ source }) => source.problems.length === 0 && !used.has(source.file))
    .map(({ source }) => problemAtPath(source, sectionCodes['unused-fragment'], []));
}
