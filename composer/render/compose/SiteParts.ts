import type { Locale } from '#lib/format/locale.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { SiteArticles } from '#composer/page/siteArticles.ts';
import type { Brand } from '#composer/page/Brand.ts';
import type { StateOutline } from '#composer/locations/geographyFile.ts';
import type { StateBranches } from '#composer/locations/LocationBook.ts';
import type { KnownRates } from '#composer/rates/knownRates.ts';
import type { PersonalRates } from '#composer/rates/personalRates.ts';
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
  /** Rates in force that are the same for all visitors, by key. */
  readonly rates: KnownRates;
  /** For the rates that depend on the visitor. */
  readonly personalRates: PersonalRates;
  readonly articles: SiteArticles;
  /** Branches by state. Empty if a service of the bank provides them. */
  readonly locations: readonly StateBranches[];
  /** Holidays of branches that are not past, in order. */
  readonly holidays: SiteDefinition['branchHolidays'];
  /** The calendar day at the bank, `YYYY-MM-DD`. */
  readonly today: string;
  /** Outlines of states, for maps. */
  readonly outlines: readonly StateOutline[];
}

/** One page's own JSON, and its path. */
export interface PageInput {
  readonly path: string;
  readonly locale: Locale;
  readonly definition: PageDefinition;
}

/**
 * Sources of data that may change while neither a page's own file nor what all pages share does. Pages read them by key:
 *
 * - `rates`: `cd.CD99.12.apy`
 * - `articles`: a language and a question, as JSON
 * - `branches`: `all`, or the id of one, such as `me/auburn-39-court-street`
 * - `media`: `/media/savings.svg`
 */
export const sourceNames = ['rates', 'articles', 'branches', 'media'] as const;
export type SourceName = (typeof sourceNames)[number];

/** Returns a value for each source. */
export const bySource = <Value>(valueOf: (name: SourceName) => Value): Readonly<Record<SourceName, Value>> =>
  // All names are there.
  Object.fromEntries(sourceNames.map((name) => [name, valueOf(name)])) as Record<SourceName, Value>;

/** The keys that a page reads while it is composed and rendered. */
export type PageReads = Readonly<Record<SourceName, Set<string>>>;
