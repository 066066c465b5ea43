import type Database from 'better-sqlite3';
import type { Locale } from '#lib/format/locale.ts';
import { fold } from '#composer/search/languages/latinWords.ts';
import type { SearchLanguage } from '#composer/search/languages/SearchLanguage.ts';

/** Maximum number of lines that are ranked for one query. */
const mostWeighed = 120;
const mostWords = 12;

interface Line {
  readonly line: string;
  readonly titles: number;
  readonly pages: number;
}

/** Suggests titles and headings while visitors type. */
export class LineSuggestions {
  readonly #language: SearchLanguage;
  readonly #lines: Database.Statement<[string, number], Line>;

  constructor(database: Database.Database, locale: Locale, language: SearchLanguage) {
    this.#language = language;
    const starts = `select rowid from starts_${locale} where starts_${locale} match ? limit ?`;
    this.#lines = database.prepare(
      `select line, titles, pages from lines_${locale} where id in (${starts}) order by id`,
    );
  }

  /** Returns lines that contain all words of a text, the last of which may be incomplete; best first. */
  find(text: string, size: number): string[] {
    const words = this.#language
      .words(text)
      .map(({ word }) => word)
      .slice(0, mostWords);
    if (words.length === 0) return [];
    const last = words.length - 1;
    const match = words.map((word, at) => `"${word}"${at === last ? '*' : ''}`).join(' AND ');
    const lines = this.#lines.all(match, mostWeighed);
    const typed = words.join(' ');
    const weighed = lines.map((line) => ({ line: line.line, weight: this.#weight(line, typed, words) }));
    const best = weighed.toSorted((one, other) => other.weight - one.weight);
    const each = new Map(best.map(({ line }) => [fold(line), line] as const).toReversed());
    return [...each.values()].toReversed().slice(0, size);
  }

  #weight({ line, titles, pages }: Line, typed: string, words: readonly string[]): number {
    const said = this.#language.words(line).map(({ word }) => word);
    const startsSo = said.join(' ').startsWith(typed);
    const first = said.findIndex((word) => word.startsWith(words[0] ?? ''));
    return (
      (startsSo ? 4 : 0) +
      (titles > 0 ? 2 : 0) +
      Math.min(1, Math.log10(pages + 1)) -
      Math.max(0, first) * 0.2 -
      line.length / 80
    );
  }
}
