import type { z } from 'zod';
import type { Site } from '#composer/page/loadSite.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import type { Composition } from './Composition.ts';
import type { PlaceTokens } from '#section-kit/picturePlace.ts';
import type { Registry } from './EntryReport.ts';
import type { FileReport } from './FileReport.ts';
import type { SiteAddresses } from './siteAddresses.ts';

/** What rules about a whole site are told. */
export interface SiteFacts {
  readonly site: Site;
  readonly registry: Registry;
  /** How wide parts of pages are; without it no picture is found too small. */
  readonly placeTokens: PlaceTokens | undefined;
  readonly reports: readonly FileReport[];
  /** By the page's path. */
  readonly compositions: ReadonlyMap<string, Composition>;
  readonly addresses: SiteAddresses;
  readonly now: Date;
  /** Kinds of fields whose values are sensitive. */
  readonly sensitiveKinds: ReadonlySet<string>;
  /** Schemas of data files, by file. */
  readonly data: ReadonlyMap<string, z.ZodType>;
  /** The packages that were looked for; without it those that the site names are not checked. */
  readonly packages: SectionSet['packages'] | undefined;
}
