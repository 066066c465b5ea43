import type { Provision } from '#section-kit/defineSection.ts';
import { propThatSays } from '#composer/check/advice/sectionAdvice.ts';
import type { EntryReport, Registry } from '#composer/check/facts/EntryReport.ts';
import { fileOfRate } from '#composer/rates/knownRates.ts';
import { isRateFile, rateFiles } from '#composer/rates/rateFiles.ts';
import { entryProblem, pageWords } from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { disclosureCodes } from './disclosureCodes.ts';
import type { RateStatement } from '#composer/rates/RateFileKind.ts';
import type { PageFacts } from '#composer/check/facts/SiteFacts.ts';

const statementsOf = (file: string): readonly RateStatement[] =>
  (isRateFile(file) && rateFiles[file].statements) || [];

/**
 * Reports rates that lack a statement which the law requires beside them. Reported once per page, at the first section
 * that shows such a rate.
 */
export function rateStatementProblems({ page, placed, shared: { registry } }: PageFacts): Problem[] {
  if (placed.some(({ entry }) => !entry.isValid)) return [];
  const said = new Set<string>([
    ...placed.flatMap(({ entry }) => entry.provides),
    ...(page.fields.statements ?? []).map(({ says }) => says),
  ]);
  const dated = new Set(placed.flatMap(({ entry }) => datedFiles(entry)));
  const reported = new Set<string>();
  return placed.flatMap(({ entry }) =>
    [...new Set(entry.rates.map(({ key }) => fileOfRate(key)))].flatMap((file) =>
      statementsOf(file).flatMap(({ provision, code }) => {
        if (said.has(provision) || reported.has(code)) return [];
        if (provision === 'rate-date' && dated.has(file)) return [];
        reported.add(code);
        const where = whereToSay(registry, entry, provision);
        const parameters = { component: entry.component ?? '', page: pageWords(page, entry.source), where };
        return [entryProblem(page, entry, disclosureCodes[code], ['component'], { parameters })];
      }),
    ),
  );
}

/** Returns the rate files whose date the text of a section shows with `{rate-date:key}`. */
const datedFiles = ({ facts }: EntryReport): string[] =>
  facts.flatMap(({ kind, value }) => (kind === 'rate-date' ? [fileOfRate(value)] : []));

/** Returns the end of a message, which says how to add the missing statement. */
function whereToSay(registry: Registry, { component = '' }: EntryReport, provision: Provision): string {
  const prop = propThatSays(registry.get(component), provision);
  if (prop !== undefined) return `: set “${prop}” of ${component}`;
  const statement = `{ "says": "${provision}", "note": "${provision}" }`;
  return ` in the page’s text, and record the place in its "statements": ${statement}`;
}
