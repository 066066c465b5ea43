import { anchorProblem, type Found } from './anchorProblems.ts';
import type { Composition } from './composition.ts';
import type { Fact } from './contentFacts.ts';
import type { EntryReport } from './EntryReport.ts';
import type { FileReport } from './fileReport.ts';
import { isSafeRename } from './nearest.ts';
import { factProblem, propsPath } from './placedProblem.ts';
import type { Problem } from './problem.ts';
import type { JsonPath } from './problemAt.ts';
import type { Destination, SiteAddresses } from './siteAddresses.ts';
import type { SourceFile } from './sourceFile.ts';

/** Links and images of one file that lead nowhere or where they must not, whatever page the file is on. */
export function linkProblems(
  report: FileReport,
  addresses: SiteAddresses,
  compositions: ReadonlyMap<string, Composition>,
): Problem[] {
  const problems: Problem[] = [];
  const check = (source: SourceFile, base: () => JsonPath, facts: readonly Fact[]) => {
    for (const fact of facts) {
      if (fact.kind === 'link') {
        const destination = addresses.destination(fact.value);
        if (isRight(destination, addresses)) continue;
        problems.push(...linkProblem({ source, base: base(), fact }, destination, addresses, compositions));
      } else if (fact.kind === 'media' && !addresses.hasMedia(fact.value)) {
        problems.push(missingMedia({ source, base: base(), fact }, fact.value, addresses));
      }
    }
  };
  check(report.source, () => [], report.facts);
  for (const list of report.lists.values()) {
    for (const entry of entriesBelow(list)) check(entry.source, () => propsPath(entry), entry.facts);
  }
  return problems;
}

/** Entries and those in their slots. */
export function* entriesBelow(entries: readonly EntryReport[]): Generator<EntryReport> {
  for (const entry of entries) {
    yield entry;
    for (const slot of entry.slots) yield* entriesBelow(slot);
  }
}

/** True for nearly all links, without looking further. */
const isRight = (destination: Destination, addresses: SiteAddresses) =>
  destination.type === 'served' ||
  destination.type === 'here' ||
  (destination.type === 'page' && destination.anchor === '') ||
  (destination.type === 'external' && destination.secure && addresses.allowsHost(destination.host));

const problemOf = (found: Found, code: Problem['code'], details: Parameters<typeof factProblem>[5] = {}) =>
  factProblem(undefined, found.source, found.base, found.fact, code, details);

function linkProblem(
  found: Found,
  destination: Destination,
  addresses: SiteAddresses,
  compositions: ReadonlyMap<string, Composition>,
): readonly Problem[] {
  const { value, index } = found.fact;
  switch (destination.type) {
    case 'unsafe':
      // The schema has already refused an unsafe target that is a value of its own.
      if (index === undefined) return [];
      return [problemOf(found, 'unsafe-link', { parameters: { received: `“${value}”` }, received: value })];
    case 'nowhere':
      return [brokenLink(found, destination.path, addresses)];
    case 'media':
      return [missingMedia(found, destination.path, addresses)];
    case 'page': {
      const anchors = compositions.get(destination.path)?.anchors;
      const problem = anchors && anchorProblem(found, destination.anchor, anchors, destination.path);
      return problem ? [problem] : [];
    }
    case 'external':
      return [externalProblem(found, destination, addresses)];
    default:
      return [];
  }
}

function externalProblem(
  found: Found,
  { host }: Extract<Destination, { type: 'external' }>,
  addresses: SiteAddresses,
): Problem {
  if (addresses.allowsHost(host)) return problemOf(found, 'insecure-link');
  return problemOf(found, 'unknown-host', { parameters: { host }, received: host });
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

function withFix({ source, fact }: Found, problem: Problem, text: string): Problem {
  const offset = source.offset(problem);
  const length = source.offset({ line: problem.endLine ?? 1, column: problem.endColumn ?? 1 }) - offset;
  return {
    ...problem,
    fix: { offset, length, text: fact.index === undefined ? JSON.stringify(text) : text },
  };
}
