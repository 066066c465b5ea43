import type { Problem } from '#composer/problems/problem.ts';
import { groupBy } from '#lib/values/groupBy.ts';

/** Returns how many problems of a group are shown in full: several, if they only have the same words. */
const shownInFull = ({ cause }: Problem) => (cause === undefined ? 2 : 1);
/** How many places of the others are named. */
const namedPlaces = 4;

/** Returns what groups problems: the cause that their rule names, or else the same words. */
const causeOf = ({ cause, code, message }: Problem) => cause ?? `${code} ${message}`;

/**
 * Shows only the first of many problems that have one cause, such as links to a page that was deleted, and names the
 * places of the others. Problems with a fix stay, because each is fixed in its place.
 *
 * The check itself reports all of them: the build must know every page that has an error.
 */
export function condensed(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(
    problems.filter(({ fix }) => fix === undefined),
    causeOf,
  );
  return problems.flatMap((problem) => {
    const group = groups.get(causeOf(problem)) ?? [];
    if (problem.fix !== undefined || group.length <= shownInFull(problem)) return [problem];
    if (problem !== group[0]) return [];
    return [{ ...problem, hint: [problem.hint, placesOf(group.slice(1))].filter(Boolean).join(' ') }];
  });
}

/** Returns a sentence such as `The same in 3 more places: about.json:12, es/about.json:4 and 1 more.` */
function placesOf(others: readonly Problem[]): string {
  const places = [...new Set(others.map(({ file, line }) => `${file}:${line}`))];
  const more = places.length - namedPlaces;
  const named = places.slice(0, namedPlaces).join(', ');
  const count = `${others.length} more ${others.length === 1 ? 'place' : 'places'}`;
  return `The same in ${count}: ${named}${more > 0 ? ` and ${more} more lines` : ''}.`;
}
