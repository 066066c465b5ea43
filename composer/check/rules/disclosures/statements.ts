import type { PageFacts } from '#composer/check/facts/SiteFacts.ts';
import { type EntryReport, type Registry, idsOf } from '#composer/check/facts/EntryReport.ts';
import { authorTexts, isIn } from '#composer/check/facts/readers/ownQuotes.ts';
import type { SpokenText } from '#composer/check/facts/content/shownText.ts';
import type { Statement } from '#composer/page/pageDefinition.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { disclosureCodes } from './disclosureCodes.ts';
import { factsOf } from '#composer/check/facts/placedProblem.ts';

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
        suggestion,
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
function lookFor(statement: Statement, facts: PageFacts): Unproven | undefined {
  const { placed } = facts;
  const { note, anchor, quote } = statement;
  if (note !== undefined) {
    const names = factsOf(placed, 'note').map(({ fact }) => fact.value);
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
  return isQuoted(quote ?? '', facts)
    ? undefined
    : { place: 'quote', what: `text “${quote}”`, hint: 'Copy the words exactly from the text of a section.' };
}

const among = (name: string, names: readonly string[], before: string) => ({
  suggestion: nearest(name, names),
  hint: names.length > 0 ? `${before} ${names.slice(0, 12).join(', ')}.` : 'This page has none.',
});

function isQuoted(quote: string, { page, report, placed, shared: { registry } }: PageFacts): boolean {
  if (report.quotes.includes(quote)) return true;
  const others = placed.filter(({ entry }) => entry.source !== page.source);
  return isIn(
    others.flatMap(({ entry }) => sharedTexts(entry, registry)),
    quote,
  );
}

const textsOfShared = new WeakMap<EntryReport, readonly SpokenText[]>();

/** Returns the texts of a section in a layout or fragment. Memoized, because many pages have it. */
function sharedTexts(entry: EntryReport, registry: Registry): readonly SpokenText[] {
  const texts = textsOfShared.get(entry) ?? authorTexts(entry, entry.source.value, registry);
  textsOfShared.set(entry, texts);
  return texts;
}
