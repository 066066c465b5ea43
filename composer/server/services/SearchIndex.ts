import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { distance } from 'fastest-levenshtein';
import type { Locale } from '#lib/locale.ts';

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** Text with `<b>` around what was searched for; everything else is escaped. */
  readonly summary: string;
}

export interface Found {
  readonly total: number;
  readonly pages: readonly FoundPage[];
}

/** The words of a visitor's text; nothing in it can become part of the query's syntax. */
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);

/** A query that asks for every word, the last one also as the beginning of a longer word. */
function matchExpression(words: readonly string[], isPrefix: boolean): string {
  return words
    .map((word, index) => `"${word}"${isPrefix && index === words.length - 1 ? '*' : ''}`)
    .join(' AND ');
}

// Control characters cannot stand in a page's text, so they mark what was found until the rest is escaped.
const open = '\u0001';
const close = '\u0002';
const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const highlighted = (text: string) => escape(text).replaceAll(open, '<b>').replaceAll(close, '</b>');

/** Read-only search in the index that publishing made. */
export class SearchIndex {
  readonly #database: Database.Database | undefined;

  /**
   * A missing file is an empty index: a site that was never searched still answers.
   *
   * @throws {Error} when the file is no index.
   */
  constructor(file: string) {
    if (!existsSync(file)) return;
    this.#database = new Database(file, { readonly: true });
    try {
      // SQLite reads nothing of a file before it is asked something.
      this.#database.prepare('select count(*) from pages_en').get();
    } catch (error) {
      this.#database.close();
      throw new Error(`the search index cannot be opened: ${(error as Error).message}`, { cause: error });
    }
  }

  close(): void {
    this.#database?.close();
  }

  /** @param skip number of pages to leave out from the best. */
  search(locale: Locale, text: string, skip: number, size: number): Found {
    const words = wordsOf(text);
    if (!this.#database || words.length === 0) return { total: 0, pages: [] };
    if (locale === 'zh' && words.every((word) => word.length < 3)) return this.#contains(words, skip, size);
    const match = matchExpression(words, true);
    const table = `pages_${locale}`;
    const total =
      this.#database
        .prepare<[string], { n: number }>(`select count(*) n from ${table} where ${table} match ?`)
        .get(match)?.n ?? 0;
    const rows = this.#database
      .prepare<[string, number, number], { path: string; title: string; summary: string }>(
        `select path, title, snippet(${table}, 4, '${open}', '${close}', '…', 28) summary from ${table}
         where ${table} match ? order by bm25(${table}, 0, 10, 4, 5, 1), path limit ? offset ?`,
      )
      .all(match, size, skip);
    return { total, pages: rows.map((row) => ({ ...row, summary: highlighted(row.summary) })) };
  }

  // Trigrams need three characters; shorter Chinese words are looked for one row after the other.
  #contains(words: readonly string[], skip: number, size: number): Found {
    const rows =
      this.#database
        ?.prepare<[], { path: string; title: string; description: string; body: string }>(
          'select path, title, description, body from pages_zh order by path',
        )
        .all() ?? [];
    const found = rows.filter(({ title, body }) =>
      words.every((word) => title.includes(word) || body.includes(word)),
    );
    const pages = found.slice(skip, skip + size);
    return {
      total: found.length,
      pages: pages.map(({ path, title, description }) => ({ path, title, summary: escape(description) })),
    };
  }

  /** Titles and headings that hold what was typed; at most `size`. */
  suggest(locale: Locale, text: string, size: number): string[] {
    const words = wordsOf(text);
    if (!this.#database || words.length === 0) return [];
    const table = `pages_${locale}`;
    const rows = this.#database
      .prepare<[string], { title: string; headings: string }>(
        `select title, headings from ${table} where ${table} match ? order by bm25(${table}, 0, 10, 0, 5, 0), path limit 40`,
      )
      .all(`{title headings} : (${matchExpression(words, true)})`);
    const lines = rows.flatMap(({ title, headings }) => [title, ...headings.split('\n')]);
    const holds = (line: string) => words.every((word) => line.toLowerCase().includes(word));
    return [...new Set(lines.filter((line) => line !== '' && line.length <= 80 && holds(line)))].slice(
      0,
      size,
    );
  }

  /** The text with each unknown word replaced by the nearest known one; `undefined` when there is nothing better. */
  correct(locale: Locale, text: string): string | undefined {
    const words = wordsOf(text);
    if (!this.#database || words.length === 0 || locale === 'zh') return undefined;
    const vocabulary = this.#database
      .prepare<[], { term: string; cnt: number }>(
        `select term, cnt from terms_${locale} where length(term) > 2`,
      )
      .all();
    const known = new Set(vocabulary.map(({ term }) => term));
    const corrected = words.map((word) => {
      if (known.has(word) || word.length < 4) return word;
      const near = vocabulary
        .filter(({ term }) => Math.abs(term.length - word.length) <= 2)
        .map(({ term, cnt }) => ({ term, cnt, away: distance(term, word) }))
        .filter(({ away }) => away <= (word.length > 6 ? 2 : 1))
        .toSorted((one, other) => one.away - other.away || other.cnt - one.cnt);
      return near[0]?.term ?? word;
    });
    return corrected.join(' ') === words.join(' ') ? undefined : corrected.join(' ');
  }
}
