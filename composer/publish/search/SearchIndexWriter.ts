import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Locale, locales } from '#lib/format/locale.ts';
import { isListed, type ListedPage } from '#composer/publish/input/listedPage.ts';
import { storedColumns } from '#composer/search/searchTables.ts';
import { IndexTables } from './IndexTables.ts';
import { IndexThread } from './IndexThread.ts';
import { LanguagePages, type UnreadPage } from './LanguagePages.ts';
import type { PageText } from './searchText.ts';

/** Number of pages of a language that are read and written together. */
const manyPages = 250;
/** The writing thread also reads every nth part, because writing keeps it less busy than reading keeps this thread. */
const partsOfThread = 5;

/** Pages of one language. */
function pagesOf(locale: Locale) {
  return { pages: new LanguagePages(locale), waiting: [] as UnreadPage[] };
}

/** Writes a search index. Readers see no change before `close`. */
export class SearchIndexWriter {
  readonly #languages: Readonly<Record<Locale, ReturnType<typeof pagesOf>>> = {
    en: pagesOf('en'),
    es: pagesOf('es'),
    zh: pagesOf('zh'),
  };
  readonly #bundle: string;
  readonly #file: string;
  /** The existing index, or a new one with few pages. */
  #tables: IndexTables | undefined;
  #thread: IndexThread | undefined;
  /** Number of parts that were written. */
  #parts = 0;
  /** Id of the last page. */
  #last: number;

  /** Whether a file exists and is an index, not a truncated or overwritten file. */
  static isIndex(file: string): boolean {
    if (!existsSync(file)) return false;
    const database = new Database(file, { readonly: true });
    try {
      // SQLite does not read the file before the first query.
      database.prepare(`select ${storedColumns.join(', ')} from pages limit 1`).get();
      return true;
    } catch {
      return false;
    } finally {
      database.close();
    }
  }

  /** Returns the stored texts of pages. Skips those that are not in the index. */
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

  /** Opens an existing index for changes. */
  static open(file: string): SearchIndexWriter {
    return new SearchIndexWriter(file, '', IndexTables.open(file));
  }

  /**
   * Creates an index. The file is not usable until it is closed, and not crash-safe.
   *
   * @param bundle Folder of the composer bundle, whose worker thread writes large indexes.
   */
  static create(file: string, bundle: string): SearchIndexWriter {
    return new SearchIndexWriter(file, bundle, undefined);
  }

  private constructor(file: string, bundle: string, tables: IndexTables | undefined) {
    this.#file = file;
    this.#bundle = bundle;
    this.#tables = tables;
    this.#last = tables?.lastPage() ?? 0;
  }

  /** Adds a page if search engines may list it. */
  add(listed: ListedPage, said: PageText): void {
    if (!isListed(listed)) return;
    const { path, page } = listed;
    const { locale, title, description } = page;
    const stored = { labels: '', article: '', boost: 1, ...said, path, locale, title, description };
    this.#last += 1;
    const { waiting } = this.#languages[locale];
    waiting.push({ id: this.#last, stored });
    if (waiting.length < manyPages) return;
    // A thread is only worth its startup time for a large index.
    if (!this.#tables) this.#thread ??= new IndexThread(this.#bundle, this.#file);
    this.#write(locale);
  }

  /** Returns the target of rows. */
  #rows(): IndexTables | IndexThread {
    return this.#thread ?? (this.#tables ??= IndexTables.create(this.#file));
  }

  #write(locale: Locale): void {
    const { pages, waiting } = this.#languages[locale];
    const part = waiting.splice(0);
    this.#parts += 1;
    if (this.#thread && this.#parts % partsOfThread === 0) this.#thread.readPages(locale, part);
    else this.#rows().addPages(locale, pages.add(part));
  }

  /** Removes pages from an existing index. Ignores paths that are not in it. */
  remove(paths: Iterable<string>): void {
    for (const locale of locales) this.#write(locale);
    for (const path of paths) {
      const stored = this.#tables?.remove(path);
      if (stored) this.#languages[stored.locale].pages.remove(stored);
    }
  }

  /** Makes all changes visible atomically. */
  close(): void {
    for (const locale of locales) {
      this.#write(locale);
      this.#rows().addCounts(locale, this.#languages[locale].pages.changes());
    }
    this.#rows().commit();
  }

  /** Discards an index that was not closed. */
  abandon(): void {
    (this.#thread ?? this.#tables)?.abandon();
  }
}
