import type { Fact } from '#composer/check/facts/Fact.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { nearest } from '#composer/problems/nearest.ts';
import {
  factProblem,
  pageWords,
  propsPath,
  type Placed,
  entryProblem,
  placeWords,
  factsOf,
} from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { type JsonPath, pointerOf } from '#composer/problems/problemAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { linkCodes } from './linkCodes.ts';
import type { PageFacts } from '#composer/check/facts/SiteFacts.ts';
import { decoded } from '#composer/check/facts/siteAddresses.ts';

/** A fact and the file that contains it. */
export interface Found {
  readonly source: SourceFile;
  /** Path of the props, or of the definition. */
  readonly base: JsonPath;
  readonly fact: Fact;
}

/** Reports a link to `#anchor` if its target page has no element with this id. */
export function anchorProblem(
  found: Found,
  anchor: string,
  anchors: ReadonlySet<string>,
  page: string,
  on?: PageSource,
): Problem | undefined {
  if (anchor === '' || anchors.has(anchor)) return undefined;
  const near = nearest(anchor, anchors);
  return factProblem(on, found.source, found.base, found.fact, linkCodes['broken-anchor'], {
    parameters: { anchor, page },
    received: anchor,
    ...(near === undefined
      ? { hint: `Available: ${[...anchors].slice(0, 12).join(', ')}.` }
      : { suggestion: `#${near}` }),
  });
}

/** Reports links to `#id` on a composed page that has no element with this id. Answers of wizards have their own rule. */
export const sameAnchorProblems = ({ page, placed, anchors }: PageFacts): Problem[] =>
  factsOf(placed, 'link').flatMap(({ entry, fact }) => {
    if (!fact.value.startsWith('#')) return [];
    if (entry.answers?.some(({ path }) => pointerOf(path) === pointerOf(fact.path))) return [];
    const found = { source: entry.source, base: propsPath(entry), fact };
    const words = pageWords(page, entry.source);
    return anchorProblem(found, decoded(fact.value.slice(1)), anchors, words, page) ?? [];
  });

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
