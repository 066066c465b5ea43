import type { SearchLanguage } from './languages/SearchLanguage.ts';
import { stemHash } from './packedStems.ts';

/** What words that mean the same have in common. */
export interface LexiconStem {
  /** The page that was read last of those that have it. */
  page: number;
  /** How often that page has it, as `countedOnce` counts. */
  counts: number;
  readonly stem: string;
  /** `stemHash` with a sign: numbers of 31 bits stand in the object itself, larger ones elsewhere in memory. */
  readonly hash: number;
  /** Number of pages that have it, as far as they are counted. */
  pages: number;
}

/** A word of the pages that were read. */
export interface LexiconWord {
  /** The page that was read last of those that have it. */
  page: number;
  readonly stem: LexiconStem;
  readonly isStopWord: boolean;
  /** As the first page has it, in lower case; empty until a page has it where it counts. */
  shown: string;
  /** Number of pages that have it, as far as they are counted. */
  pages: number;
  /** Without accents. */
  readonly word: string;
  /** The part of a page that was read last of those that have it inside of a word. */
  innerOf: number;
  /** Shorter words inside of it; unknown until they are asked for. */
  parts: readonly LexiconWord[] | undefined;
}

/** A part of a text that does not keep the text in memory. */
export const copied = (part: string): string => Buffer.from(part).toString();

/**
 * The words and stems of a language, each once: what pages have in common is worked out for the first of them, and
 * the others only count.
 */
export class Lexicon {
  readonly #language: SearchLanguage;
  readonly #words = new Map<string, LexiconWord>();
  readonly #stems = new Map<string, LexiconStem>();

  constructor(language: SearchLanguage) {
    this.#language = language;
  }

  get words(): Iterable<LexiconWord> {
    return this.#words.values();
  }

  get stems(): Iterable<LexiconStem> {
    return this.#stems.values();
  }

  word(written: string): LexiconWord {
    let known = this.#words.get(written);
    if (known === undefined) {
      const word = copied(written);
      known = {
        page: 0,
        stem: this.#stem(this.#language.stem(word)),
        isStopWord: this.#language.stopWords.has(word),
        shown: '',
        pages: 0,
        word,
        innerOf: 0,
        parts: undefined,
      };
      this.#words.set(word, known);
    }
    return known;
  }

  /** Shorter words inside of a word. */
  partsOf(word: LexiconWord): readonly LexiconWord[] {
    word.parts ??= [...new Set(this.#language.parts?.(word.word))].map((part) => this.word(part));
    return word.parts;
  }

  #stem(stem: string): LexiconStem {
    let known = this.#stems.get(stem);
    if (known === undefined) {
      known = { page: 0, counts: 0, stem: copied(stem), hash: stemHash(stem) | 0, pages: 0 };
      this.#stems.set(known.stem, known);
    }
    return known;
  }
}
