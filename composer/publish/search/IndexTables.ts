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

/** What is written of a page. */
export interface IndexedPage extends Pick<ReadPage, 'names' | 'text'> {
  readonly id: number;
  readonly stored: StoredPage;
  /** `packStems` of its stems. */
  readonly packed: Uint8Array;
}

/** How many more titles and pages have a line. */
export interface LineCount {
  readonly line: string;
  readonly titles: number;
  readonly pages: number;
}

/** By how much the numbers of a language change. */
export interface CountChanges {
  /** Word, stem, word as it is shown, and how many more pages have it. In the order of the words. */
  readonly words: readonly (readonly [string, string, string, number])[];
  /** Stem, and how many more pages have it. In the order of the stems. */
  readonly stems: readonly (readonly [string, number])[];
  /** New ones get the numbers of their ranks: the first lines of a question are those with the lowest. */
  readonly lines: readonly LineCount[];
  readonly pages: number;
  /** Number of words of all pages. */
  readonly length: number;
}

/** Where rows of an index go. Nothing of them is to be seen by readers before `commit`. */
export interface IndexRows {
  addPages(locale: Locale, pages: readonly IndexedPage[]): void;
  addCounts(locale: Locale, changes: CountChanges): void;
  /** Makes it all visible at one moment, and closes the file. */
  commit(): void;
  /** Closes the file, and forgets what was written. */
  abandon(): void;
}

/** Keeps more in memory before it is written: parts of an index that are written are merged again and again. */
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

/** The tables of a search index being written. */
export class IndexTables implements IndexRows {
  readonly #database: Database.Database;
  readonly #isFresh: boolean;
  readonly #statements: Readonly<Record<Locale, ReturnType<typeof pageStatements>>>;

  /** Changes the index in a file. */
  static open(file: string): IndexTables {
    return new IndexTables(new Database(file, { fileMustExist: true }), false);
  }

  /** Starts an index. Its file is worth nothing until it is closed, also to a later run. */
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

  /** Row of the last page; 0 when there is none. */
  lastPage(): number {
    return this.#database.prepare<[], number>('select ifnull(max(id), 0) from pages').pluck().get() ?? 0;
  }

  // Each table by itself: its parts stay in the processor's cache then.
  addPages(locale: Locale, pages: readonly IndexedPage[]): void {
    const { page, score, names, text } = this.#statements[locale];
    for (const { id, stored } of pages) page.run(id, ...storedColumns.map((name) => stored[name]));
    for (const one of pages) score.run(one.id, one.packed);
    for (const one of pages) names.run(one.id, ...nameColumns.map((name) => one.names[name]));
    for (const one of pages) text.run(one.id, one.text);
  }

  /** Takes a page out. @returns what was stored of it. */
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
