import type { Problem } from '#composer/problems/problem.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { Fact } from './Fact.ts';
import type { EntryReport } from './EntryReport.ts';

/** What one file contains, and its problems that don't depend on the rest of the site. */
export interface FileReport {
  readonly source: SourceFile;
  /** See `localeOfFile`. Known without reading the file again. */
  readonly locale: Locale | undefined;
  readonly problems: readonly Problem[];
  /** False if the file cannot be read, or if something else is in the place of a list of sections. */
  readonly isWhole: boolean;
  /** The lists of sections: `sections` of pages and fragments, `top` and `bottom` of layouts. */
  readonly lists: ReadonlyMap<string, readonly EntryReport[]>;
  /** What its `$schema` says, if anything. */
  readonly schema?: string;
  /** Facts of the definition itself, such as its social image. */
  readonly facts: readonly Fact[];
}
