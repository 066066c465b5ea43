import Database from 'better-sqlite3';
import { type Locale, locales } from '#lib/format/locale.ts';
import type { ReadPage } from '#composer/search/PageReader.ts';
import {
  nameColumns,
  searchIndexes,
  searchTables,
  type StoredPage,
  storedColumns,
} from '#composer/search/searchTables.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { startWords } from '#composer/search/suggestedLines.ts';

/** The data of a page that is written to the index. */
export interface IndexedPage extends Pick<ReadPage, 'names' | 'text'> {
  readonly id: number;
  readonly stored: StoredPage;
  /** The result of `packStems` for its stems. */
  readonly packed: Uint8Array;
}

/** How many more titles and pages contain a line. */
export interface LineCount {
  readonly line: string;
  readonly titles: number;
  readonly pages: number;
}

/** Changes of a language's statistics. */
export interface CountChanges {
  /** Word, stem, display form, and change of its number of pages. Sorted by word. */
  readonly words: readonly (readonly [string, string, string, number])[];
  /** Stem, and change of its number of pages. Sorted by stem. */
  readonly stems: readonly (readonly [string, number])[];
  /** Sorted by rank: new lines get ids in this order, and suggestions take those with the lowest ids first. */
  readonly lines: readonly LineCount[];
  readonly pages: number;
  /** Total number of words. */
  readonly length: number;
}

/** Receives the rows of an index. Readers see none of them before `commit`. */
export interface IndexRows {
  addPages(locale: Locale, pages: readonly IndexedPage[]): void;
  addCounts(locale: Locale, changes: CountChanges): void;
  /** Makes all rows visible atomically, and closes the file. */
  commit(): void;
  /** Discards all rows, and closes the file. */
  abandon(): void;
}

/** Buffers more in memory before writing, because segments of the index that are on disk are repeatedly merged. */
const manyAtOnce = locales.flatMap((locale) =>
  ['names', 'texts', 'starts'].map(
    (table) => `insert into ${table}_${locale}(${table}_${locale}, rank) values ('hashsize', 16000000)`,
  ),
);

const marks = (columns: readonly string[]) => columns.map(() => '?').join(', ');

function pageStatements(database: Database.Database, locale: Locale) {
  return {
    page: database.prepare(
      `insert into pages (id, ${storedColumns.join(', ')}) values (?, ${marks(storedColumns)})`,
    ),
    score: database.prepare('insert into scores (id, stems) values (?, ?)'),
    names: database.prepare(
      `insert into names_${locale} (rowid, ${nameColumns.join(', ')}) values (?, ${marks(nameColumns)})`,
    ),
    text: database.prepare(`insert into texts_${locale} (rowid, text) values (?, ?)`),
  };
}

function lineStatements(database: Database.Database, locale: Locale) {
  const [lines, starts] = [`lines_${locale}`, `starts_${locale}`];
  return {
    find: database.prepare<[string], Omit<LineCount, 'line'> & { id: number }>(
      `select id, titles, pages from ${lines} where line = ?`,
    ),
    insert: database.prepare(`insert into ${lines} (line, titles, pages) values (?, ?, ?)`),
    start: database.prepare(`insert into ${starts} (rowid, line) values (?, ?)`),
    update: database.prepare(`update ${lines} set titles = ?, pages = ? where id = ?`),
    remove: database.prepare(`delete from ${lines} where id = ?`),
    removeStart: database.prepare(`delete from ${starts} where rowid = ?`),
  };
}

/** Writes the tables of a search index. */
export class IndexTables implements IndexRows {
  readonly #database: Database.Database;
  readonly #isFresh: boolean;
  readonly #statements: Readonly<Record<Locale, ReturnType<typeof pageStatements>>>;

  /** Opens an existing index for changes. */
  static open(file: string): IndexTables {
    return new IndexTables(new Database(file, { fileMustExist: true }), false);
  }

  /** Creates an index. The file is not usable until it is committed, and not crash-safe. */
  static create(file: string): IndexTables {
    const database = new Database(file);
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    database.pragma('cache_size = -64000');
    for (const sql of [...searchTables, ...manyAtOnce]) database.exec(sql);
    return new IndexTables(database, true);
  }

  private constructor(database: Database.Database, isFresh: boolean) {
    this.#database = database;
    this.#isFresh = isFresh;
    this.#statements = {
      en: pageStatements(database, 'en'),
      es: pageStatements(database, 'es'),
      zh: pageStatements(database, 'zh'),
    };
    database.exec('begin immediate');
  }

  /** Returns the id of the last page, or 0 if there is none. */
  lastPage(): number {
    return this.#database.prepare<[], number>('select ifnull(max(id), 0) from pages').pluck().get() ?? 0;
  }

  // One table after another, so that its data stays in the CPU's cache.
  addPages(locale: Locale, pages: readonly IndexedPage[]): void {
    const { page, score, names, text } = this.#statements[locale];
    for (const { id, stored } of pages) page.run(id, ...storedColumns.map((name) => stored[name]));
    for (const one of pages) score.run(one.id, one.packed);
    for (const one of pages) names.run(one.id, ...nameColumns.map((name) => one.names[name]));
    for (const one of pages) text.run(one.id, one.text);
  }

  /** Removes a page. @returns Its stored data, or `undefined` if it was not in the index. */
  remove(path: string): StoredPage | undefined {
    const stored = this.#database
      .prepare<[string], StoredPage & { id: number }>('delete from pages where path = ? returning *')
      .get(path);
    if (!stored) return undefined;
    for (const table of ['names', 'texts'])
      this.#database.prepare(`delete from ${table}_${stored.locale} where rowid = ?`).run(stored.id);
    this.#database.prepare('delete from scores where id = ?').run(stored.id);
    return stored;
  }

  addCounts(locale: Locale, { words, stems, lines, pages, length }: CountChanges): void {
    const database = this.#database;
    const onConflict = 'on conflict do update set pages = pages + excluded.pages';
    const word = database.prepare(`insert into words_${locale} values (?, ?, ?, ?) ${onConflict}`);
    for (const row of words) word.run(...row);
    const stem = database.prepare(`insert into stems_${locale} values (?, ?) ${onConflict}`);
    for (const row of stems) stem.run(...row);
    for (const table of ['words', 'stems']) database.exec(`delete from ${table}_${locale} where pages <= 0`);
    this.#addLines(locale, lines);
    database
      .prepare('update totals set pages = pages + ?, length = length + ? where locale = ?')
      .run(pages, length, locale);
  }

  #addLines(locale: Locale, lines: readonly LineCount[]): void {
    const statement = lineStatements(this.#database, locale);
    for (const { line, titles, pages } of lines) {
      const known = this.#isFresh ? undefined : statement.find.get(line);
      if (known === undefined) {
        const id = statement.insert.run(line, titles, pages).lastInsertRowid;
        statement.start.run(id, startWords(line, searchLanguages[locale]));
      } else if (known.pages + pages > 0)
        statement.update.run(known.titles + titles, known.pages + pages, known.id);
      else {
        statement.remove.run(known.id);
        statement.removeStart.run(known.id);
      }
    }
  }

  commit(): void {
    if (this.#isFresh) for (const sql of searchIndexes) this.#database.exec(sql);
    this.#database.exec('commit');
    this.#database.close();
  }

  abandon(): void {
    this.#database.close();
  }
}
