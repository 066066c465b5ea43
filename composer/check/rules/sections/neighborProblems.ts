import { entryProblem, placeWords } from '#composer/check/facts/placedProblem.ts';
import type { PageFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { sectionCodes } from './sectionCodes.ts';

/** The path of an entry that is in no slot: `sections` and its index. */
const topLevel = 2;

/** Reports sections that directly follow another of their kind, if they declare that they stand apart. */
export function neighborProblems({ page, placed, shared: { registry } }: PageFacts): Problem[] {
  const column = placed.filter(({ entry, area }) => area === 'sections' && entry.path.length === topLevel);
  return column.flatMap(({ entry }, index) => {
    const { component } = entry;
    const before = column[index - 1]?.entry;
    if (component === undefined || before?.component !== component) return [];
    if (!registry.get(component)?.standsApart) return [];
    const parameters = { component, where: placeWords(before.source, before.path, entry.source) };
    return [entryProblem(page, entry, sectionCodes['alike-neighbors'], ['component'], { parameters })];
  });
}
