import type { EntryReport } from '#composer/check/facts/EntryReport.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import type { Shared, SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { Expanded } from '#composer/page/expandFragments.ts';
import { limits } from '#composer/page/limits.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { sectionCodes } from './sectionCodes.ts';

/** Reports a page whose layout does not exist. */
export function unknownLayout({ source }: PageSource, name: string, { layouts }: Shared): Problem {
  const near = nearest(name, layouts.keys());
  return problemAtPath(source, sectionCodes['unknown-layout'], ['layout'], {
    parameters: { name },
    received: name,
    cause: `layout ${name}`,
    ...(near === undefined ? namesHint(layouts) : { suggestion: near }),
  });
}

/** A fragment that could not be expanded. */
type Unplaced = Extract<
  Expanded<EntryReport, FileReport>,
  { readonly type: 'missing' | 'loop' | 'too-deep' | 'too-many' }
>;

/** Reports a fragment that could not be expanded. */
export function fragmentProblem(page: PageSource, unplaced: Unplaced, { fragments }: Shared): Problem {
  const { type, entry } = unplaced;
  if (type === 'missing') return unknownFragment(page, entry, unplaced.name, fragments);
  if (type === 'too-deep') {
    const parameters = { limit: limits.nesting };
    return entryProblem(page, entry, sectionCodes['nesting-too-deep'], ['fragment'], { parameters });
  }
  if (type === 'too-many') {
    const parameters = { name: unplaced.name, limit: limits.sections };
    const at = entry.fragment === undefined ? [] : ['fragment'];
    return entryProblem(page, entry, sectionCodes['too-many-sections'], at, { parameters });
  }
  const parameters = { loop: unplaced.loop.join(' → ') };
  return entryProblem(page, entry, sectionCodes['fragment-loop'], ['fragment'], { parameters });
}

function unknownFragment(
  page: PageSource,
  entry: EntryReport,
  name: string,
  fragments: Shared['fragments'],
): Problem {
  const names = [...fragments.keys()];
  const elsewhere = names.filter((known) => known.endsWith(`/${name}`));
  const near = elsewhere.length > 0 ? undefined : nearest(name, names);
  const place = elsewhere.length > 0 ? ` for this language; there is ${elsewhere.join(' and ')}` : '';
  return entryProblem(page, entry, sectionCodes['unknown-fragment'], ['fragment'], {
    parameters: { name, place },
    cause: `fragment ${name}`,
    received: name,
    ...(near === undefined ? namesHint(fragments) : { suggestion: near }),
  });
}

const namesHint = (map: ReadonlyMap<string, unknown>) =>
  map.size > 0 ? { hint: `Available: ${[...map.keys()].slice(0, 12).join(', ')}.` } : {};

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
