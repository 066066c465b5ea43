import type { PageSource } from './loadSite.ts';
import { entryProblem, pageWords, placeWords, type Placed } from './placedProblem.ts';
import type { Problem } from './problem.ts';
import type { JsonPath } from './problemAt.ts';
import type { SourceFile } from './sourceFile.ts';

/** Ids that the frame of every page has. */
const frameIds: readonly string[] = ['main', 'top'];

/** The element ids authors gave on a composed page, and those given twice. */
export function duplicateIdProblems(
  page: PageSource,
  placed: readonly Placed[],
): { problems: readonly Problem[]; anchors: ReadonlySet<string> } {
  const problems: Problem[] = [];
  const first = new Map<string, { source: SourceFile; path: JsonPath }>();
  for (const { entry } of placed) {
    const add = (id: string, below: JsonPath) => {
      const known = first.get(id);
      if (!known) {
        first.set(id, { source: entry.source, path: [...entry.path, ...below] });
        return;
      }
      const other = placeWords(known.source, known.path, entry.source);
      const parameters = { id, page: pageWords(page, entry.source), other };
      problems.push(entryProblem(page, entry, 'duplicate-id', below, { parameters, received: id }));
    };
    if (entry.id !== undefined) add(entry.id, ['id']);
    for (const { kind, value, path } of entry.facts) if (kind === 'anchor') add(value, ['props', ...path]);
  }
  return { problems, anchors: new Set([...frameIds, ...first.keys()]) };
}
