import { anchorProblem, type Found } from './anchorProblems.ts';
import type { Composition } from '#composer/check/facts/Composition.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import { memoize } from '#composer/page/memoize.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { isSafeRename } from '#composer/problems/nearest.ts';
import { factProblem, propsPath } from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import type { DetailsArgument, JsonPath } from '#composer/problems/problemAt.ts';
import type { Destination, SiteAddresses } from '#composer/check/facts/siteAddresses.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { schemaCodes } from '#composer/schema/schemaCodes.ts';
import { linkCodes } from './linkCodes.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';

/** Reports links and images that are broken or not allowed, whichever page their file is on. */
export const linkProblems = (facts: SiteFacts): Problem[] =>
  facts.reports.flatMap((report) => linkProblemsIn(report, facts));

function linkProblemsIn(report: FileReport, { addresses, compositions }: SiteFacts): Problem[] {
  if (targetsOf(report).every((fact) => leadsRight(fact, addresses))) return [];
  const problems: Problem[] = [];
  const check = (source: SourceFile, base: () => JsonPath, facts: readonly Fact[]) => {
    for (const fact of facts) {
      if (fact.kind === 'link') {
        const destination = addresses.destination(fact.value);
        if (isRight(destination, addresses)) continue;
        problems.push(...linkProblem({ source, base: base(), fact }, destination, addresses, compositions));
      } else if (fact.kind === 'video') {
        if (!addresses.hasVideos)
          problems.push(problemOf({ source, base: base(), fact }, linkCodes['no-video-provider']));
      } else if (fact.kind === 'frame') {
        problems.push(...frameProblem({ source, base: base(), fact }, addresses));
      } else if (fact.kind === 'media' && !addresses.hasMedia(fact.value)) {
        problems.push(missingMedia({ source, base: base(), fact }, fact.value, addresses));
      }
    }
  };
  check(report.source, () => [], report.facts);
  for (const entry of entriesIn(report.lists.values()))
    check(entry.source, () => propsPath(entry), entry.facts);
  return problems;
}

const targetKinds: ReadonlySet<Fact['kind']> = new Set(['link', 'media', 'frame', 'video']);

/** Returns the links and media of a file, one fact per target. */
const targetsOf = memoize((report: FileReport): readonly Fact[] => {
  const found = new Map<string, Fact>();
  const look = (facts: readonly Fact[]) => {
    for (const fact of facts) {
      const { kind, value } = fact;
      if (targetKinds.has(kind)) found.set(`${kind} ${value}`, fact);
    }
  };
  look(report.facts);
  for (const entry of entriesIn(report.lists.values())) look(entry.facts);
  return [...found.values()];
});

const leadsRight = ({ kind, value }: Fact, addresses: SiteAddresses) => {
  if (kind === 'video') return addresses.hasVideos;
  if (kind === 'frame') return addresses.allowsFrame(value);
  return kind === 'media' ? addresses.hasMedia(value) : isRight(addresses.destination(value), addresses);
};

/** Fast path: true for nearly all links. */
const isRight = (destination: Destination, addresses: SiteAddresses) =>
  destination.type === 'served' ||
  destination.type === 'here' ||
  (destination.type === 'page' && destination.anchor === '') ||
  (destination.type === 'external' &&
    destination.secure &&
    destination.disguise === undefined &&
    isAgreed(destination, addresses));

type External = Extract<Destination, { type: 'external' }>;

/** Whether links to a host are allowed. The bank's own domains always are. */
const isAgreed = ({ kind, host }: External, addresses: SiteAddresses) =>
  kind === 'bank' || addresses.allowsHost(host);

const problemOf = <Type extends ProblemType>(found: Found, type: Type, ...details: DetailsArgument<Type>) =>
  factProblem(undefined, found.source, found.base, found.fact, type, ...details);

function linkProblem(
  found: Found,
  destination: Destination,
  addresses: SiteAddresses,
  compositions: ReadonlyMap<string, Composition>,
): readonly Problem[] {
  const { value, index } = found.fact;
  switch (destination.type) {
    case 'unsafe':
      // If the link is a whole value, the schema has already rejected it.
      if (index === undefined) return [];
      return [
        problemOf(found, schemaCodes['unsafe-link'], {
          parameters: { received: `“${value}”` },
          received: value,
        }),
      ];
    case 'nowhere':
      return [brokenLink(found, destination.path, addresses)];
    case 'media':
      return [missingMedia(found, destination.path, addresses)];
    case 'document':
      return [missingDocument(found, destination.path, addresses)];
    case 'page': {
      const target = compositions.get(destination.path);
      const problem =
        target?.isWhole && anchorProblem(found, destination.anchor, target.anchors, destination.path);
      return problem ? [problem] : [];
    }
    case 'external':
      return [externalProblem(found, destination, addresses)];
    default:
      return [];
  }
}

function externalProblem(found: Found, destination: External, addresses: SiteAddresses): Problem {
  const { host, disguise } = destination;
  if (disguise !== undefined)
    return problemOf(found, linkCodes['disguised-link'], { parameters: { host, disguise } });
  if (isAgreed(destination, addresses)) return problemOf(found, linkCodes['insecure-link']);
  return problemOf(found, linkCodes['unknown-host'], { parameters: { host }, received: host });
}

/** Checks that a frame shows a page of a listed site, or an address that this site serves. */
function frameProblem(found: Found, addresses: SiteAddresses): Problem[] {
  const { value } = found.fact;
  if (addresses.allowsFrame(value)) return [];
  if (value.startsWith('/')) return [brokenLink(found, value, addresses)];
  if (!URL.canParse(value)) return [];
  const { origin } = new URL(value);
  return [problemOf(found, linkCodes['unknown-frame'], { parameters: { origin }, received: value })];
}

function brokenLink(found: Found, path: string, addresses: SiteAddresses): Problem {
  const near = addresses.nearestPage(path);
  const problem = problemOf(found, linkCodes['broken-link'], {
    parameters: { target: path },
    received: found.fact.value,
    cause: `page ${path}`,
    suggestion: near,
  });
  return near !== undefined && found.fact.value === path && isSafeRename(path, near)
    ? withReplacement(found.source, problem, found.fact.index === undefined ? JSON.stringify(near) : near)
    : problem;
}

function missingDocument(found: Found, path: string, addresses: SiteAddresses): Problem {
  return problemOf(found, linkCodes['missing-document'], {
    parameters: { target: path },
    received: path,
    suggestion: addresses.nearestDocument(path),
  });
}

function missingMedia(found: Found, path: string, addresses: SiteAddresses): Problem {
  return problemOf(found, linkCodes['missing-media'], {
    parameters: { target: path },
    received: path,
    suggestion: addresses.nearestMedia(path),
  });
}
