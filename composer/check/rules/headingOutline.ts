import type { PageSource } from '#composer/page/PageSource.ts';
import {
  factProblem,
  pageWords,
  placeWords,
  propsPath,
  type Placed,
} from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';

/**
 * Levels that skip, and main headings missing or doubled, on a composed page. A page with a section whose props are
 * not right is left alone: its outline is not known. `complete` says that the facts hold every heading there is, so
 * that a missing main heading can be told.
 */
export function headingProblems(page: PageSource, placed: readonly Placed[], complete: boolean): Problem[] {
  const problems: Problem[] = [];
  if (placed.length === 0 || placed.some(({ entry }) => !entry.isValid)) return problems;
  // What stands before the main heading is judged as if it followed it.
  let before = 1;
  let main: Placed | undefined;
  for (const item of placed) {
    const { entry } = item;
    for (const fact of entry.facts) {
      if (fact.kind !== 'heading') continue;
      const level = Number(fact.value);
      const words = pageWords(page, entry.source);
      if (level === 1 && main) {
        const other = placeWords(main.entry.source, main.entry.path, entry.source);
        const parameters = { page: words === 'this page' ? 'This page' : words, other };
        problems.push(
          factProblem(page, entry.source, propsPath(entry), fact, 'second-main-heading', { parameters }),
        );
      } else if (level === 1) main = item;
      if (level > before + 1) {
        const parameters = { before, level, right: before + 1, page: words };
        problems.push(
          factProblem(page, entry.source, propsPath(entry), fact, 'heading-skip', {
            parameters,
            received: String(level),
            expected: String(before + 1),
          }),
        );
      }
      before = level;
    }
  }
  if (complete && !main && placed.some(({ area }) => area === 'sections')) {
    problems.push(problemAtPath(page.source, 'no-main-heading', ['sections']));
  }
  return problems;
}
