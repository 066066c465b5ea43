import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Locale, locales } from '#lib/format/locale.ts';
import { isListed, type ListedPage } from '#composer/publish/input/listedPage.ts';
import { storedColumns } from '#composer/search/searchTables.ts';
import { IndexTables } from './IndexTables.ts';
import { IndexThread } from './IndexThread.ts';
import { LanguagePages, type UnreadPage } from './LanguagePages.ts';
import type { PageText } from './searchText.ts';

/** Pages of a language that are read and written together. */
const manyPages = 250;
/** The thread that writes also reads one part of so many: writing takes it less than reading takes this one. */
const partsOfThread = 5;

/** Pages of one language. */
function pagesOf(locale: Locale) {
  return { pages: new LanguagePages(locale), waiting: [] as UnreadPage[] };
}

/** A search index being written. Nothing is to be seen of it by readers before `close`. */
export class SearchIndexWriter {
  readonly #languages: Readonly<Record<Locale, ReturnType<typeof pagesOf>>> = {
    en: pagesOf('en'),
    es: pagesOf('es'),
    zh: pagesOf('zh'),
  };
  readonly #bundle: string;
  readonly #file: string;
  /** The index that is changed, or a new one of few pages. */
  #tables: IndexTables | undefined;
  #thread: IndexThread | undefined;
  /** Parts that were written. */
  #parts = 0;
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
    return new SearchIndexWriter(file, '', IndexTables.open(file));
  }

  /**
   * Starts an index. Its file is worth nothing until it is closed, also to a later run.
   *
   * @param bundle folder of the composer bundle, whose thread writes an index of many pages.
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

  /** Adds a page that visitors may find; others are left out. */
  add(listed: ListedPage, said: PageText): void {
    if (!isListed(listed)) return;
    const { path, page } = listed;
    const { locale, title, description } = page;
    const stored = { labels: '', article: '', boost: 1, ...said, path, locale, title, description };
    this.#last += 1;
    const { waiting } = this.#languages[locale];
    waiting.push({ id: this.#last, stored });
    if (waiting.length < manyPages) return;
    // A thread is started for what will take longer than its start.
    if (!this.#tables) this.#thread ??= new IndexThread(this.#bundle, this.#file);
    this.#write(locale);
  }

  /** Where rows go. */
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

  /** Takes pages out of an index that is changed; those that are not there do not matter. */
  remove(paths: Iterable<string>): void {
    for (const locale of locales) this.#write(locale);
    for (const path of paths) {
      const stored = this.#tables?.remove(path);
      if (stored) this.#languages[stored.locale].pages.remove(stored);
    }
  }

  /** Makes it all visible at one moment. */
  close(): void {
    for (const locale of locales) {
      this.#write(locale);
      this.#rows().addCounts(locale, this.#languages[locale].pages.changes());
    }
    this.#rows().commit();
  }

  /** Forgets what was not closed. */
  abandon(): void {
    (this.#thread ?? this.#tables)?.abandon();
  }
}
