import { visitContent } from '#section-kit/walkSchema.ts';
import { isText } from '#composer/check/facts/content/contentFacts.ts';
import { spokenQuote, SpokenText } from '#composer/check/facts/content/shownText.ts';
import { entriesIn, type EntryReport, type Registry } from '#composer/check/facts/EntryReport.ts';
import type { FileContents } from '#composer/check/facts/FileReport.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import { valueAt } from '#composer/page/valueAt.ts';

/** Returns the quotes of a page's statements that are in its own file. */
export function ownQuotes({ value, lists }: FileContents, registry: Registry): readonly string[] {
  const statements = valueAt(value, ['statements']) ?? valueAt(value, ['states']);
  const quotes = (Array.isArray(statements) ? statements : [])
    .map((statement: unknown) => valueAt(statement, ['quote']))
    .filter((quote) => typeof quote === 'string');
  if (quotes.length === 0) return [];
  const texts = [...entriesIn(lists.values())].flatMap((entry) => authorTexts(entry, value, registry));
  return quotes.filter((quote) => isIn(texts, quote));
}

/** Whether one of the texts says the words of a quote. Those that have it as written are read first. */
export function isIn(texts: readonly SpokenText[], quote: string): boolean {
  const words = spokenQuote(quote);
  const says = ({ spoken }: SpokenText) => words.some((one) => spoken.includes(one));
  return texts.filter(({ written }) => written.includes(quote)).some(says) || texts.some(says);
}

/** Returns the texts of a section. `file` is the value of the file that contains it. */
export function authorTexts(entry: EntryReport, file: unknown, registry: Registry): SpokenText[] {
  const section = registry.get(entry.component ?? '');
  const texts: SpokenText[] = [];
  if (!section) return texts;
  visitContent(section.schema, valueAt(file, propsPath(entry)), (kind, value) => {
    if (typeof value === 'string' && isText(kind)) texts.push(new SpokenText(value, kind));
  });
  return texts;
}
