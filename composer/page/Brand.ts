import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { BrandFont } from '#theme/fontFaces.ts';

/** What a bank is called. */
export interface BrandNames {
  /** As visitors know it: `Elmstone Bank`. */
  readonly name: string;
  /** The registered name. */
  readonly legalName: string;
  /** In running text: an `Elmstone` account. */
  readonly shortName: string;
}

/** A brand, ready to be rendered with; plain data, which can be sent to a thread. */
export interface Brand {
  /** Its folder below `brands/`; empty for the library's own look. */
  readonly folder: string;
  readonly names?: BrandNames;
  readonly tokens: BrandTokens;
  /** `file` is relative to the site's folder. */
  readonly fonts: readonly BrandFont[];
  /** Colors of illustrations by their names, `#rrggbb`. */
  readonly illustration: Readonly<Record<string, string>>;
  /** The site's own brand, when another one shows its pages. */
  readonly replaces?: Pick<Brand, 'names' | 'illustration'>;
}
