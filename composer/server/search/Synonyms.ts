import type { SearchDefinition } from '#composer/search/searchDefinition.ts';
import type { SearchLanguage } from '#composer/search/languages/SearchLanguage.ts';
import { askedWords } from './askedWords.ts';

const keyOf = (stems: readonly string[]) => stems.join(' ');

/** Synonyms that authors have defined. */
export class Synonyms {
  readonly #others = new Map<string, (readonly string[])[]>();
  #longest = 0;

  constructor(groups: SearchDefinition['synonyms'], language: SearchLanguage) {
    for (const group of groups) {
      const phrases = group
        .map((phrase) => askedWords(phrase, language).map(({ stem }) => stem))
        .filter((stems) => stems.length > 0);
      for (const stems of phrases) this.#add(stems, phrases);
    }
  }

  #add(stems: readonly string[], phrases: readonly (readonly string[])[]): void {
    const key = keyOf(stems);
    const known = this.#others.get(key) ?? [];
    const keys = new Set([key, ...known.map(keyOf)]);
    known.push(...phrases.filter((other) => !keys.has(keyOf(other))));
    this.#others.set(key, known);
    this.#longest = Math.max(this.#longest, stems.length);
  }

  /**
   * Returns the synonyms of the longest phrase that starts at an index of a query's stems.
   *
   * @returns `length` is the number of stems that they replace; 0 if there are none.
   */
  at(stems: readonly string[], at: number): { length: number; others: readonly (readonly string[])[] } {
    for (let length = Math.min(this.#longest, stems.length - at); length > 0; length -= 1) {
      const others = this.#others.get(keyOf(stems.slice(at, at + length)));
      if (others) return { length, others };
    }
    return { length: 0, others: [] };
  }
}
