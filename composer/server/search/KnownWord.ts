/** A word on the site's pages. */
export interface KnownWord {
  readonly word: string;
  readonly stem: string;
  /** As pages write it. */
  readonly shown: string;
  /** Number of pages that contain it. */
  readonly pages: number;
}
