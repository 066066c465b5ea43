import { escapeHtml } from '#lib/markup/html.ts';
import { htmlLang, locales } from '#lib/format/locale.ts';
import { isListed, type ListedPage } from '#composer/publish/input/listedPage.ts';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, renameSync } from 'node:fs';
import { join, dirname } from 'node:path';
import type { SiteMedia } from '#composer/publish/input/siteInput.ts';
import { copyOnce, writeWhole, hasContent } from '#composer/publish/whole/wholeFiles.ts';
import { isCompressible, encodings, writeCompressed } from './writeCompressed.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { privateFolder, type ReleasedPage, pageFile } from '#composer/release/release.ts';
import type { Refused } from '#composer/publish/input/refusedBy.ts';
import { searchSettings } from '#composer/publish/search/searchSettings.ts';
import type { SiteParts } from '#composer/render/compose/SiteParts.ts';
import { recordFile } from '#composer/release/documentRecord.ts';

/** Returns the sitemap of all indexable pages, with their versions in other languages. */
export function sitemapXml(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.filter(isListed).map(({ path, page }) => {
    const alternates = { ...page.alternates, [page.locale]: path };
    const known = locales.filter((key) => Object.hasOwn(alternates, key));
    const links = known.map(
      (key) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLang[key]}" href="${escapeHtml(origin + alternates[key])}"/>`,
    );
    return `<url><loc>${escapeHtml(origin + path)}</loc>${known.length > 1 ? links.join('') : ''}</url>`;
  });
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${urls.join('\n')}\n</urlset>\n`;
}

/** Returns rules for crawlers: everything is allowed except the services. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /svt/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Writes compressed versions beside a folder's files. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder).filter(isCompressible)) {
    writeCompressed(join(folder, name), readFileSync(join(folder, name)), 'best');
  }
}

/**
 * Adds the files that pages share to a site. Their names contain a hash of their content, so an existing file is up to
 * date. Old files stay, because open or cached pages of earlier releases still load them.
 */
export function addSharedFiles(site: string, clientAssets: string, media: SiteMedia): void {
  const assets = join(site, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const name of readdirSync(clientAssets)) copyOnce(join(clientAssets, name), join(assets, name));
  for (const [name, content] of media.files) {
    const file = join(site, name);
    const needed = isCompressible(name) ? encodings : ([''] as const);
    if (needed.every((encoding) => existsSync(file + encoding))) continue;
    if (isCompressible(name)) writeCompressed(file, content, 'best');
    else writeWhole(file, content);
  }
}

/**
 * Copies the data files of the embedded services into a site. A file with problems keeps its last valid version.
 *
 * @param media Published names of the media, by path: the services answer with these.
 * @param parts What fills in the texts of answers.
 */
export function writeServiceData(
  target: string,
  { rates, forms, search, locations, geography }: Site,
  media: Readonly<Record<string, string>>,
  parts: Pick<SiteParts, 'brand' | 'words'>,
  refused: Refused['files'] | undefined,
): void {
  const published = (_key: string, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(media, value) ? media[value] : value;
  for (const [name, files] of Object.entries({ rates, forms, search, locations, geography })) {
    const folder = join(target, privateFolder, name);
    mkdirSync(folder, { recursive: true });
    for (const [key, { file, value }] of files) {
      if (refused?.has(file)) continue;
      const copy = join(folder, `${key}.json`);
      const filled = name === 'search' ? searchSettings(key, value, parts) : value;
      const content = JSON.stringify(filled, published);
      if (!hasContent(copy, content)) writeWhole(copy, content);
    }
    for (const file of readdirSync(folder)) {
      if (!files.has(file.replace(/\.json$/, ''))) rmSync(join(folder, file));
    }
  }
}

/** Deletes a page and its compressed files from a folder. */
export function removePageFiles(folder: string, path: string): void {
  for (const encoding of encodings) rmSync(join(folder, pageFile(path) + encoding), { force: true });
}

/**
 * Moves rendered pages into the published site, each file atomically. Moves their records first, which nothing reads
 * yet, then new pages, so that links in the other pages never lead nowhere.
 *
 * @param pages Pages by path.
 * @param next The folder in which they were rendered.
 */
export function moveIn(
  pages: ReadonlyMap<string, { readonly page: ReleasedPage }>,
  next: string,
  out: string,
): void {
  for (const { page } of pages.values())
    if (page.document !== undefined)
      renameSync(recordFile(next, page.document), recordFile(out, page.document));
  const files = [...pages.keys()].map(pageFile);
  const fresh = new Set(files.filter((file) => !existsSync(join(out, file))));
  for (const file of [...fresh, ...files.filter((name) => !fresh.has(name))]) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    // The document last: the server ignores the compressed file while the document is missing or older.
    for (const encoding of encodings.toReversed()) {
      const made = join(next, file + encoding);
      // Large builds write no .gz file, so the old one must be deleted.
      if (encoding === '.gz' && !existsSync(made)) rmSync(join(out, file + encoding), { force: true });
      else renameSync(made, join(out, file + encoding));
    }
  }
}
