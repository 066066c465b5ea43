import type { Problem } from '#composer/problems/problem.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Brand } from './Brand.ts';

/** What the files of a brand's folder say. */
export interface BrandReading {
  /** The files it was read from; with others, or none, it is read again. */
  readonly sources: readonly SourceFile[];
  /** The brand as it is, or as it last was while its files cannot be used; `undefined` when they never could. */
  readonly brand: Brand | undefined;
  readonly problems: readonly Problem[];
}
