import type Database from 'better-sqlite3';
import type { Locale } from '#lib/format/locale.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { plainWords } from '#composer/search/stems.ts';

/** Maximum number of pages whose lines are compared: those with such a title, and as many with such headings. */
const mostPages = 60;
const mostWords = 12;
/** Longer lines are too long to read while typing. */
const longestLine = 80;

interface NamedPage {
  readonly title: string;
  readonly headings: string;
}

/** Suggests titles and headings while visitors type. */
export class Suggestions {
  readonly #locale: Locale;
  readonly #pages: Database.Statement<[string], NamedPage>;

  constructor(database: Database.Database, locale: Locale) {
    this.#locale = locale;
    const lines = `lines_${locale}`;
    this.#pages = database.prepare(
      `select title, headings from pages
       where id in (select rowid from ${lines} where ${lines} match ? limit ${mostPages}) order by path`,
    );
  }

  /** Returns lines that contain all words of a text, the last of which may be incomplete; best first. */
  find(text: string, size: number): string[] {
    const typed = searchLanguages[this.#locale].words(text).slice(0, mostWords);
    if (typed.length === 0) return [];
    const sought = typed.map(({ word }, at) => (at < typed.length - 1 ? ` ${word} ` : ` ${word}`));
    const match = `${typed.map(({ word }) => `"${word}"`).join(' AND ')}*`;
    const titled = this.#pages.all(`title : (${match})`).map(({ title }) => ({ title, headings: '' }));
    const weights = new Map<string, number>();
    for (const { title, headings } of [...titled, ...this.#pages.all(match)])
      for (const line of new Set([title, ...headings.split('\n')]))
        weights.set(line, (weights.get(line) ?? -line.length) + (line === title ? 100 : 1));
    // Lines that differ by their punctuation are one.
    const lines = new Map(
      [...weights]
        .toSorted(([, one], [, other]) => one - other)
        .map(([line]) => [` ${plainWords(line, searchLanguages[this.#locale])} `, line]),
    );
    const matching = [...lines]
      .toReversed()
      .filter(([words, line]) => line.length <= longestLine && sought.every((word) => words.includes(word)));
    const starting = matching.filter(([words]) =>
      words.startsWith(` ${typed.map(({ word }) => word).join(' ')}`),
    );
    return [...new Set([...starting, ...matching])].slice(0, size).map(([, line]) => line);
  }
}
