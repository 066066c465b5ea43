import type Database from 'better-sqlite3';
import { sqlite } from '#composer/native/nativePackages.ts';
import type { Locale } from '#lib/format/locale.ts';
import { isListed, type ListedPage } from '#composer/publish/input/listedPage.ts';
import {
  articleMark,
  searchedParts,
  searchTables,
  type StoredPage,
  storedColumns,
} from '#composer/search/searchTables.ts';
import { indexedText, plainWords } from '#composer/search/stems.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import type { PageText } from './searchText.ts';

/** Maximum number of characters of a body, about a hundred printed pages. The rest is not searchable. */
const longestBody = 400_000;

/** Returns what the index stores of a page in addition to its texts. */
function indexedPage(page: StoredPage) {
  const language = searchLanguages[page.locale];
  const parts = searchedParts.map((part) =>
    // Pages about “about us” are called so.
    indexedText(page[part].slice(0, longestBody), language, part !== 'body' && part !== 'description'),
  );
  return {
    stems: parts.map(({ stems }) => stems),
    words: [...new Set(parts.flatMap(({ words }) => words))].join(' '),
    lines: [plainWords(page.title, language), plainWords(page.headings, language)],
  };
}

/** Writes a search index. Readers see no change before `close`. */
export class SearchIndexWriter {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement<unknown[]>>();

  /** Returns the stored texts of pages, without those that it lacks. `undefined` if the file is no intact index. */
  static textsIn(file: string, paths: readonly string[]): ReadonlyMap<string, PageText> | undefined {
    let database: Database.Database | undefined;
    try {
      database = new (sqlite())(file, { readonly: true, fileMustExist: true });
      const find = database.prepare<[string], StoredPage>('select * from pages where path = ?');
      // SQLite does not read the file before the first query.
      return new Map(['', ...paths].flatMap((path) => find.all(path)).map((page) => [page.path, page]));
    } catch {
      return undefined;
    } finally {
      database?.close();
    }
  }

  /** @param file An index, or a file to create. It is not crash-safe, and not usable until it is closed. */
  constructor(file: string) {
    this.#database = new (sqlite())(file);
    this.#database.pragma('journal_mode = OFF');
    for (const sql of ['begin immediate', ...searchTables]) this.#database.exec(sql);
  }

  /** Adds a page if search engines may list it, instead of the one with its path. */
  replace(listed: ListedPage, text: PageText): void {
    const { path, page } = listed;
    this.remove([path]);
    if (!isListed(listed)) return;
    const { locale, title, description } = page;
    const stored = { labels: '', article: '', boost: 1, ...text, path, locale, title, description };
    const { stems, words, lines } = indexedPage(stored);
    const { lastInsertRowid: id } = this.#statement(
      `insert into pages (${storedColumns}) values (${storedColumns.replaceAll(/\w+/g, '@$&')})`,
    ).run(stored);
    this.#statement(
      `insert into stems_${locale} (rowid, ${searchedParts.join(', ')}, kind) values (?${', ?'.repeat(stems.length)}, ?)`,
    ).run(id, ...stems, stored.article === '' ? '' : articleMark);
    this.#statement(`insert into words_${locale} (rowid, words) values (?, ?)`).run(id, words);
    this.#statement(`insert into lines_${locale} (rowid, title, headings) values (?, ?, ?)`).run(
      id,
      ...lines,
    );
  }

  /** Removes pages. Ignores paths that are not in the index. */
  remove(paths: readonly string[]): void {
    const remove = this.#statement('delete from pages where path = ? returning id, locale');
    for (const path of paths) {
      // Typed as they were inserted.
      const removed = remove.get(path) as { id: number; locale: Locale } | undefined;
      if (removed === undefined) continue;
      for (const table of ['stems', 'words', 'lines'])
        this.#statement(`delete from ${table}_${removed.locale} where rowid = ?`).run(removed.id);
    }
  }

  /** Makes all changes visible atomically. */
  close(): void {
    this.#database.exec('commit');
    this.#database.close();
  }

  /** Discards an index or changes that were not closed. */
  abandon(): void {
    this.#database.close();
  }

  /** Returns a prepared statement, which is prepared once. */
  #statement(sql: string): Database.Statement<unknown[]> {
    let statement = this.#statements.get(sql);
    if (!statement) this.#statements.set(sql, (statement = this.#database.prepare<unknown[]>(sql)));
    return statement;
  }
}
