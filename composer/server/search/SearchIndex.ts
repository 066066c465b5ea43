import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { distance } from 'fastest-levenshtein';
import type { Locale } from '#lib/locale.ts';
import { reachableRows } from './reachableRows.ts';

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** Text with `<b>` around what was searched for; everything else is escaped. */
  readonly summary: string;
}

export interface Found {
  /** Every page that matches, also those past the last one that can be shown. */
  readonly total: number;
  readonly pages: readonly FoundPage[];
  /** Only when nothing was found: the text with each unknown word replaced by the nearest known one. */
  readonly corrected?: string;
}

interface Term {
  readonly term: string;
  readonly cnt: number;
}

/** The words of a visitor's text, each once; nothing in it can become part of the query's syntax. */
function wordsOf(text: string): string[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
  // The last of equal words stays, because the last word of all may be unfinished.
  return words.filter((word, index) => words.lastIndexOf(word) === index);
}

/**
 * A query that asks for every word, the last one also as the beginning of a longer word. A single letter is only a
 * word: as a beginning it would mean a tenth of all words there are.
 */
function matchExpression(words: readonly string[]): string {
  const isBeginning = (word: string, index: number) => index === words.length - 1 && word.length > 1;
  return words.map((word, index) => `"${word}"${isBeginning(word, index) ? '*' : ''}`).join(' AND ');
}

/**
 * Pages that are ranked for one query, times its words: the time of a ranking grows with both. It takes about a
 * microsecond for each.
 */
const rankingBudget = 40_000;

// Control characters cannot stand in a page's text, so they mark what was found until the rest is escaped.
const open = '\u0001';
const close = '\u0002';
const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const highlighted = (text: string) => escape(text).replaceAll(open, '<b>').replaceAll(close, '</b>');

/** Milliseconds to wait for a publishing that is just changing the index. */
const busyTimeout = 1000;

/** Read-only search in the index that publishing made. */
export class SearchIndex {
  readonly #database: Database.Database | undefined;
  readonly #vocabularies = new Map<Locale, readonly Term[]>();

  /**
   * A missing file is an empty index: a site that was never searched still answers.
   *
   * @throws {Error} when the file is no index.
   */
  constructor(file: string) {
    if (!existsSync(file)) return;
    this.#database = new Database(file, { readonly: true, timeout: busyTimeout });
    try {
      // SQLite reads nothing of a file before it is asked something.
      this.#database.prepare('select 1 from pages_en limit 1').get();
    } catch (error) {
      this.#database.close();
      throw new Error(`the search index cannot be opened: ${(error as Error).message}`, { cause: error });
    }
  }

  close(): void {
    this.#database?.close();
  }

  /** @param skip number of pages to leave out from the best. Past `reachableRows` nothing is shown. */
  search(locale: Locale, text: string, skip: number, size: number): Found {
    const words = wordsOf(text);
    if (!this.#database || words.length === 0) return { total: 0, pages: [] };
    if (locale === 'zh' && words.every((word) => word.length < 3)) return this.#contains(words, skip, size);
    const match = matchExpression(words);
    const total = this.#count(locale, match);
    if (total === 0) return { total, pages: [], corrected: this.#correct(locale, words) };
    const end = Math.min(skip + size, reachableRows);
    if (skip >= end) return { total, pages: [] };
    const shown = this.#ranked(locale, words, total).slice(skip, end);
    return { total, pages: this.#excerpts(locale, match, shown) };
  }

  #count(locale: Locale, match: string): number {
    const table = `pages_${locale}`;
    const sql = `select count(*) n from ${table} where ${table} match ?`;
    return this.#database?.prepare<[string], { n: number }>(sql).get(match)?.n ?? 0;
  }

  /** Row ids of the pages that can be shown, the best first. */
  #ranked(locale: Locale, words: readonly string[], total: number): number[] {
    const match = matchExpression(words);
    const most = Math.ceil(rankingBudget / words.length);
    if (total <= most) return this.#best(locale, match, total);
    // Words that nearly every page of a large site has say little of any: pages named after them come first.
    const half = Math.ceil(most / 2);
    const named = this.#best(locale, `{title headings} : (${match})`, half);
    const others = named.length < reachableRows ? this.#best(locale, match, half) : [];
    return [...new Set([...named, ...others])].slice(0, reachableRows);
  }

  /**
   * Ranks row ids alone. Reading titles or making excerpts while sorting would do it for every page that matches.
   *
   * @param most number of pages to rank, as they come.
   */
  #best(locale: Locale, match: string, most: number): number[] {
    const table = `pages_${locale}`;
    const sql = `
      with best as materialized (
        select id, score from (
          select rowid id, bm25(${table}, 0, 10, 4, 5, 1) score from ${table} where ${table} match ? limit ?)
        order by score, id limit ${reachableRows})
      select id from best join ${table} page on page.rowid = best.id order by score, path`;
    return this.#database?.prepare<[string, number], number>(sql).pluck().all(match, most) ?? [];
  }

