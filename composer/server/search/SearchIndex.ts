import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Locale, locales } from '#lib/format/locale.ts';
import { storedColumns } from '#composer/search/searchTables.ts';
import { type Found, LanguageIndex } from './LanguageIndex.ts';
import type { SearchScope } from './PageRanking.ts';

export type { Found, FoundLink, FoundPage } from './LanguageIndex.ts';

/** Milliseconds to wait for a publishing that is just changing the index. */
const busyTimeout = 1000;

/**
 * Bytes of the index that are read from the system's memory of files without a call to it. All processes and threads
 * that search one index share that memory.
 */
const mappedBytes = 2 ** 31 - 65_536;

/** Longer texts are cut: what is asked for is said by then. */
const longestText = 500;

/** Read-only search in the index that publishing made. */
export class SearchIndex {
  readonly #database: Database.Database | undefined;
  readonly #languages = new Map<Locale, LanguageIndex>();

  /**
   * A missing file is an empty index: a site that was never searched still answers.
   *
   * @throws {Error} when the file is no index.
   */
  constructor(file: string) {
    if (!existsSync(file)) return;
    this.#database = new Database(file, { readonly: true, timeout: busyTimeout });
    try {
      this.#database.pragma(`mmap_size = ${mappedBytes}`);
      // SQLite reads nothing of a file before it is asked something.
      this.#database.prepare(`select ${storedColumns.join(', ')} from pages limit 1`).get();
      for (const locale of locales)
        this.#languages.set(locale, new LanguageIndex(this.#database, locale, file));
    } catch (error) {
      this.#database.close();
      throw new Error(`the search index cannot be opened: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Reads what the first questions would otherwise wait for. */
  warmUp(): void {
    for (const language of this.#languages.values()) language.warmUp();
  }

  close(): void {
    this.#database?.close();
  }

  /** @param skip number of pages to leave out from the best. Past `reachableRows` nothing is shown. */
  search(locale: Locale, text: string, skip: number, size: number, scope?: SearchScope): Found {
    const none: Found = { total: 0, pages: [], links: [] };
    return this.#languages.get(locale)?.search(text.slice(0, longestText), skip, size, scope) ?? none;
  }

  /** Titles and headings that hold what was typed; at most `size`. */
  suggest(locale: Locale, text: string, size: number): readonly string[] {
    return this.#languages.get(locale)?.suggest(text.slice(0, longestText), size) ?? [];
  }
}
