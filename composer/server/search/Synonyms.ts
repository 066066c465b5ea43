import type { SearchLanguage } from '#composer/search/languages/SearchLanguage.ts';
import type { SearchDefinition } from '#composer/search/searchDefinition.ts';
import { askedStems } from '#composer/search/stems.ts';

type Phrase = readonly string[];

/** Synonyms that authors have defined, as stems. */
export class Synonyms {
  /** By the stems of each phrase, all phrases of its groups. */
  readonly #groups = new Map<string, readonly Phrase[]>();

  constructor(groups: SearchDefinition['synonyms'], language: SearchLanguage) {
    for (const group of groups) {
      const phrases = group.map((phrase) => askedStems(phrase, language));
      for (const stems of phrases)
        this.#groups.set(stems.join(' '), [...(this.#groups.get(stems.join(' ')) ?? []), ...phrases]);
    }
  }

  /** Returns the longest phrase with synonyms that starts at an index of a query's stems, before its synonyms. */
  at(stems: Phrase, at: number): readonly Phrase[] {
    for (let end = stems.length; end > at; end -= 1) {
      const own = stems.slice(at, end);
      const phrases = this.#groups.get(own.join(' '));
      if (phrases) return [own, ...phrases];
    }
    return [];
  }
}
