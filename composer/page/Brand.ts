import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { BrandFont } from '#theme/fontFaces.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { RegulatorName } from './regulators.ts';
import type { SourceFile } from './sourceFile.ts';

/** The names of a bank. */
export interface BrandNames {
  /** The name that visitors know: `Elmstone Bank`. */
  readonly name: string;
  /** The registered name. */
  readonly legalName: string;
  /** The name in running text: an `Elmstone` account. */
  readonly shortName: string;
}

/** Words and what replaces them, by language. */
export type BrandTerms = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** A brand that is ready to render. Plain data, so it can be sent to a worker thread. */
export interface Brand {
  /** Folder below `brands/`. Empty for the library's own look. */
  readonly folder: string;
  readonly names?: BrandNames;
  readonly tokens: BrandTokens;
  /** `file` is relative to the site's folder. */
  readonly fonts: readonly BrandFont[];
  /** Colors of illustrations by name, as `#rrggbb`. */
  readonly illustration: Readonly<Record<string, string>>;
  /** The mark on cards: an SVG path in a square of 24 units. */
  readonly mark?: string;
  /** Who insures the deposits. */
  readonly regulator: RegulatorName;
  /** Words of the site's texts, by language, with those of this brand: its products, and the places of its regulator. */
  readonly terms: BrandTerms;
  /** Names, colors, and mark of the site's own brand, if this is another one. */
  readonly replaces?: Pick<Brand, 'names' | 'illustration' | 'mark'>;
}

/** The result of reading a brand's folder. */
export interface BrandReading {
  /** The files that it was read from. It is read again if they change. */
  readonly sources: readonly SourceFile[];
  /** The brand, or its last valid version. `undefined` if there never was one. */
  readonly brand: Brand | undefined;
  readonly problems: readonly Problem[];
}
