import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Locale, locales } from '#lib/locale.ts';
import { isListed, type ListedPage } from '#composer/publish/input/listedPage.ts';
import type { PageText } from './searchText.ts';

// `trigram` finds parts of Chinese words, which no white space separates. `places` finds a page's row: the columns of
// the others can only be searched.
const tables = [
  'create table places (path text primary key, locale text, id integer) without rowid',
  ...locales.flatMap((locale) => {
    const tokenizer = locale === 'zh' ? 'trigram' : 'unicode61 remove_diacritics 2';
    return [
      `create virtual table pages_${locale} using fts5(path unindexed, title, description, headings, body, tokenize = "${tokenizer}", prefix = '2 3')`,
      `create virtual table terms_${locale} using fts5vocab(pages_${locale}, 'row')`,
    ];
  }),
];

/** Keeps more in memory before it is written: parts of an index that are written are merged again and again. */
const manyAtOnce = locales.map(
  (locale) => `insert into pages_${locale}(pages_${locale}, rank) values ('hashsize', 16000000)`,
);

/** A search index being written. Nothing is to be seen of it by readers before `close`. */
export class SearchIndexWriter {
  readonly #database: Database.Database;
  readonly #inserts: ReadonlyMap<string, Database.Statement>;
  readonly #place: Database.Statement;

  /** Whether a file is there and is an index. A file that was cut off or overwritten is none. */
  static isIndex(file: string): boolean {
    if (!existsSync(file)) return false;
    const database = new Database(file, { readonly: true });
    try {
      // SQLite reads nothing of a file before it is asked something.
      database.prepare('select locale from places limit 1').get();
      return true;
    } catch {
      return false;
    } finally {
      database.close();
    }
  }

  /** What an index says of pages; nothing of those that are not in it. */
  static textsIn(file: string, paths: readonly string[]): ReadonlyMap<string, PageText> {
    const database = new Database(file, { readonly: true });
    try {
      const find = database.prepare<[string], { id: number; locale: Locale }>(
        'select id, locale from places where path = ?',
      );
      const texts = paths.flatMap((path) => {
        const place = find.get(path);
        const text =
          place &&
          database
            .prepare<[number], PageText>(`select headings, body from pages_${place.locale} where rowid = ?`)
            .get(place.id);
        return text ? [[path, text] as const] : [];
      });
      return new Map(texts);
    } finally {
      database.close();
    }
  }

  /** Changes the index in a file. */
  static open(file: string): SearchIndexWriter {
    return new SearchIndexWriter(new Database(file, { fileMustExist: true }));
  }

  /** Starts an index. Its file is worth nothing until it is closed, also to a later run. */
  static create(file: string): SearchIndexWriter {
    const database = new Database(file);
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    for (const sql of [...tables, ...manyAtOnce]) database.exec(sql);
    return new SearchIndexWriter(database);
  }

  private constructor(database: Database.Database) {
    this.#database = database;
    this.#inserts = new Map(
      locales.map((locale) => [
        locale,
        database.prepare(
          `insert into pages_${locale} (path, title, description, headings, body) values (?, ?, ?, ?, ?)`,
        ),
      ]),
    );
    this.#place = database.prepare('insert into places (path, locale, id) values (?, ?, ?)');
    database.exec('begin immediate');
  }

  /** Adds a page that visitors may find; others are left out. */
  add(listed: ListedPage, { headings, body }: PageText): void {
    if (!isListed(listed)) return;
    const { path, page } = listed;
    const insert = this.#inserts.get(page.locale);
    const added = insert?.run(path, page.title, page.description, headings, body);
    if (added) this.#place.run(path, page.locale, added.lastInsertRowid);
  }

  /** Takes pages out; those that are not there do not matter. */
  remove(paths: Iterable<string>): void {
    const take = this.#database.prepare<[string], { id: number; locale: Locale }>(
      'delete from places where path = ? returning id, locale',
    );
    for (const path of paths) {
      const place = take.get(path);
      if (place) this.#database.prepare(`delete from pages_${place.locale} where rowid = ?`).run(place.id);
    }
  }

  /** Makes it all visible at one moment. */
  close(): void {
    this.#database.exec('commit');
    this.#database.close();
  }

  /** Forgets what was not closed. */
  abandon(): void {
    this.#database.close();
  }
}
