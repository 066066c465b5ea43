import { basename } from 'node:path';
import type { Site } from '#composer/page/loadSite.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import {
  previousRelease,
  type Release,
  type ReleasedPage,
  searchIndexFile,
} from '#composer/release/release.ts';
import { recordedDigests } from '#composer/release/documentRecord.ts';
import { articlesFor, articleVersion } from '#composer/release/articleVersion.ts';
import { rateVersion } from '#composer/release/rateVersion.ts';
import { readLocationBook } from '#composer/release/readLocationBook.ts';
import { readRateBook } from '#composer/release/readRateBook.ts';
import type { SiteParts } from '#composer/render/compose/SiteParts.ts';
import type { ClientSources } from './client/clientModules.ts';
import { programsFolder } from './client/programCache.ts';
import { SearchIndexWriter } from './search/SearchIndexWriter.ts';
import type { SitePictures } from './pictures/readPicture.ts';
import { type SocialBrand, socialBrand } from './pictures/socialPicture.ts';
import { digest, locationBook, rateBook, siteMedia, type SiteMedia, siteParts } from './input/siteInput.ts';

/** What a site is published from and to. */
export interface PublishSources {
  /** The project's folder, where caches are. */
  readonly root: string;
  /** Portico's own folder, with the sources. */
  readonly library: string;
  /** Folder of the composer bundle; its name is the digest of the sources. */
  readonly bundle: string;
  readonly sections: SectionSet;
  readonly site: Site;
  /** Folder of the published site. */
  readonly out: string;
  readonly now?: () => Date;
}

/** What is known before the first page is rendered. */
export interface PublishPlan extends PublishSources {
  readonly parts: SiteParts;
  readonly media: SiteMedia;
  readonly pictures: SitePictures;
  /** What social images of pages are drawn with, where the site wants them. */
  readonly social: SocialBrand | undefined;
  /** Paths of media that have changed since the release before; all of them when nothing of it can stay. */
  readonly changedMedia: ReadonlySet<string>;
  /** Digest of everything that all pages depend on. */
  readonly environment: string;
  /** Digest of the branches, which few pages show. */
  readonly locationsVersion: string;
  readonly client: ClientSources;
  /** Folder of the scripts of pages. */
  readonly programs: string;
  readonly previous: Release | undefined;
  /** The release before, when pages that have not changed since can stay as they are. */
  readonly reuse: Release | undefined;
  /** Folder beside the site for what is being made. */
  readonly next: string;
}

/** What the search knows of pages is found out when they are rendered, and is kept in the index alone. */
const hasIndex = (out: string) => SearchIndexWriter.isIndex(searchIndexFile(out));

/** The text of the brand's logo. */
const logoOf = ({ names, files }: SiteMedia): string | undefined =>
  files.get(names['/media/logo.svg'] ?? '')?.toString('utf8');

/** Paths whose media are others than in the release before, those that are gone included. */
function changedMedia({ names }: SiteMedia, before: Release | undefined): ReadonlySet<string> {
  const known = before?.media ?? {};
  const paths = new Set([...Object.keys(names), ...Object.keys(known)]);
  return new Set([...paths].filter((path) => names[path] !== known[path]));
}

/**
 * Looks at what is published already.
 *
 * @param drawings texts of the site's drawings, by address.
 * @throws {Error} when `site.json` is missing or has problems.
 */
export function planPublishing(
  sources: PublishSources,
  pictures: SitePictures,
  drawings: ReadonlyMap<string, string>,
): PublishPlan {
  const { root, library, bundle, sections, out, site } = sources;
  const now = sources.now?.() ?? new Date();
  const parts = {
    ...siteParts(site, now, rateBook(site, readRateBook(out)), locationBook(site, readLocationBook(out))),
  };
  const media = siteMedia(site, parts.brand, pictures, drawings);
  const { rates: _rates, articles: _articles, locations, ...shared } = parts;
  const social = parts.config.socialImages ? socialBrand(parts.brand, site.folder, logoOf(media)) : undefined;
  const environment = digest([basename(bundle), shared, social]);
  const previous = previousRelease(out);
  const reuse = previous?.environment === environment && hasIndex(out) ? previous : undefined;
  return {
    ...sources,
    parts,
    media,
    pictures,
    social,
    changedMedia: changedMedia(media, reuse),
    environment,
    locationsVersion: digest(locations),
    client: { root, library, sections, beside: site.folder },
    programs: programsFolder(root, basename(bundle)),
    previous,
    reuse,
    next: `${out}.next`,
  };
}

/**
 * Whether a published page is made of the file as it is, of the rates in force, and of the articles, branches and media
 * there are.
 */
function isCurrent(
  { parts: { rates, articles }, locationsVersion, changedMedia: changed }: PublishPlan,
  page: ReleasedPage,
  version: string,
): boolean {
  const ofLocale = articles[page.locale];
  return (
    page.version === version &&
    (page.locations ?? locationsVersion) === locationsVersion &&
    !page.media?.some((path) => changed.has(path)) &&
    Object.entries(page.rates ?? {}).every(([key, shown]) => rateVersion(rates[key]) === shown) &&
    Object.entries(page.articles ?? {}).every(
      ([key, shown]) => articleVersion(articlesFor(ofLocale, key)) === shown,
    )
  );
}

/** Pages that are not published as they are now, or not whole. */
export function duePages(plan: PublishPlan): PageSource[] {
  const recorded = recordedDigests(plan.out);
  return [...plan.site.pages.values()].filter(({ path, source }) => {
    const page = plan.reuse?.pages[path];
    return !page || !recorded.has(page.document ?? '') || !isCurrent(plan, page, source.version);
  });
}
