import { visitContent } from '#section-kit/walkSchema.ts';
import { isText } from '#composer/check/facts/content/contentFacts.ts';
import type { PageFacts } from '#composer/check/facts/PageFacts.ts';
import type { EntryReport, Registry } from '#composer/check/facts/EntryReport.ts';
import { idsOf } from '#composer/check/facts/idsOf.ts';
import { propsPath, type Placed } from '#composer/check/facts/placedProblem.ts';
import { spokenText } from '#composer/check/facts/content/spokenText.ts';
import type { Statement } from '#composer/page/pageDefinition.ts';
import { valueAt } from '#composer/page/schemaAt.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { disclosureCodes } from './disclosureCodes.ts';

/** Reports statements whose place does not exist on the page: readers would not find what the law requires. */
export function statementProblems(facts: PageFacts): Problem[] {
  return (facts.page.fields.statements ?? []).flatMap((statement, index) => {
    const unproven = lookFor(statement, facts);
    if (!unproven) return [];
    const { place, what, suggestion, hint } = unproven;
    const parameters = { says: statement.says, what };
    const received = String(statement[place]);
    const path = ['statements', index, place];
    return [
      problemAtPath(facts.page.source, disclosureCodes['statement-unproven'], path, {
        parameters,
        received,
        ...(suggestion !== undefined && { suggestion }),
        hint,
      }),
    ];
  });
}

interface Unproven {
  readonly place: 'note' | 'anchor' | 'quote';
  readonly what: string;
  readonly suggestion?: string | undefined;
  readonly hint: string;
}

/** Returns what is missing, or `undefined` if the place that a statement names exists. */
function lookFor(statement: Statement, { placed, shared }: PageFacts): Unproven | undefined {
  const { note, anchor, quote } = statement;
  if (note !== undefined) {
    const keys = placed.flatMap(({ entry }) => entry.facts.filter(({ kind }) => kind === 'note'));
    const names = keys.map(({ value }) => value);
    return names.includes(note)
      ? undefined
      : { place: 'note', what: `note “${note}”`, ...among(note, names, 'The notes on this page are') };
  }
  if (anchor !== undefined) {
    const ids = placed.flatMap(({ entry }) => idsOf(entry));
    return ids.includes(anchor)
      ? undefined
      : { place: 'anchor', what: `element “#${anchor}”`, ...among(anchor, ids, 'The ids on this page are') };
  }
  // The quote may be copied with its markup, including that of a heading or a list.
  const words = [spokenText(quote ?? '', 'inline'), spokenText(quote ?? '', 'rich')];
  const texts = textsOf(placed, shared.registry);
  return texts.some((text) => words.some((one) => text.includes(one)))
    ? undefined
    : { place: 'quote', what: `text “${quote}”`, hint: 'Copy the words exactly from the text of a section.' };
}

const among = (name: string, names: readonly string[], before: string) => ({
  suggestion: nearest(name, names),
  hint: names.length > 0 ? `${before} ${names.slice(0, 12).join(', ')}.` : 'This page has none.',
});

const textsOf = (placed: readonly Placed[], registry: Registry): string[] =>
  placed.flatMap(({ entry }) => authorTexts(entry, registry));

/** Reads the file again, because texts are not kept in memory and few pages have statements. */
function authorTexts(entry: EntryReport, registry: Registry): string[] {
  const section = registry.get(entry.component ?? '');
  const texts: string[] = [];
  if (!section) return texts;
  visitContent(section.schema, valueAt(entry.source.value, propsPath(entry)), (kind, value) => {
    if (typeof value === 'string' && isText(kind)) texts.push(spokenText(value, kind));
  });
  return texts;
}
