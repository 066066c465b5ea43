import type { Composition } from '#composer/check/facts/Composition.ts';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { ReadParameter } from '#composer/check/facts/Fact.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { factProblem, propsPath } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { memoize } from '#composer/page/memoize.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { firstOf } from '#composer/schema/describeValue.ts';
import type { Found } from './anchorProblems.ts';
import { linkCodes } from './linkCodes.ts';

/** Values that are known only when the page is made, such as `{branch.parameter}`. */
const isMade = (text: string) => text.includes('{');

const queryOf = (href: string) => new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]);

/** Returns the links of a file whose address has parameters. */
const linksWithParameters = memoize((report: FileReport): readonly Found[] => {
  const isAsking = ({ kind, value }: Found['fact']) => kind === 'link' && /[^?]\?./.test(value);
  return [
    ...report.facts.filter(isAsking).map((fact) => ({ source: report.source, base: [], fact })),
    ...[...entriesIn(report.lists.values())].flatMap((entry) =>
      entry.facts.filter(isAsking).map((fact) => ({ source: entry.source, base: propsPath(entry), fact })),
    ),
  ];
});

/**
 * Reports links to a page with a form with a parameter that is probably a misspelling of one that a field reads, and
 * with a value that is not among the field's choices. Other names may be for the bank's analytics, which get the
 * parameters of every address (PAGE-13).
 */
export const linkParameters = ({ reports, addresses, compositions }: SiteFacts): Problem[] =>
  reports.flatMap((report) =>
    linksWithParameters(report).flatMap((found) => {
      const destination = addresses.destination(found.fact.value);
      const target = destination.type === 'page' ? compositions.get(destination.path) : undefined;
      if (!target?.isWhole || target.forms.length === 0) return [];
      return [...queryOf(found.fact.value)].flatMap(
        ([name, value]) => nameProblem(found, name, target) ?? valueProblem(found, name, value, target) ?? [],
      );
    }),
  );

const parametersOf = ({ forms }: Composition): readonly ReadParameter[] =>
  forms.flatMap(({ fact }) => fact.targets?.parameters ?? []);

function nameProblem(found: Found, name: string, target: Composition): Problem | undefined {
  const { page, asks } = target;
  const names = [...new Set(parametersOf(target).map((one) => one.name))];
  if (isMade(name) || name.startsWith('utm_') || names.includes(name) || asks.includes(name))
    return undefined;
  const suggestion = nearest(name, names);
  if (suggestion === undefined) return undefined;
  const parameters = { name, page: page.path, names: firstOf(names) };
  return factProblem(undefined, found.source, found.base, found.fact, linkCodes['unknown-parameter'], {
    parameters,
    received: name,
    suggestion,
  });
}

function valueProblem(found: Found, name: string, value: string, target: Composition): Problem | undefined {
  const { page, asks } = target;
  const readers = parametersOf(target).filter((one) => one.name === name);
  const choices = readers.flatMap((one) => one.choices ?? []);
  const [first] = readers;
  if (!first || value === '' || isMade(value) || choices.includes(value)) return undefined;
  // Fields that take any value, and other sections, may know what it means.
  if (readers.some((one) => !one.choices) || asks.includes(name)) return undefined;
  const parameters = {
    field: first.field,
    page: page.path,
    value,
    choices: firstOf([...new Set(choices)]),
  };
  return factProblem(undefined, found.source, found.base, found.fact, linkCodes['unknown-parameter-value'], {
    parameters,
    received: value,
    suggestion: nearest(value, choices),
  });
}
