import { basename } from 'node:path';
import type { Site } from '#composer/page/loadSite.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { previousRelease, type Release, searchIndexFile } from '#composer/release/release.ts';
import { recordedDigests } from '#composer/release/documentRecord.ts';
import type { SiteParts } from '#composer/render/compose/SiteParts.ts';
import type { ClientSources } from './client/clientModules.ts';
import { programsFolder } from './client/programCache.ts';
import { SearchIndexWriter } from './search/SearchIndexWriter.ts';
import type { SitePictures } from './pictures/readPicture.ts';
import { type SocialBrand, socialBrand } from './pictures/socialPicture.ts';
import { digest, locationBook, rateBook, siteMedia, type SiteMedia, siteParts } from './input/siteInput.ts';
import { currentKeys, hasRead, type SiteSources, siteSources } from './input/siteSources.ts';
import { readLocationBook, readRateBook } from '#composer/release/readDataFiles.ts';

/** What publishing a site requires. */
export interface PublishSources {
  /** The project's folder, which contains the caches. */
  readonly root: string;
  /** Portico's own folder with its sources. */
  readonly library: string;
  /** Folder of the composer bundle, which is named after the digest of the sources. */
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
  /** Settings for the pages' social images. `undefined` if the site does not want them. */
  readonly social: SocialBrand | undefined;
  /** Paths of media that have changed since the previous release; all of them if nothing can be reused. */
  readonly changedMedia: ReadonlySet<string>;
  /** Hash of everything that all pages depend on. */
  readonly environment: string;
  readonly sources: SiteSources;
  readonly client: ClientSources;
  /** Folder of the page scripts. */
  readonly programs: string;
  readonly previous: Release | undefined;
  /** The previous release, if its unchanged pages can be reused. */
  readonly reuse: Release | undefined;
  /** Folder beside the site for files in progress. */
  readonly next: string;
}

/**
 * Whether there is a search index. The search text of unchanged pages is only stored there, so without it all pages
 * must be rendered.
 */
const hasIndex = (out: string) => SearchIndexWriter.textsIn(searchIndexFile(out), []) !== undefined;

/** Returns the SVG text of the brand's logo. */
const logoOf = ({ names, files }: SiteMedia): string | undefined =>
  files.get(names['/media/logo.svg'] ?? '')?.toString('utf8');

/** Returns the paths whose media differ from the previous release, including deleted ones. */
function changedMedia({ names }: SiteMedia, before: Release | undefined): ReadonlySet<string> {
  const known = before?.media ?? {};
  const paths = new Set([...Object.keys(names), ...Object.keys(known)]);
  return new Set([...paths].filter((path) => names[path] !== known[path]));
}

/**
 * Compares the site with what is published.
 *
 * @param drawings Texts of the site's SVGs, by path.
 * @throws {Error} if `site.json` is missing or invalid.
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
  const {
    rates: _rates,
    personalRates: _personal,
    articles: _articles,
    locations: _locations,
    ...shared
  } = parts;
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
    sources: siteSources(site, parts, media, previous),
    client: { root, library, sections, beside: site.folder },
    programs: programsFolder(root, basename(bundle)),
    previous,
    reuse,
    next: `${out}.next`,
  };
}

/** Returns the pages that must be rendered: those that have changed, or whose published version is incomplete. */
export function duePages({ site, out, sources, reuse }: PublishPlan): PageSource[] {
  const recorded = recordedDigests(out);
  const current = currentKeys(sources, reuse?.versions);
  return [...site.pages.values()].filter(({ path, source }) => {
    const page = reuse?.pages[path];
    return (
      page?.version !== source.version ||
      !recorded.has(page.document ?? '') ||
      hasRead(page, (name, key) => !current[name].has(key))
    );
  });
}
