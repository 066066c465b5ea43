import type { SearchLanguage } from './languages/SearchLanguage.ts';
import { stemHash } from './packedStems.ts';

/** The stem that words with the same meaning share. */
export interface LexiconStem {
  /** The most recent page that contains it. */
  page: number;
  /** How often that page contains it, in the format of `countedOnce`. */
  counts: number;
  readonly stem: string;
  /** `stemHash` as a signed integer: V8 stores small integers in the object itself, larger ones on the heap. */
  readonly hash: number;
  /** Number of counted pages that contain it. */
  pages: number;
}

/** A word of the pages that were read. */
export interface LexiconWord {
  /** The most recent page that contains it. */
  page: number;
  readonly stem: LexiconStem;
  readonly isStopWord: boolean;
  /** Display form: as on the first page, in lower case. Empty until a page has it in a part that counts. */
  shown: string;
  /** Number of counted pages that contain it. */
  pages: number;
  /** The word without accents. */
  readonly word: string;
  /** The most recent part of a page that contains it inside another word. */
  innerOf: number;
  /** Shorter words inside it. Computed lazily. */
  parts: readonly LexiconWord[] | undefined;
}

/** Copies a substring, so that it does not keep the whole text in memory. */
export const copied = (part: string): string => Buffer.from(part).toString();

/**
 * The words and stems of a language, each stored once, so that stemming and hashing are only done at the first
 * occurrence.
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

  /** Returns the shorter words inside a word. */
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
