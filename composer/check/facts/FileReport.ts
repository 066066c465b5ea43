import type { Problem } from '#composer/problems/problem.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Fact } from './Fact.ts';
import type { EntryReport } from './EntryReport.ts';

/** What one file says, and what is wrong with it whatever the rest of the site says. */
export interface FileReport {
  readonly source: SourceFile;
  readonly problems: readonly Problem[];
  /** The lists of sections: `sections` of pages and fragments, `top` and `bottom` of layouts. */
  readonly lists: ReadonlyMap<string, readonly EntryReport[]>;
  /** Facts of the definition itself: its social image. */
  readonly facts: readonly Fact[];
}
