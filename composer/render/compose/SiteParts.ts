import type { Locale } from '#lib/format/locale.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { KnownRate } from '#section-kit/siteData.ts';
import type { SiteArticles } from '#composer/page/siteArticles.ts';
import type { Brand } from '#composer/page/Brand.ts';
import type { LocationFile } from '#composer/locations/locationFile.ts';
import type { FragmentDefinition, LayoutDefinition, PageDefinition } from '#composer/page/pageDefinition.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';

/** What pages share, by name. A fragment in one language is named `es/name`. Can be sent to a worker thread. */
export interface SiteParts {
  readonly config: SiteDefinition;
  /** What the pages look like. */
  readonly brand: Brand;
  readonly words: Readonly<Record<Locale, Words>>;
  readonly layouts: Readonly<Record<string, LayoutDefinition>>;
  readonly fragments: Readonly<Record<string, FragmentDefinition>>;
  /** Rates in force, by key. */
  readonly rates: Readonly<Record<string, KnownRate>>;
  readonly articles: SiteArticles;
  /** Branches by state. Empty if a service of the bank provides them. */
  readonly locations: readonly LocationFile[];
}

/** One page's own JSON, and its path. */
export interface PageInput {
  readonly path: string;
  readonly locale: Locale;
  readonly definition: PageDefinition;
}