  #excerpts(locale: Locale, match: string, ids: readonly number[]): FoundPage[] {
    const table = `pages_${locale}`;
    // The plus keeps FTS5 from looking up one id after the other: each time it would gather again every word that
    // begins as the last one does.
    const sql = `
      select rowid id, path, title, snippet(${table}, 4, '${open}', '${close}', '…', 28) summary from ${table}
      where ${table} match ? and +rowid in (select value from json_each(?))`;
    const rows = this.#database?.prepare<[string, string], FoundPage & { id: number }>(sql);
    const found = new Map(rows?.all(match, JSON.stringify(ids)).map((row) => [row.id, row]));
    // A publishing may take a page away meanwhile.
    return ids
      .flatMap((id) => found.get(id) ?? [])
      .map(({ path, title, summary }) => ({ path, title, summary: highlighted(summary) }));
  }

  // Trigrams need three characters; shorter Chinese words are looked for one row after the other.
  #contains(words: readonly string[], skip: number, size: number): Found {
    const holds = words.map(() => '(instr(title, ?) > 0 or instr(body, ?) > 0)').join(' and ');
    const ids = this.#database
      ?.prepare<string[], number>(`select rowid from pages_zh where ${holds} order by path`)
      .pluck()
      .all(...words.flatMap((word) => [word, word]));
    const page = this.#database?.prepare<[number], { path: string; title: string; description: string }>(
      'select path, title, description from pages_zh where rowid = ?',
    );
    const pages = (ids ?? [])
      .slice(skip, Math.min(skip + size, reachableRows))
      .flatMap((id) => page?.get(id) ?? [])
      .map(({ path, title, description }) => ({ path, title, summary: escape(description) }));
    return { total: ids?.length ?? 0, pages };
  }

  /** Titles and headings that hold what was typed; at most `size`. */
  suggest(locale: Locale, text: string, size: number): string[] {
    const words = wordsOf(text);
    if (!this.#database || words.length === 0) return [];
    const most = Math.ceil(rankingBudget / words.length);
    const table = `pages_${locale}`;
    const row = this.#database.prepare<[number], { title: string; headings: string }>(
      `select title, headings from ${table} where rowid = ?`,
    );
    const lines = this.#best(locale, `{title headings} : (${matchExpression(words)})`, most)
      .slice(0, 40)
      .flatMap((id) => row.get(id) ?? [])
      .flatMap(({ title, headings }) => [title, ...headings.split('\n')]);
    const holds = (line: string) => words.every((word) => line.toLowerCase().includes(word));
    return [...new Set(lines.filter((line) => line !== '' && line.length <= 80 && holds(line)))].slice(
      0,
      size,
    );
  }

  /** The words with the unknown ones replaced by the nearest known ones; `undefined` when there is nothing better. */
  #correct(locale: Locale, words: readonly string[]): string | undefined {
    if (!this.#database || locale === 'zh') return undefined;
    const vocabulary = this.#vocabulary(locale);
    const isKnown = this.#database.prepare<[string]>(`select 1 from terms_${locale} where term = ?`);
    const corrected = words.map((word) => {
      if (word.length < 4 || isKnown.get(word)) return word;
      const near = vocabulary
        .filter(({ term }) => Math.abs(term.length - word.length) <= 2)
        .map(({ term, cnt }) => ({ term, cnt, away: distance(term, word) }))
        .filter(({ away }) => away <= (word.length > 6 ? 2 : 1))
        .toSorted((one, other) => one.away - other.away || other.cnt - one.cnt);
      return near[0]?.term ?? word;
    });
    return corrected.join(' ') === words.join(' ') ? undefined : corrected.join(' ');
  }

  /** All words of a language. Kept, because SQLite reads the whole index to count them. */
  #vocabulary(locale: Locale): readonly Term[] {
    const known = this.#vocabularies.get(locale);
    if (known) return known;
    const sql = `select term, cnt from terms_${locale} where length(term) > 2`;
    const terms = this.#database?.prepare<[], Term>(sql).all() ?? [];
    this.#vocabularies.set(locale, terms);
    return terms;
  }
}
