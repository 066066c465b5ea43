/** A word of a text, with its position. */
export interface TextWord {
  /** In lower case and without accents. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** How a language is searched. Shared by the index and the queries, which must agree. */
export interface SearchLanguage {
  /** Returns the words of a text in order. Parts of a hyphenated word are followed by the whole word. */
  readonly words: (text: string) => TextWord[];
  /** Returns the stem that words with the same meaning share: `loan` for `loans`. */
  readonly stem: (word: string) => string;
  /** Words that carry no meaning in a query: “how do I”. */
  readonly stopWords: ReadonlySet<string>;
  /** Returns the shorter words inside a word, for languages that are written without spaces. */
  readonly parts?: (word: string) => readonly string[];
}
