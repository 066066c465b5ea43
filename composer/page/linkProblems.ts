import { safeHref } from '#lib/urls.ts';
import type { Composition } from './composition.ts';
import type { Fact } from './contentFacts.ts';
import type { EntryReport, FileReport } from './fileReport.ts';
import { isSafeRename, nearest } from './nearest.ts';
import { factProblem, pageWords, propsPath } from './placedProblem.ts';
import type { Problem } from './problem.ts';
import type { JsonPath } from './problemAt.ts';
import type { Destination, SiteAddresses } from './siteAddresses.ts';
import type { SourceFile } from './sourceFile.ts';

interface Found {
  readonly source: SourceFile;
  readonly base: JsonPath;
  readonly fact: Fact;
}

/** Links, images and markup of one file that lead nowhere or where they must not, whatever page the file is on. */
export function linkProblems(
  report: FileReport,
  addresses: SiteAddresses,
  compositions: ReadonlyMap<string, Composition>,
  mediaFiles: ReadonlyMap<string, unknown>,
): Problem[] {
  const problems: Problem[] = [];
  const check = (source: SourceFile, base: JsonPath, facts: readonly Fact[]) => {
    for (const fact of facts) {
      const found = { source, base, fact };
      if (fact.kind === 'link') problems.push(...linkProblem(found, addresses, compositions));
      else if (fact.kind === 'media' && !mediaFiles.has(fact.value))
        problems.push(missingMedia(found, fact.value, addresses));
      else if (fact.kind === 'image') problems.push(problemOf(found, 'image-in-text'));
      else if (fact.kind === 'html')
        problems.push(problemOf(found, 'html-in-text', { parameters: { tag: fact.value } }));
    }
  };
  check(report.source, [], report.facts);
  for (const entry of entriesOf(report)) check(entry.source, propsPath(entry), entry.facts);
  return problems;
}

/** All entries of a file, slots included. */
export function* entriesOf(report: FileReport): Generator<EntryReport> {
  for (const list of report.lists.values()) yield* below(list);
}

function* below(entries: readonly EntryReport[]): Generator<EntryReport> {
  for (const entry of entries) {
    yield entry;
    for (const slot of entry.slots) yield* below(slot);
  }
}

const problemOf = (found: Found, code: Problem['code'], details: Parameters<typeof factProblem>[5] = {}) =>
  factProblem(undefined, found.source, found.base, found.fact, code, details);

function linkProblem(
  found: Found,
  addresses: SiteAddresses,
  compositions: ReadonlyMap<string, Composition>,
): readonly Problem[] {
  const { value, index } = found.fact;
  const unsafe = () => [
    problemOf(found, 'unsafe-link', { parameters: { received: `“${value}”` }, received: value }),
  ];
  // The schema has already refused an unsafe target that is a value of its own.
  if (safeHref(value) === undefined) return index === undefined ? [] : unsafe();
  const destination = addresses.destination(value);
  switch (destination.type) {
    case 'unsafe':
      return unsafe();
    case 'nowhere':
      return [brokenLink(found, destination.path, addresses)];
    case 'media':
      return [missingMedia(found, destination.path, addresses)];
    case 'page': {
      const anchors = compositions.get(destination.path)?.anchors;
      return anchors ? anchorProblems(found, destination.anchor, anchors, destination.path) : [];
    }
    case 'external':
      return externalProblems(found, destination, addresses);
    default:
      return [];
  }
}

function brokenLink(found: Found, path: string, addresses: SiteAddresses): Problem {
  const near = addresses.nearestPage(path);
  const problem = problemOf(found, 'broken-link', {
    parameters: { target: path },
    received: found.fact.value,
    ...(near !== undefined && { suggestion: near }),
  });
  return near !== undefined && found.fact.value === path && isSafeRename(path, near)
    ? withFix(found, problem, near)
    : problem;
}

function missingMedia(found: Found, path: string, addresses: SiteAddresses): Problem {
  const near = addresses.nearestMedia(path);
  return problemOf(found, 'missing-media', {
    parameters: { target: path },
    received: path,
    ...(near !== undefined && { suggestion: near }),
  });
}

function withFix(found: Found, problem: Problem, text: string): Problem {
  const { source, fact } = found;
  const offset = source.offset(problem);
  const length = source.offset({ line: problem.endLine ?? 1, column: problem.endColumn ?? 1 }) - offset;
  return {
    ...problem,
    fix: { offset, length, text: fact.index === undefined ? JSON.stringify(text) : text },
  };
}

function anchorProblems(
  found: Found,
  anchor: string,
  anchors: ReadonlySet<string>,
  page: string,
): readonly Problem[] {
  if (anchor === '' || anchors.has(anchor)) return [];
  const near = nearest(anchor, anchors);
  return [
    problemOf(found, 'broken-anchor', {
      parameters: { anchor, page },
      received: anchor,
      ...(near === undefined ? anchorsHint(anchors) : { suggestion: `#${near}` }),
    }),
  ];
}

const anchorsHint = (anchors: ReadonlySet<string>) => ({
  hint: `Ids there: ${[...anchors].slice(0, 12).join(', ')}.`,
});

function externalProblems(
  found: Found,
  { host, secure }: Extract<Destination, { type: 'external' }>,
  addresses: SiteAddresses,
): readonly Problem[] {
  if (!addresses.allowsHost(host)) {
    return [problemOf(found, 'unknown-host', { parameters: { host }, received: host })];
  }
  return secure ? [] : [problemOf(found, 'insecure-link')];
}

/** Links to `#id` on a composed page where nothing has this id. */
export function sameAnchorProblems(composition: Composition): Problem[] {
  const problems: Problem[] = [];
  const { page, placed, anchors } = composition;
  for (const { entry } of placed) {
    for (const fact of entry.facts) {
      if (fact.kind !== 'link' || !fact.value.startsWith('#')) continue;
      const found = { source: entry.source, base: propsPath(entry), fact };
      const words = pageWords(page, entry.source);
      const [problem] = anchorProblems(found, decodeAnchor(fact.value), anchors, words);
      if (problem) problems.push(page.source === entry.source ? problem : { ...problem, page: page.path });
    }
  }
  return problems;
}

function decodeAnchor(href: string): string {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}
