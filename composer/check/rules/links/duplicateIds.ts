import type { PageSource } from '#composer/page/PageSource.ts';
import { entryProblem, pageWords, placeWords, type Placed } from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { linkCodes } from './linkCodes.ts';

/** Ids that are part of every page. */
const frameIds: readonly string[] = ['main'];

/** Returns the element ids that authors gave on a composed page, and problems for duplicates. */
export function duplicateIdProblems(
  page: PageSource,
  placed: readonly Placed[],
): { problems: readonly Problem[]; anchors: ReadonlySet<string> } {
  const problems: Problem[] = [];
  const { bodyId } = page.fields;
  const first = new Map<string, { source: SourceFile; path: JsonPath }>();
  if (bodyId !== undefined) first.set(bodyId, { source: page.source, path: ['bodyId'] });
  for (const { entry } of placed) {
    const add = (id: string, below: JsonPath) => {
      const known = first.get(id);
      if (!known && !frameIds.includes(id)) {
        first.set(id, { source: entry.source, path: [...entry.path, ...below] });
        return;
      }
      const other = known ? placeWords(known.source, known.path, entry.source) : 'in the frame of every page';
      const parameters = { id, page: pageWords(page, entry.source), other };
      problems.push(
        entryProblem(page, entry, linkCodes['duplicate-id'], below, { parameters, received: id }),
      );
    };
    if (entry.id !== undefined) add(entry.id, ['id']);
    for (const { kind, value, path } of entry.facts) if (kind === 'anchor') add(value, ['props', ...path]);
  }
  return { problems, anchors: new Set([...frameIds, 'top', ...first.keys()]) };
}
