import type { z } from 'zod';
import type { Locale } from '#lib/format/locale.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import type { SiteTheme } from '#composer/page/siteTheme.ts';
import type { RegulatorName } from '#composer/page/regulators.ts';
import type { Composition } from './Composition.ts';
import type { PlaceTokens } from '#section-kit/picturePlace.ts';
import type { Registry, HeadingReader } from './EntryReport.ts';
import type { FileReport } from './FileReport.ts';
import type { SiteAddresses } from './siteAddresses.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Placed } from './placedProblem.ts';

/** The input of rules about the whole site. */
export interface SiteFacts {
  readonly site: Site;
  readonly registry: Registry;
  /** Widths of the page's parts. Without them, no picture is reported as too small. */
  readonly placeTokens: PlaceTokens | undefined;
  readonly reports: readonly FileReport[];
  /** By the page's path. */
  readonly compositions: ReadonlyMap<string, Composition>;
  readonly addresses: SiteAddresses;
  /** Words of the library outside sections. */
  readonly words: Readonly<Record<Locale, Words>> | undefined;
  readonly now: Date;
  /** Kinds of fields whose values are sensitive. */
  readonly sensitiveKinds: ReadonlySet<string>;
  /** Whether a confirmation may repeat the answer to a field. */
  readonly isRepeatable: (field: unknown) => boolean;
  /** Schemas of data files, by path. */
  readonly data: ReadonlyMap<string, z.ZodType>;
  /** The section packages that were looked up. Without them, the packages that the site names are not checked. */
  readonly packages: SectionSet['packages'] | undefined;
  /** The site's own theme. */
  readonly theme: SiteTheme;
}

/** What the pages of a site share, by name. */
export interface Shared {
  readonly layouts: ReadonlyMap<string, FileReport>;
  readonly fragments: ReadonlyMap<string, FileReport>;
  readonly defaultLayout: string;
  /** Keys of the words of each language, including the library's. `undefined` if the language's file is invalid. */
  readonly words: Readonly<Record<Locale, ReadonlySet<string> | undefined>>;
  /** Languages that have a file of words. */
  readonly wordFiles: ReadonlySet<Locale>;
  readonly registry: Registry;
  /** Who insures the deposits of the site's institution. */
  readonly regulator: RegulatorName;
  /** Returns the headings of sections from their HTML. `undefined` if headings are not checked. */
  readonly headings: HeadingReader | undefined;
}

/** The input of rules about one composed page. */
export interface PageFacts {
  readonly page: PageSource;
  readonly report: FileReport;
  /** The page's sections in order, including those of its layout and fragments. */
  readonly placed: readonly Placed[];
  readonly anchors: Composition['anchors'];
  readonly shared: Shared;
}
