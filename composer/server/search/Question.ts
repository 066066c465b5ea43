/** One way in which a page can say what a visitor asks for. */
export interface Wording {
  readonly stems: readonly string[];
  /** Whether the stems must follow one another; else a page only has to have all of them. */
  readonly isPhrase: boolean;
  /** Up to 1, for the visitor's own words. */
  readonly weight: number;
}

/** One thing that a visitor asks for, in the visitor's words and in others. */
export interface Term {
  readonly wordings: readonly Wording[];
}

/** What a visitor's text asks for. */
export interface Question {
  readonly terms: readonly Term[];
  /** The text with unknown words replaced by the nearest known ones, when there are any. */
  readonly corrected?: string;
}

// Stems are letters and digits: nothing in them can become part of a query's syntax.
const quoted = (stem: string) => `"${stem}"`;

const wordingExpression = ({ stems, isPhrase }: Wording) =>
  isPhrase || stems.length === 1 ? quoted(stems.join(' ')) : `(${stems.map(quoted).join(' AND ')})`;

/** An expression of FTS5 that finds pages with a term, in any of its wordings. */
export const termExpression = ({ wordings }: Term): string =>
  `(${wordings.map(wordingExpression).join(' OR ')})`;
