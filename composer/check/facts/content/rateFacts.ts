import type { MarkupNode } from '#content/MarkupNode.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { type Fact, newFact } from '#composer/check/facts/Fact.ts';
import { typedDays } from './rateDays.ts';
import { derivedAmounts, triggerTerms, typedRates } from './rateWords.ts';
import { shownText, type ShownText } from './shownText.ts';

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
