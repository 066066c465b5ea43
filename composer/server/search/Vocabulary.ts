import type Database from 'better-sqlite3';
import { distance } from 'fastest-levenshtein';
import type { Locale } from '#lib/format/locale.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';

/** A word on the site's pages. */
export interface KnownWord {
  readonly word: string;
  /** As most pages write it. */
  readonly shown: string;
  /** Number of pages that write it so. */
  readonly pages: number;
}

/** Shorter words have too many neighbors. */
const shortest = 4;

/** Returns the number of typos between two words. Swapped letters are one. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  if (slips !== 2 || one.length !== other.length) return slips;
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] ? 1 : slips;
}

/** The words on the pages of one language, which are read when the index is opened. */
export class Vocabulary {
  readonly #stem: Database.Statement<[string], unknown>;
  /** The most frequent first. */
  readonly #words = new Map<string, KnownWord>();

  constructor(database: Database.Database, locale: Locale) {
    this.#stem = database.prepare(
      `select rowid from stems_${locale} where stems_${locale} match '"' || ? || '"' limit 1`,
    );
    const counted = database.prepare<[], { term: string; doc: number }>(
      `select term, doc from vocabulary_${locale} order by doc desc, term`,
    );
    for (const { term, doc } of counted.all()) {
      const whole = searchLanguages[locale].words(term).find(({ start, end }) => end - start === term.length);
      // Of words that differ by their accents, the most frequent stays.
      if (whole && !this.#words.has(whole.word))
        this.#words.set(whole.word, { word: whole.word, shown: term, pages: doc });
    }
  }

  /** Returns a word, or `undefined` if no page contains it. */
  word(word: string): KnownWord | undefined {
    return this.#words.get(word);
  }

  /** Whether a page contains a stem. */
  hasStem(stem: string): boolean {
    return this.#stem.get(stem) !== undefined;
  }

  /** Returns words with a prefix, the most frequent first. */
  beginningWith(beginning: string): KnownWord[] {
    return [...this.#words.values()].filter(({ word }) => word.startsWith(beginning));
  }

  /** Returns words that this one may be a misspelling of, the most similar and then the most frequent first. */
  near(word: string): KnownWord[] {
    const most = word.length > 6 ? 2 : 1;
    if (word.length < shortest || /\d/.test(word)) return [];
    const near: { readonly entry: KnownWord; readonly slips: number }[] = [];
    for (const entry of this.#words.values()) {
      if (Math.abs(entry.word.length - word.length) > most) continue;
      const slips = slipsBetween(entry.word, word);
      // A wrong first letter is rare, so it adds half a typo.
      if (slips <= most && !/\d/.test(entry.word))
        near.push({ entry, slips: slips + (entry.word[0] === word[0] ? 0 : 0.5) });
    }
    return near.toSorted((one, other) => one.slips - other.slips).map(({ entry }) => entry);
  }
}
