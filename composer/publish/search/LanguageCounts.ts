import type { Lexicon } from '#composer/search/Lexicon.ts';
import type { ReadPage } from '#composer/search/PageReader.ts';
import { suggestedLines } from '#composer/search/suggestedLines.ts';
import type { StoredPage } from '#composer/search/searchTables.ts';
import type { CountChanges } from './IndexTables.ts';

/** Counts the pages of a language that contain a word, stem or line, and returns the changes. */
export class LanguageCounts {
  readonly #lexicon: Lexicon;
  readonly #lines = new Map<string, { titles: number; pages: number }>();
  #pages = 0;
  #length = 0;

  /** @param lexicon Lexicon of the pages that are counted. */
  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** @param by 1 for an added page, -1 for a removed one. */
  add(page: StoredPage, { words, stems, length }: ReadPage, by: 1 | -1): void {
    this.#pages += by;
    this.#length += by * length;
    for (const word of words) word.pages += by;
    for (const stem of stems) stem.pages += by;
    for (const { line, isTitle } of suggestedLines(page)) {
      let known = this.#lines.get(line);
      if (!known) this.#lines.set(line, (known = { titles: 0, pages: 0 }));
      known.pages += by;
      if (isTitle) known.titles += by;
    }
  }

  changes(): CountChanges {
    const { words, stems } = this.#lexicon;
    return inRank({
      words: changed(words).map(({ word, stem, shown, pages }) => [word, stem.stem, shown, pages]),
      stems: changed(stems).map(({ stem, pages }) => [stem, pages]),
      lines: [...this.#lines]
        .filter(([, { titles, pages }]) => titles !== 0 || pages !== 0)
        .map(([line, count]) => ({ line, ...count })),
      pages: this.#pages,
      length: this.#length,
    });
  }
}

const changed = <Row extends { readonly pages: number }>(rows: Iterable<Row>): Row[] =>
  [...rows].filter(({ pages }) => pages !== 0);

/** Inserting rows in key order is much faster. */
const inOrder = <Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]): Row[] =>
  rows.toSorted(([one], [other]) => (one < other ? -1 : 1));

const inRank = ({ words, stems, lines, ...totals }: CountChanges): CountChanges => ({
  words: inOrder(words),
  stems: inOrder(stems),
  lines: lines.toSorted(
    (one, other) => Number(other.titles > 0) - Number(one.titles > 0) || other.pages - one.pages,
  ),
  ...totals,
});

/** Combines changes that were counted separately. The result may contain a word or stem twice. */
export function joinedChanges(one: CountChanges, other: CountChanges): CountChanges {
  const lines = new Map(one.lines.map((count) => [count.line, count]));
  for (const { line, titles, pages } of other.lines) {
    const known = lines.get(line);
    lines.set(line, { line, titles: titles + (known?.titles ?? 0), pages: pages + (known?.pages ?? 0) });
  }
  return inRank({
    words: [...one.words, ...other.words],
    stems: [...one.stems, ...other.stems],
    lines: [...lines.values()],
    pages: one.pages + other.pages,
    length: one.length + other.length,
  });
}
