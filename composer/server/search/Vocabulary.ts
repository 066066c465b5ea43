import type Database from 'better-sqlite3';
import type { Locale } from '#lib/format/locale.ts';
import type { KnownWord } from './KnownWord.ts';
import { Spelling } from './Spelling.ts';

/** The words on the pages of one language. */
export class Vocabulary {
  readonly #database: Database.Database;
  readonly #locale: Locale;
  readonly #find: Database.Statement<[string], KnownWord>;
  readonly #stem: Database.Statement<[string], { pages: number }>;
  readonly #beginning: Database.Statement<[string, string, number], KnownWord>;
  #spelling: Spelling | undefined;
  /** Number of pages, and average number of words per page. */
  readonly pages: number;
  readonly meanLength: number;

  constructor(database: Database.Database, locale: Locale) {
    this.#database = database;
    this.#locale = locale;
    this.#find = database.prepare(`select * from words_${locale} where word = ?`);
    this.#stem = database.prepare(`select pages from stems_${locale} where stem = ?`);
    this.#beginning = database.prepare(
      `select * from words_${locale} where word >= ? and word < ? order by pages desc, word limit ?`,
    );
    const total = database
      .prepare<[string], { pages: number; length: number }>('select * from totals where locale = ?')
      .get(locale);
    this.pages = total?.pages ?? 0;
    this.meanLength = total && total.pages > 0 ? total.length / total.pages : 1;
  }

  /** Returns a word, or `undefined` if no page contains it. */
  word(word: string): KnownWord | undefined {
    return this.#find.get(word);
  }

  /** Returns the number of pages that contain a stem. */
  pagesWith(stem: string): number {
    return this.#stem.get(stem)?.pages ?? 0;
  }

  /** Returns words with a prefix, the most frequent first. */
  beginningWith(beginning: string, most: number): KnownWord[] {
    return this.#beginning.all(beginning, `${beginning}\u{10ffff}`, most);
  }

  /** Returns words that this one may be a misspelling of, the most similar and then the most frequent first. */
  near(word: string): KnownWord[] {
    return this.#knownSpelling().near(word);
  }

  /** Loads the words for spelling correction. */
  warmUp(): void {
    this.#knownSpelling();
  }

  #knownSpelling(): Spelling {
    this.#spelling ??= new Spelling(
      this.#database.prepare<[], KnownWord>(`select * from words_${this.#locale}`).all(),
    );
    return this.#spelling;
  }
}
