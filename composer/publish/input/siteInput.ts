import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeOfPage, locales } from '#lib/format/locale.ts';
import { bankDay } from '#lib/format/dates.ts';
import type { ImageSize } from '#content/fields.ts';
import type { Brand } from '#composer/page/Brand.ts';
import { recolored, renamed, renamedByName } from '#composer/brand/applyBrand.ts';
import { wordsFor } from '#composer/page/regulators.ts';
import { siteBrand } from '#composer/brand/siteBrand.ts';
import { Geography } from '#composer/locations/Geography.ts';
import { LocationBook } from '#composer/locations/LocationBook.ts';
import { knownRates } from '#composer/rates/knownRates.ts';
import { findRate, personalRates } from '#composer/rates/personalRates.ts';
import { RateBook } from '#composer/rates/RateBook.ts';
import { naturalSize } from '#composer/page/imageSize.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { siteArticles } from '#composer/page/siteArticles.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { allWords, pageTexts } from '#composer/render/compose/pageTexts.ts';
import type { PageInput, SiteParts } from '#composer/render/compose/SiteParts.ts';
import { isRaster, wholeVariant } from '#composer/publish/pictures/PictureFile.ts';
import type { SitePictures } from '#composer/publish/pictures/readPicture.ts';

function definitions<Definition>(
  things: ReadonlyMap<string, { readonly definition: Definition | undefined }>,
): Record<string, Definition> {
  const found = Object.create(null) as Record<string, Definition>;
  for (const [name, { definition }] of things) if (definition) found[name] = definition;
  return found;
}

/**
 * Returns what pages share, from a loaded site. Leaves out layouts and fragments with problems.
 *
 * @param now Decides the rates in force.
 * @throws {Error} if `site.json` is missing or invalid: nothing can be composed without it.
 */
export function siteParts(
  site: Site,
  now: Date,
  book: RateBook = rateBook(site),
  locations: LocationBook = locationBook(site),
): SiteParts {
  const config = site.siteFile?.definition;
  if (!config) throw new Error('site.json is missing or has problems; run "npm run check" for details.');
  const brand = siteBrand(site);
  const words = Object.fromEntries(
    locales.map((locale) => [
      locale,
      wordsFor(brand.regulator, locale, site.words.get(locale)?.definition ?? {}),
    ]),
  );
  // The lines above created an entry for each locale.
  const ownWords = renamedByName(words, brand) as SiteParts['words'];
  const today = bankDay(now, config.rates.timeZone);
  const rates = knownRates(book, today);
  const personal = personalRates(book, today);
  const rate = (key: string) => findRate(rates, personal, key);
  return {
    config: renamed(config, brand),
    brand,
    words: ownWords,
    layouts: renamedByName(definitions(site.layouts), brand),
    fragments: renamedByName(definitions(site.fragments), brand),
    rates,
    personalRates: personal,
    // Computed lazily, because few pages need articles, and finding them reads every page.
    get articles() {
      const articles = siteArticles(site, ({ locale }, texts) =>
        pageTexts(texts, { locale, rate }, allWords(ownWords[locale], locale)),
      );
      return renamedByName(articles, brand);
    },
    locations: typeof config.services['locations'] === 'object' ? [] : locations.files,
    today,
    holidays: config.branchHolidays
      .filter(({ date }) => date >= today)
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    outlines: locations.outlines,
  };
}

const valuesOf = (files: Site['rates']) => [...files].map(([name, { value }]) => [name, value] as const);

/** Returns the rate files of a site. @param published Provides the last valid version of invalid files. */
export const rateBook = ({ rates }: Site, published?: RateBook): RateBook =>
  new RateBook(valuesOf(rates), published);

/** Returns the location files of a site. @param published Provides the last valid version of invalid files. */
export const locationBook = ({ locations, geography, pages }: Site, published?: LocationBook): LocationBook =>
  new LocationBook(valuesOf(locations), {
    geography: new Geography([...geography.values()].map(({ value }) => value)),
    hasPage: (path) => pages.has(path),
    before: published,
  });

/** Returns the natural sizes of the site's pictures by path. Skips pictures that cannot be read. */
function imageSizes(site: Site, pictures: SitePictures): Record<string, ImageSize> {
  const sizes: Record<string, ImageSize> = {};
  for (const path of site.mediaFiles.keys()) {
    if (!isRaster(path) && !path.endsWith('.svg')) continue;
    const picture = pictures[path];
    const size = picture && !('error' in picture) ? picture : naturalSize(site, path);
    if (size) sizes[path] = { width: size.width, height: size.height };
  }
  return sizes;
}

/** Returns a page with the names of its brand, or `undefined` if its definition is invalid. */
export function pageInput({ path, definition }: PageSource, brand: Brand): PageInput | undefined {
  const locale = localeOfPage(path, definition?.locale);
  return definition && { path, locale, definition: renamed(definition, brand, locale) };
}

/** The site's media: hashed names by path, such as `/media/savings.svg`, and the files to write. */
export interface SiteMedia {
  readonly names: Readonly<Record<string, string>>;
  /** Content by hashed name. That of pictures is created by a `PictureMaker`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Natural sizes of the pictures, by path. */
  readonly sizes: Readonly<Record<string, ImageSize>>;
}

/**
 * @param pictures Information about the pictures. One that cannot be read gets no name.
 * @param drawings Texts of the drawings, by path.
 */
export function siteMedia(
  site: Site,
  brand: Brand,
  pictures: SitePictures,
  drawings: ReadonlyMap<string, string>,
): SiteMedia {
  const names: Record<string, string> = {};
  const files = new Map<string, Buffer>();
  for (const [path, { file }] of site.mediaFiles) {
    if (isRaster(path)) {
      const picture = pictures[path];
      if (picture && !('error' in picture)) names[path] = wholeVariant(path, picture).address;
      continue;
    }
    const drawing = drawings.get(path);
    const content =
      drawing === undefined
        ? readFileSync(join(site.folder, file))
        : recolored(file, Buffer.from(drawing), brand);
    const name = hashedName(path, content);
    names[path] = name;
    files.set(name, content);
  }
  return { names, files, sizes: imageSizes(site, pictures) };
}

/** Returns the media without those whose files have an error: a drawing that the check refuses is not published. */
export function goodMedia(
  media: SiteMedia,
  { mediaFiles }: Site,
  refused: ReadonlySet<string> | undefined,
): SiteMedia {
  const isGood = (path: string) => !refused?.has(mediaFiles.get(path)?.file ?? '');
  const names = Object.fromEntries(Object.entries(media.names).filter(([path]) => isGood(path)));
  const kept = new Set(Object.values(names));
  return { ...media, names, files: new Map([...media.files].filter(([name]) => kept.has(name))) };
}

/** Returns a short hash of a JSON value. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** Adds a content hash to a file name: `logo.svg` becomes `logo.<digest>.svg`. */
export function hashedName(name: string, content: string | Uint8Array): string {
  const mark = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${mark}${name.slice(dot)}`;
}
