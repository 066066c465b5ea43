/** A word of the pages. */
export interface KnownWord {
  readonly word: string;
  readonly stem: string;
  /** As pages write it. */
  readonly shown: string;
  /** Number of pages that have it. */
  readonly pages: number;
}
