import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { FileReport } from './FileReport.ts';
import type { PlacedFact } from './placedProblem.ts';

/** A footnote on a composed page. */
export interface MarkedNote extends PlacedFact {
  /** Whether a mark (`[^key]`) on the page refers to it. */
  readonly marked: boolean;
}

/** A page with its layout and fragments expanded. */
export interface Composition {
  readonly page: PageSource;
  /** False if one of its files cannot be read. Something that seems missing may then be in that file. */
  readonly isWhole: boolean;
  readonly problems: readonly Problem[];
  /** The forms on the page. */
  readonly forms: readonly PlacedFact[];
  /** Names of the parameters of its address that sections without a form read. Empty for a page without forms. */
  readonly asks: readonly string[];
  /** The footnotes on the page, and whether a mark refers to them. */
  readonly notes: readonly MarkedNote[];
  /** Element ids that a link to `#id` can target. */
  readonly anchors: ReadonlySet<string>;
  /** Element ids in the page's own sections, including those of fragments in them. */
  readonly ids: readonly string[];
  /** Names of the fragments on the page. */
  readonly fragments: ReadonlySet<string>;
  /**
   * Everything that the composition was built from. It stays valid while the same objects are found under these names.
   */
  readonly made: readonly {
    readonly map: 'layouts' | 'fragments';
    readonly name: string;
    readonly found?: FileReport;
  }[];
}
