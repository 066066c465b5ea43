import type { Problem } from '#composer/problems/problem.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Brand } from './Brand.ts';

/** The result of reading a brand's folder. */
export interface BrandReading {
  /** The files that it was read from. It is read again if they change. */
  readonly sources: readonly SourceFile[];
  /** The brand, or its last valid version. `undefined` if there never was one. */
  readonly brand: Brand | undefined;
  readonly problems: readonly Problem[];
}
