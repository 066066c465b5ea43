import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Locale, locales } from '#lib/format/locale.ts';
import { storedColumns } from '#composer/search/searchTables.ts';
import { type Found, LanguageIndex } from './LanguageIndex.ts';
import type { SearchScope } from './PageRanking.ts';

export type { Found, FoundLink, FoundPage } from './LanguageIndex.ts';

/** Milliseconds to wait while the index is being updated. */
const busyTimeout = 1000;

/** Bytes of the index that are memory-mapped. All processes and threads that open an index share this memory. */
const mappedBytes = 2 ** 31 - 65_536;

/** Longer queries are truncated. */
const longestText = 500;

/**
 * Rolls back a change to an index that was interrupted, such as by a power failure. A read-only connection cannot. If
 * the folder may not be written, the index stays as it is, and opening it fails.
 */
function completeChange(file: string): void {
  if (!existsSync(`${file}-journal`)) return;
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { fileMustExist: true, timeout: busyTimeout });
    // SQLite rolls back when it first reads.
    database.pragma('user_version');
  } catch {
    // The caller reports why it cannot be opened.
  } finally {
    database?.close();
  }
}

/** Read-only access to the search index of a published site. */
export class SearchIndex {
  readonly #database: Database.Database | undefined;
  readonly #languages = new Map<Locale, LanguageIndex>();

  /**
   * Opens an index. If the file is missing, the index is empty.
   *
   * @throws {Error} if the file is not an index.
   */
  constructor(file: string) {
    if (!existsSync(file)) return;
    completeChange(file);
    this.#database = new Database(file, { readonly: true, timeout: busyTimeout });
    try {
      this.#database.pragma(`mmap_size = ${mappedBytes}`);
      // SQLite does not read the file before the first query.
      this.#database.prepare(`select ${storedColumns.join(', ')} from pages limit 1`).get();
      for (const locale of locales)
        this.#languages.set(locale, new LanguageIndex(this.#database, locale, file));
    } catch (error) {
      this.#database.close();
      throw new Error(`the search index cannot be opened: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Loads data in advance that the first queries would otherwise have to wait for. */
  warmUp(): void {
    for (const language of this.#languages.values()) language.warmUp();
  }

  close(): void {
    this.#database?.close();
  }

  /** @param skip Number of results to skip. Nothing is returned beyond `reachableRows`. */
  search(locale: Locale, text: string, skip: number, size: number, scope?: SearchScope): Found {
    const none: Found = { total: 0, pages: [], links: [] };
    return this.#languages.get(locale)?.search(text.slice(0, longestText), skip, size, scope) ?? none;
  }

  /** Returns titles and headings that contain the typed text; at most `size`. */
  suggest(locale: Locale, text: string, size: number): readonly string[] {
    return this.#languages.get(locale)?.suggest(text.slice(0, longestText), size) ?? [];
  }
}
