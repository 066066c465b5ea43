import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Locale, locales } from '#lib/format/locale.ts';
import { type Found, LanguageIndex } from './LanguageIndex.ts';
import type { SearchScope } from './PageRanking.ts';

/** Milliseconds to wait for a lock on the file. */
const busyTimeout = 1000;
/** Bytes of the index that are memory-mapped. All processes and threads that open an index share this memory. */
const mappedBytes = 2 ** 31 - 65_536;
/** Longer queries are truncated. */
const longestText = 500;

const none: Found = { total: 0, pages: [], links: [] };

/** The search index of a published site. */
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
    // A read-only connection could not roll back a change that was interrupted.
    this.#database = new Database(file, { fileMustExist: true, timeout: busyTimeout });
    try {
      this.#database.pragma('query_only = on');
      this.#database.pragma(`mmap_size = ${mappedBytes}`);
      for (const locale of locales)
        this.#languages.set(locale, new LanguageIndex(this.#database, locale, file));
    } catch (error) {
      this.#database.close();
      throw new Error(`the search index cannot be opened: ${(error as Error).message}`, { cause: error });
    }
  }

  close(): void {
    this.#database?.close();
  }

  /** @param skip Number of results to skip. Nothing is returned beyond `reachableRows`. */
  search(locale: Locale, text: string, skip: number, size: number, scope: SearchScope = 'pages'): Found {
    return this.#languages.get(locale)?.search(text.slice(0, longestText), skip, size, scope) ?? none;
  }

  /** Returns titles and headings that contain the typed text; at most `size`. */
  suggest(locale: Locale, text: string, size: number): readonly string[] {
    return this.#languages.get(locale)?.suggest(text.slice(0, longestText), size) ?? [];
  }
}
