import type { Locale } from '#lib/format/locale.ts';
import { type ArticleQuestion, chooseArticles } from '#section-kit/siteData.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { memoize } from '#composer/page/memoize.ts';
import { fileOfRate } from '#composer/rates/knownRates.ts';
import { findRate } from '#composer/rates/personalRates.ts';
import type { Release, ReleasedPage, SourceVersions } from '#composer/release/release.ts';
import {
  bySource,
  type SourceName,
  sourceNames,
  type SiteParts,
} from '#composer/render/compose/SiteParts.ts';
import type { Refused } from './refusedBy.ts';
import { digest, type SiteMedia } from './siteInput.ts';

/** A source of data that pages read by key. */
interface SiteSource {
  /** Changes when the pages that read a key must be rendered again. */
  readonly version: (key: string) => string;
  /** Whether pages that read a key must not be published. They keep their last valid version. */
  readonly isRefused: (key: string, refused: Refused) => boolean;
}

export type SiteSources = Readonly<Record<SourceName, SiteSource>>;

const versionOfAll = memoize((locations: SiteParts['locations']) => digest(locations));

/** Returns the sources of a site. @param previous The published release. */
export function siteSources(
  { mediaFiles }: Site,
  { rates, personalRates, articles, locations }: SiteParts,
  { names }: SiteMedia,
  previous: Release | undefined,
): SiteSources {
  const articlesFor = (key: string) => {
    // Written by `composePage`.
    const [locale, question] = JSON.parse(key) as [Locale, ArticleQuestion];
    return chooseArticles(articles[locale], question);
  };
  const branchOf = (id: string) =>
    locations.map((file) => {
      const branch = file.branches.find((one) => one.id === id);
      return branch && [file.stateName, file.timeZone, file.learnMore, branch];
    });
  return {
    rates: {
      version: (key) => {
        const rate = findRate(rates, personalRates, key);
        return rate ? `${rate.value} ${rate.asOf}` : '';
      },
      isRefused: (key, { files }) => files.has(`rates/${fileOfRate(key)}.json`),
    },
    articles: {
      version: (key) => digest(articlesFor(key)),
      // A link to an article that is not published would lead nowhere.
      isRefused: (key, { pages }) =>
        articlesFor(key).some(({ path }) => pages.has(path) && !previous?.pages[path]),
    },
    branches: {
      version: (key) => (key === 'all' ? versionOfAll(locations) : digest(branchOf(key))),
      isRefused: () => false,
    },
    media: {
      version: (path) => names[path] ?? '',
      isRefused: (path, { files }) => files.has(mediaFiles.get(path)?.file ?? ''),
    },
  };
}

/** Returns the versions of all keys that pages read. */
export const sourceVersions = (sources: SiteSources, pages: readonly ReleasedPage[]): SourceVersions =>
  bySource((name) => {
    const keys = new Set(pages.flatMap((page) => page[name] ?? []));
    return Object.fromEntries([...keys].map((key) => [key, sources[name].version(key)]));
  });

/** Returns the keys whose version is still that of the release. */
export const currentKeys = (sources: SiteSources, versions: SourceVersions = {}) =>
  bySource((name) => {
    const isCurrent = ([key, version]: readonly [string, string]) => sources[name].version(key) === version;
    return new Set(
      Object.entries(versions[name] ?? {})
        .filter(isCurrent)
        .map(([key]) => key),
    );
  });

/** Whether a page read a key for which a condition holds. */
export const hasRead = (
  page: ReleasedPage,
  condition: (name: SourceName, key: string) => boolean | undefined,
): boolean => sourceNames.some((name) => page[name]?.some((key) => condition(name, key)));
