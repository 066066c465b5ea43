import type { Fact } from './Fact.ts';
import type { EntryReport } from './EntryReport.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Fix, Problem } from '#composer/problems/problem.ts';
import {
  type DetailsArgument,
  type JsonPath,
  makeProblem,
  makeProblemAtPath,
  nodeAtPath,
} from '#composer/problems/problemAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';

/** The area of a page that a list of sections fills. */
export type Area = 'top' | 'sections' | 'bottom';

/** A section on a composed page. */
export interface Placed {
  readonly entry: EntryReport;
  readonly area: Area;
}

/** A fact and the section that contains it. */
export interface PlacedFact {
  readonly fact: Fact;
  readonly entry: EntryReport;
}

/** Returns the facts of one kind in the sections of a page. */
export const factsOf = (
  placed: readonly Pick<Placed, 'entry'>[],
  kind: Fact['kind'],
): readonly PlacedFact[] =>
  placed.flatMap(({ entry }) =>
    entry.facts.filter((fact) => fact.kind === kind).map((fact) => ({ entry, fact })),
  );

/** Names the page if the problem is in a file that other pages share. */
export function onPage(page: PageSource | undefined, source: SourceFile): Pick<Problem, 'page'> {
  return page && page.source !== source ? { page: page.path } : {};
}

/** Creates a problem at a path relative to a section entry. */
export function entryProblem<Type extends ProblemType>(
  page: PageSource | undefined,
  entry: EntryReport,
  type: Type,
  below: JsonPath,
  ...[details]: DetailsArgument<Type>
): Problem {
  return makeProblemAtPath(entry.source, type, [...entry.path, ...below], {
    ...details,
    ...onPage(page, entry.source),
  });
}

/** Creates a problem for a fact, located at its position in the text. `base` is the path of the props. */
export function factProblem<Type extends ProblemType>(
  page: PageSource | undefined,
  source: SourceFile,
  base: JsonPath,
  fact: Fact,
  type: Type,
  ...[details]: DetailsArgument<Type>
): Problem {
  const path = [...base, ...fact.path];
  const all = { ...details, ...onPage(page, source) };
  const place = factPlace(source, path, fact);
  if (!place) return makeProblemAtPath(source, type, path, all);
  const instead = fact.typed?.instead;
  const fix = instead === undefined ? {} : { fix: { ...place, text: JSON.stringify(instead).slice(1, -1) } };
  return makeProblem(source, type, place.offset, place.length, { ...fix, ...all, path });
}

/** Creates a problem for a fact of a section. */
export const placedProblem = <Type extends ProblemType>(
  page: PageSource | undefined,
  { entry, fact }: PlacedFact,
  type: Type,
  ...details: DetailsArgument<Type>
): Problem => factProblem(page, entry.source, propsPath(entry), fact, type, ...details);

/** Returns the range of a file that a fact within a text is about. `path` is that of the text. */
export function factPlace(
  source: SourceFile,
  path: JsonPath,
  fact: Fact,
): Pick<Fix, 'offset' | 'length'> | undefined {
  const { node, found } = nodeAtPath(source.tree, path);
  if (fact.index === undefined || !node || !found || node.type !== 'string') return undefined;
  const json = source.text.slice(node.offset, node.offset + node.length);
  const start = textOffset(json, fact.index);
  const end = textOffset(json, fact.index + (fact.length ?? 1));
  return { offset: node.offset + start, length: end - start };
}

export const propsPath = (entry: EntryReport): JsonPath => [...entry.path, 'props'];

/** Returns `this page`, or the page's path if the problem is in a shared file. */
export const pageWords = (page: PageSource, source: SourceFile): string =>
  page.source === source ? 'this page' : page.path;

/** Returns `on line 12` for the same file, or `in fragments/header.json:12` for another. */
export function placeWords(source: SourceFile, path: JsonPath, seenFrom: SourceFile): string {
  const { node } = nodeAtPath(source.tree, path);
  const { line } = source.position(node?.offset ?? 0);
  return source === seenFrom ? `on line ${line}` : `in ${source.file}:${line}`;
}

/**
 * Returns the offset in a JSON string (including its opening quote) of the character at `index` of its trimmed text.
 * Escapes such as `\n` and `\u00e9` are longer in JSON than in the text.
 */
export function textOffset(json: string, index: number): number {
  let at = 1;
  const step = () => {
    at += json[at] !== '\\' ? 1 : json[at + 1] === 'u' ? 6 : 2;
  };
  const isSpace = () => {
    const end = json[at] !== '\\' ? at + 1 : json[at + 1] === 'u' ? at + 6 : at + 2;
    try {
      return String(JSON.parse(`"${json.slice(at, end)}"`)).trim() === '';
    } catch {
      return false;
    }
  };
  while (at < json.length - 1 && isSpace()) step();
  for (let passed = 0; passed < index && at < json.length - 1; passed++) step();
  return at;
}
