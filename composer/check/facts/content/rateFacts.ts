import type { MarkupNode } from '#content/MarkupNode.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { type Fact, newFact } from '#composer/check/facts/Fact.ts';
import { derivedAmounts, triggerTerms, typedRates } from './rateWords.ts';
import { shownText, type ShownText } from './shownText.ts';

const english = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
);
const spanish =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split('|');

/** Dates as authors type them, with the year, month and day in the groups `y`, `m`, `d`. */
const dates = [
  String.raw`(?<m>[A-Za-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})`,
  String.raw`(?<d>\d{1,2})(?:\.º|º)? (?:de )?(?<m>[A-Za-z]{3,10})\.?(?: del?)? (?<y>\d{4})`,
  String.raw`(?<m>\d{1,2})/(?<d>\d{1,2})/(?<y>\d{4}|\d{2})\b`,
  String.raw`(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})\b`,
  String.raw`(?<y>\d{4}) ?年 ?(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?日`,
].map((pattern) => new RegExp(pattern, 'g'));
/** Matches every text with a date. */
const mayHaveDates = /\d{4}|\d\/\d/;

/** Words that make a date the day of rates. */
const asOf =
  /(?:\b(?:as of|effective(?: (?:as of|on|from|since))?|accurate (?:as of|on)|current (?:as of|on)|valid (?:as of|on|from)|in effect (?:on|since|from)|in force (?:on|since|from)|rates? (?:of|on|from))|(?<!\p{L})(?:al|a partir del|vigentes? (?:al|el|desde el|a partir del)|desde el|a fecha de|con fecha(?: de)?|tasas? del)|截至|截止(?:到|至)?|自|利率日期[:：]?)\s?$/iu;

/** A date that says when rates apply. */
export interface TypedDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Position in the text. */
  readonly index: number;
  readonly length: number;
}

const two = (text: string) => text.padStart(2, '0');

function monthOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return two(word);
  const isStart = (name: string) => word.length >= 3 && name.startsWith(word.toLowerCase());
  const at = Math.max(english.findIndex(isStart), spanish.findIndex(isStart));
  return at < 0 ? undefined : two(String(at + 1));
}

/** Returns the typed dates of rates in a text. */
function typedDays(text: string): TypedDay[] {
  if (!mayHaveDates.test(text)) return [];
  return dates.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: { length }, index, groups = {} }) => {
      const month = monthOf(groups['m'] ?? '');
      if (month === undefined || !asOf.test(text.slice(Math.max(0, index - 30), index))) return [];
      const year = groups['y'] ?? '';
      const day = `${year.length === 2 ? `20${year}` : year}-${month}-${two(groups['d'] ?? '')}`;
      return [{ day, index, length }];
    }),
  );
}

/** A cheap test: most texts contain none of these. */
export const mayHaveRates = /[%％]|\$\s?\d|\d{4}|percent\b|por ciento\b/i;

/** A part of a text, with the words that belong to it although they are elsewhere, such as headers of a table. */
interface Segment extends ShownText {
  readonly context: string;
}

/** Marks of rates are no typed rates, and words are checked in their own file. */
const withoutMarks = (node: MarkupNode) =>
  node.type === 'placeholder' && node.kind !== 'passage' && node.kind !== 'unknown' ? '¤' : undefined;

const read = (nodes: readonly MarkupNode[]) => shownText(nodes, withoutMarks);

/** Returns the parts of a text: each cell of a table with its headers, and everything else together. */
function segments(nodes: readonly MarkupNode[]): Segment[] {
  const tables: MarkupNode[] = [];
  const rest = shownText(nodes, (node) => {
    if (node.type !== 'table') return withoutMarks(node);
    tables.push(node);
    return '\n';
  });
  return [{ ...rest, context: '' }, ...tables.flatMap(cells)];
}

function cells(table: MarkupNode): Segment[] {
  const children = 'children' in table ? table.children : [];
  const caption = read(children.filter(({ type }) => type === 'caption'));
  const rows = children.flatMap((row) =>
    row.type === 'row' ? [row.children.map((cell) => read([cell]))] : [],
  );
  const [headers = []] = rows;
  const inCells = rows.flatMap((row) =>
    row.map((cell, column): Segment => {
      const words = [caption.text, headers[column]?.text ?? '', column > 0 ? (row[0]?.text ?? '') : ''];
      return { ...cell, context: words.join(' ') };
    }),
  );
  return [{ ...caption, context: '' }, ...inCells];
}

/**
 * Returns the facts about typed rates in a text:
 *
 * - `typed-rate`: a percentage; the value is its unit and number, such as `APY 4.29`.
 * - `typed-day`: the date of rates, `YYYY-MM-DD`.
 * - `derived`: an amount that follows from a rate. `trigger`: a term of repayment.
 */
export const rateFacts = (nodes: readonly MarkupNode[], path: JsonPath): Fact[] =>
  segments(nodes).flatMap(({ text, context, placeOf }) => [
    ...typedRates(text, context).map(({ percent, unit, index, length }) =>
      newFact('typed-rate', `${unit} ${percent}`, path, placeOf(index, length)),
    ),
    ...typedDays(text).map(({ day, index, length }) =>
      newFact('typed-day', day, path, placeOf(index, length)),
    ),
    ...derivedAmounts(text).map(({ words, index }) =>
      newFact('derived', words, path, placeOf(index, words.length)),
    ),
    ...triggerTerms(text).map(({ words, index }) =>
      newFact('trigger', words, path, placeOf(index, words.length)),
    ),
  ]);
