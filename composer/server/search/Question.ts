/** One way to express a term of a query. */
export interface Wording {
  readonly stems: readonly string[];
  /** Whether the stems must be adjacent. Otherwise a page only has to contain all of them. */
  readonly isPhrase: boolean;
  /** From 0 to 1; 1 for the visitor's own words. */
  readonly weight: number;
}

/** A term of a query, in the visitor's words and in alternatives. */
export interface Term {
  readonly wordings: readonly Wording[];
}

/** A parsed query. */
export interface Question {
  readonly terms: readonly Term[];
  /** The query with unknown words replaced by the most similar known ones. Absent if nothing was replaced. */
  readonly corrected?: string;
}

// Stems consist of letters and digits, so they cannot be interpreted as query syntax.
const quoted = (stem: string) => `"${stem}"`;

const wordingExpression = ({ stems, isPhrase }: Wording) =>
  isPhrase || stems.length === 1 ? quoted(stems.join(' ')) : `(${stems.map(quoted).join(' AND ')})`;

/** Returns an FTS5 expression that matches pages with a term, in any of its wordings. */
export const termExpression = ({ wordings }: Term): string =>
  `(${wordings.map(wordingExpression).join(' OR ')})`;
