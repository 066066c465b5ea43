import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { Fact } from './Fact.ts';
import type { EntryReport } from './EntryReport.ts';
import type { FileReport } from './FileReport.ts';
import type { PlacedFact } from './placedProblem.ts';

/** A note in its section. */
export interface Note {
  readonly entry: EntryReport;
  readonly fact: Fact;
}

/** A note on a composed page. */
export interface MarkedNote extends Note {
  /** True when a mark on the page refers to it. */
  readonly marked: boolean;
}

/** A page with its layout and fragments in place. */
export interface Composition {
  readonly page: PageSource;
  /** False while a file that it is made of cannot be read: then what seems to be missing may be there. */
  readonly isWhole: boolean;
  readonly problems: readonly Problem[];
  /** The forms on it. */
  readonly forms: readonly PlacedFact[];
  /** The notes on it, and whether a mark refers to them. */
  readonly notes: readonly MarkedNote[];
  /** Element ids that a link to `#id` can lead to. */
  readonly anchors: ReadonlySet<string>;
  /** Element ids in its own sections, those of fragments there included. */
  readonly ids: readonly string[];
  /** Names of the fragments on it. */
  readonly fragments: ReadonlySet<string>;
  /** Everything the composition was made from; it holds while these are found under the same names. */
  readonly made: readonly {
    readonly map: 'layouts' | 'fragments';
    readonly name: string;
    readonly found?: FileReport;
  }[];
}
