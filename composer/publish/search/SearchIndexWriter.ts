import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Locale, locales } from '#lib/format/locale.ts';
import { isListed, type ListedPage } from '#composer/publish/input/listedPage.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { articleMark } from '#composer/search/IndexedArticle.ts';
import { PageReader, type ReadPage } from '#composer/search/PageReader.ts';
import { packStems } from '#composer/search/packedStems.ts';
import {
  nameColumns,
  searchIndexes,
  searchTables,
  type StoredPage,
  storedColumns,
} from '#composer/search/searchTables.ts';
import { LanguageCounts } from './LanguageCounts.ts';
import type { PageText } from './searchText.ts';

/** Keeps more in memory before it is written: parts of an index that are written are merged again and again. */
const manyAtOnce = locales.flatMap((locale) =>
  ['names', 'texts', 'starts'].map(
    (table) => `insert into ${table}_${locale}(${table}_${locale}, rank) values ('hashsize', 16000000)`,
  ),
);

const marks = (columns: readonly string[]) => columns.map(() => '?').join(', ');

/** Pages of a language that are written together: each table by itself, whose parts stay in the processor's cache then. */
const manyPages = 250;

/** What is written of a page. */
interface IndexedPage extends Pick<ReadPage, 'names' | 'text'> {
  readonly id: number;
  readonly stored: StoredPage;
  readonly packed: Buffer;
}

/** Stems of an article, by which all articles are found. */
const markedAsArticle = ({ names, text }: ReadPage): Pick<ReadPage, 'names' | 'text'> => ({
  names: { ...names, labels: `${names.labels} ${articleMark}` },
  text: `${text} ${articleMark}`,
});

/** What adds and removes pages of one language. */
function toolsFor(database: Database.Database, locale: Locale) {
  const reader = new PageReader(searchLanguages[locale]);
  return {
    reader,
    names: database.prepare(
      `insert into names_${locale} (rowid, ${nameColumns.join(', ')}) values (?, ${marks(nameColumns)})`,
    ),
    text: database.prepare(`insert into texts_${locale} (rowid, text) values (?, ?)`),
    total: database.prepare(
      `update totals set pages = pages + ?, length = length + ? where locale = '${locale}'`,
    ),
    removals: ['names', 'texts'].map((table) =>
      database.prepare<[number]>(`delete from ${table}_${locale} where rowid = ?`),
    ),
    counts: new LanguageCounts(database, locale, reader.lexicon),
    added: { pages: 0, length: 0 },
    waiting: [] as IndexedPage[],
  };
}

/** A search index being written. Nothing is to be seen of it by readers before `close`. */
export class SearchIndexWriter {
  readonly #database: Database.Database;
  readonly #page: Database.Statement;
  readonly #score: Database.Statement;
  readonly #languages: Readonly<Record<Locale, ReturnType<typeof toolsFor>>>;
  readonly #isFresh: boolean;
  /** Row of the last page. */
  #last: number;

  /** Whether a file is there and is an index. A file that was cut off or overwritten is none. */
  static isIndex(file: string): boolean {
    if (!existsSync(file)) return false;
    const database = new Database(file, { readonly: true });
    try {
      // SQLite reads nothing of a file before it is asked something.
      database.prepare(`select ${storedColumns.join(', ')} from pages limit 1`).get();
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
      const find = database.prepare<[string], PageText>(
        `select ${storedColumns.join(', ')} from pages where path = ?`,
      );
      return new Map(
        paths.flatMap((path) => {
          const text = find.get(path);
          return text ? [[path, text] as const] : [];
        }),
      );
    } finally {
      database.close();
    }
  }

  /** Changes the index in a file. */
  static open(file: string): SearchIndexWriter {
    return new SearchIndexWriter(new Database(file, { fileMustExist: true }), false);
  }

  /** Starts an index. Its file is worth nothing until it is closed, also to a later run. */
  static create(file: string): SearchIndexWriter {
    const database = new Database(file);
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    database.pragma('cache_size = -64000');
    for (const sql of [...searchTables, ...manyAtOnce]) database.exec(sql);
    return new SearchIndexWriter(database, true);
  }

  private constructor(database: Database.Database, isFresh: boolean) {
    this.#database = database;
    this.#isFresh = isFresh;
    this.#page = database.prepare(
      `insert into pages (id, ${storedColumns.join(', ')}) values (?, ${marks(storedColumns)})`,
    );
    this.#score = database.prepare('insert into scores (id, stems) values (?, ?)');
    this.#languages = {
      en: toolsFor(database, 'en'),
      es: toolsFor(database, 'es'),
      zh: toolsFor(database, 'zh'),
    };
    database.exec('begin immediate');
    this.#last = database.prepare<[], number>('select ifnull(max(id), 0) from pages').pluck().get() ?? 0;
  }

  /** Adds a page that visitors may find; others are left out. */
  add(listed: ListedPage, said: PageText): void {
    if (!isListed(listed)) return;
    const { path, page } = listed;
    const { locale, title, description } = page;
    const stored = { labels: '', article: '', boost: 1, ...said, path, locale, title, description };
    const language = this.#languages[locale];
    const read = language.reader.read(stored);
    this.#last += 1;
    const packed = packStems(read.stems, read.length, stored.boost);
    const { names, text } = stored.article === '' ? read : markedAsArticle(read);
    language.waiting.push({ id: this.#last, stored, names, text, packed });
    language.counts.add(stored, read, 1);
    language.added.pages += 1;
    language.added.length += read.length;
    if (language.waiting.length >= manyPages) this.#write(locale);
  }

  #write(locale: Locale): void {
    const { waiting, names, text } = this.#languages[locale];
    for (const { id, stored } of waiting) this.#page.run(id, ...storedColumns.map((name) => stored[name]));
    for (const page of waiting) this.#score.run(page.id, page.packed);
    for (const page of waiting) names.run(page.id, ...nameColumns.map((name) => page.names[name]));
    for (const page of waiting) text.run(page.id, page.text);
    waiting.length = 0;
  }

  /** Takes pages out; those that are not there do not matter. */
  remove(paths: Iterable<string>): void {
    const take = this.#database.prepare<[string], StoredPage & { id: number }>(
      'delete from pages where path = ? returning *',
    );
    const score = this.#database.prepare<[number]>('delete from scores where id = ?');
    for (const locale of locales) this.#write(locale);
    for (const path of paths) {
      const stored = take.get(path);
      if (!stored) continue;
      const language = this.#languages[stored.locale];
      const read = language.reader.read(stored);
      for (const removal of language.removals) removal.run(stored.id);
      score.run(stored.id);
      language.counts.add(stored, read, -1);
      language.added.pages -= 1;
      language.added.length -= read.length;
    }
  }

  /** Makes it all visible at one moment. */
  close(): void {
    for (const locale of locales) {
      this.#write(locale);
      const { counts, total, added } = this.#languages[locale];
      counts.write(this.#isFresh);
      total.run(added.pages, added.length);
    }
    if (this.#isFresh) for (const sql of searchIndexes) this.#database.exec(sql);
    this.#database.exec('commit');
    this.#database.close();
  }

  /** Forgets what was not closed. */
  abandon(): void {
    this.#database.close();
  }
}
