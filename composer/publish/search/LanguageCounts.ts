import type Database from 'better-sqlite3';
import type { Locale } from '#lib/format/locale.ts';
import type { Lexicon } from '#composer/search/Lexicon.ts';
import type { ReadPage } from '#composer/search/PageReader.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { startWords, suggestedLines } from '#composer/search/suggestedLines.ts';
import type { StoredPage } from '#composer/search/searchTables.ts';

interface LineCount {
  titles: number;
  pages: number;
}

/** Counts the pages that have a word, a stem or a line, and writes what has changed at the end. */
export class LanguageCounts {
  readonly #database: Database.Database;
  readonly #locale: Locale;
  readonly #lexicon: Lexicon;
  readonly #lines = new Map<string, LineCount>();

  /** @param lexicon of the pages that are counted. */
  constructor(database: Database.Database, locale: Locale, lexicon: Lexicon) {
    this.#database = database;
    this.#locale = locale;
    this.#lexicon = lexicon;
  }

  /** @param by 1 for a page that comes, -1 for one that goes. */
  add(page: StoredPage, { words, stems }: ReadPage, by: 1 | -1): void {
    for (const word of words) word.pages += by;
    for (const stem of stems) stem.pages += by;
    for (const { line, isTitle } of suggestedLines(page)) {
      let known = this.#lines.get(line);
      if (!known) this.#lines.set(line, (known = { titles: 0, pages: 0 }));
      known.pages += by;
      if (isTitle) known.titles += by;
    }
  }

  /** @param isFresh whether the tables are empty: lines get the numbers of their ranks then. */
  write(isFresh: boolean): void {
    this.#writeWords();
    this.#writeLines(isFresh);
  }

  #writeWords(): void {
    const [word, stem] = [
      this.#database.prepare(
        `insert into words_${this.#locale} values (?, ?, ?, ?) on conflict do update set pages = pages + excluded.pages`,
      ),
      this.#database.prepare(
        `insert into stems_${this.#locale} values (?, ?) on conflict do update set pages = pages + excluded.pages`,
      ),
    ];
    const { words, stems } = this.#lexicon;
    for (const { word: text, stem: of, shown, pages } of inOrder(words, ({ word: one }) => one))
      if (pages !== 0) word.run(text, of.stem, shown, pages);
    for (const { stem: text, pages } of inOrder(stems, ({ stem: one }) => one))
      if (pages !== 0) stem.run(text, pages);
    for (const table of ['words', 'stems'])
      this.#database.exec(`delete from ${table}_${this.#locale} where pages <= 0`);
  }

  // The first lines of a question are those with the lowest numbers: titles, and what many pages say.
  #writeLines(isFresh: boolean): void {
    const changed = [...this.#lines].filter(([, { titles, pages }]) => titles !== 0 || pages !== 0);
    const ranked = isFresh
      ? changed.toSorted(
          ([, one], [, other]) =>
            Number(other.titles > 0) - Number(one.titles > 0) || other.pages - one.pages,
        )
      : changed;
    const statement = this.#statements();
    for (const [line, { titles, pages }] of ranked) {
      const known = isFresh ? undefined : statement.find.get(line);
      if (known === undefined) {
        const id = statement.insert.run(line, titles, pages).lastInsertRowid;
        statement.start.run(id, startWords(line, searchLanguages[this.#locale]));
      } else if (known.pages + pages > 0)
        statement.update.run(known.titles + titles, known.pages + pages, known.id);
      else {
        statement.remove.run(known.id);
        statement.removeStart.run(known.id);
      }
    }
  }

  #statements() {
    const [lines, starts] = [`lines_${this.#locale}`, `starts_${this.#locale}`];
    return {
      find: this.#database.prepare<[string], LineCount & { id: number }>(
        `select id, titles, pages from ${lines} where line = ?`,
      ),
      insert: this.#database.prepare(`insert into ${lines} (line, titles, pages) values (?, ?, ?)`),
      start: this.#database.prepare(`insert into ${starts} (rowid, line) values (?, ?)`),
      update: this.#database.prepare(`update ${lines} set titles = ?, pages = ? where id = ?`),
      remove: this.#database.prepare(`delete from ${lines} where id = ?`),
      removeStart: this.#database.prepare(`delete from ${starts} where rowid = ?`),
    };
  }
}

/** Rows of a table are added much faster in the order of their keys. */
const inOrder = <Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): Row[] =>
  [...rows].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
