/** A word of a text, and where it stands there. */
export interface TextWord {
  /** In lower case and without accents. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** How a language is searched: all that the index and the questions to it must do alike. */
export interface SearchLanguage {
  /** The words of a text in their order. Parts of a word with a hyphen are followed by the whole. */
  readonly words: (text: string) => TextWord[];
  /** What words that mean the same have in common: `loan` of `loans`. */
  readonly stem: (word: string) => string;
  /** Words that say nothing of what a question is about: “how do I”. */
  readonly stopWords: ReadonlySet<string>;
  /** Shorter words inside a word, for languages that write none apart; none without it. */
  readonly parts?: (word: string) => readonly string[];
}
