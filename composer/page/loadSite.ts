import { readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { isLocale, type Locale, localeOfPath, locales } from '#lib/format/locale.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import type { BrandReading } from './Brand.ts';
import { limits } from './limits.ts';
import {
  fragmentDefinition,
  layoutDefinition,
  wordsDefinition,
  type FragmentDefinition,
  type LayoutDefinition,
  type WordsDefinition,
} from './pageDefinition.ts';
import { ParsedFile, pagePath, PageSource } from './PageSource.ts';
import { problemOver, startOf } from '#composer/problems/problemAt.ts';
import { readText } from './readText.ts';
import { BranchPageFile, branchPages, templateFile } from './branchPages.ts';
import { siteDefinition, type SiteDefinition } from './siteDefinition.ts';
import { SourceFile, type SourceKind } from './sourceFile.ts';
import { fileCodes } from './fileCodes.ts';

export interface MediaFile {
  /** Path relative to the site's folder. */
  readonly file: string;
  readonly bytes: number;
}

/** Everything that authors wrote, as read from disk. The maps are keyed by name; see `findByLocale` for languages. */
export interface Site {
  readonly folder: string;
  readonly files: Map<string, SourceFile>;
  /** By site path, such as `/es/cd-rates.html`. */
  readonly pages: Map<string, PageSource>;
  readonly layouts: Map<string, ParsedFile<LayoutDefinition>>;
  readonly fragments: Map<string, ParsedFile<FragmentDefinition>>;
  readonly words: Map<Locale, ParsedFile<WordsDefinition>>;
  readonly forms: Map<string, SourceFile>;
  readonly rates: Map<string, SourceFile>;
  /** Settings of the site search, by language. */
  readonly search: Map<string, SourceFile>;
  readonly locations: Map<string, SourceFile>;
  /** Outlines and zip codes of states. */
  readonly geography: Map<string, SourceFile>;
  /** By path, such as `/media/savings.svg`. A file of the brand replaces the site's of the same path. */
  readonly mediaFiles: ReadonlyMap<string, MediaFile>;
  /** Files that are not definitions, by their path below the site's folder. */
  readonly otherFiles: Map<string, MediaFile>;
  /** Brands by folder. Empty until `readBrands` has run. */
  readonly brands: Map<string, BrandReading>;
  /** Name of the brand of the pages. `undefined` if neither `site.json` nor the environment names one. */
  readonly brandName: string | undefined;
  siteFile: ParsedFile<SiteDefinition> | undefined;
  /** The definition in `site.json`. `undefined` if it is missing or invalid. */
  readonly config: SiteDefinition | undefined;
}

const folders: Readonly<Record<string, SourceKind>> = {
  layouts: 'layout',
  fragments: 'fragment',
  words: 'words',
  forms: 'form',
  rates: 'rates',
  search: 'search',
  locations: 'locations',
  geography: 'geography',
};

/** Returns the name of the brand whose folder contains a file. */
export const brandOfFile = (file: string): string | undefined => /^brands\/([^/]+)\/./.exec(file)?.[1];

/** Returns the kind of definition in a file, or `undefined` if it is not a definition. */
export function kindOfFile(file: string): SourceKind | undefined {
  if (!file.endsWith('.json') || file.endsWith('.schema.json')) return undefined;
  if (file === 'site.json') return 'site';
  if (locales.some((locale) => templateFile(locale) === file)) return 'pageTemplate';
  const [folder = '', ...below] = file.split('/');
  if (below.length === 0) return 'page';
  if (folder === 'brands') return kindInBrand(below);
  return folder === 'media' ? undefined : Object.hasOwn(folders, folder) ? folders[folder] : 'page';
}

function kindInBrand([, ...below]: readonly string[]): SourceKind | undefined {
  const [name = ''] = below;
  if (below.length !== 1) return undefined;
  return name === 'brand.json' ? 'brand' : name.endsWith('.tokens.json') ? 'tokens' : undefined;
}

/** Returns the item that a page of a language refers to: `<locale>/<name>` if it exists, or else `<name>`. */
export function findByLocale<Thing>(
  things: ReadonlyMap<string, Thing>,
  name: string,
  locale: Locale,
): Thing | undefined {
  return things.get(`${locale}/${name}`) ?? things.get(name);
}

/**
 * Reads a site's folder. Never throws because of file contents: a file that cannot be read or parsed is in `files` with
 * its problems. Reuses files of `previous` that have not changed.
 *
 * @param brandName Overrides the brand in `site.json`.
 */
export function loadSite(folder: string, previous?: Site, brandName = process.env['PORTICO_BRAND']): Site {
  const site = emptySite(folder, brandName);
  for (const [name, reading] of previous?.brands ?? []) site.brands.set(name, reading);
  const found = filesBelow(folder);
  for (const { file, stats } of found) {
    const kind = kindOfFile(file);
    if (!kind) {
      site.otherFiles.set(file, { file, bytes: stats.size });
      continue;
    }
    const known = previous?.files.get(file);
    addFile(
      site,
      known?.version === versionOf(stats) ? known : readSource(folder, file, kind, stats),
      previous,
    );
  }
  addBranchPages(site, previous);
  return site;
}

/**
 * Updates a loaded site in place with a changed, new or deleted file. Pass `text` for unsaved text. Returns the new
 * source, or `undefined` if the file was deleted or is not a definition.
 */
export function reloadFile(site: Site, file: string, text?: string): SourceFile | undefined {
  const source = reloadSource(site, file, text);
  if (madeFrom.test(file)) addBranchPages(site, site);
  return source;
}

/** Files from which the pages of branches are made. */
const madeFrom = /(?:^|\/)branches\/\[branch\]\.json$|^locations\/|^site\.json$/;

function reloadSource(site: Site, file: string, text?: string): SourceFile | undefined {
  removeFile(site, file);
  const stats = text === undefined ? statSync(join(site.folder, file), { throwIfNoEntry: false }) : undefined;
  const kind = kindOfFile(file);
  if (!kind && stats) site.otherFiles.set(file, { file, bytes: stats.size });
  if (!kind || (text === undefined && !stats)) return undefined;
  const source = stats
    ? readSource(site.folder, file, kind, stats)
    : new SourceFile(file, kind, text ?? '', `unsaved ${unsaved++}`);
  addFile(site, source);
  return source;
}

/** Reads a single page in the same way as `loadSite`. @throws if the file does not exist. */
export function loadPage(folder: string, file: string): PageSource {
  const stats = statSync(join(folder, file), { throwIfNoEntry: false });
  return stats ? new PageSource(readSource(folder, file, 'page', stats)) : loadBranchPage(folder, file);
}

/** Reads the page of one branch. @throws if there is no such branch, or no template. */
function loadBranchPage(folder: string, file: string): PageSource {
  const [, state = ''] = /(?:^|\/)branches\/([^/]+)\/[^/]+\.json$/.exec(file) ?? [];
  const read = (name: string, kind: SourceKind) =>
    readSource(folder, name, kind, statSync(join(folder, name)));
  const template = read(templateFile(localeOfPath(`/${file}`)), 'pageTemplate');
  const source = branchPages(template, [read(`locations/${state}.json`, 'locations')]).find(
    (page) => page.file === file,
  );
  if (!source) throw new Error(`There is no page ${file}.`);
  return new PageSource(source);
}

/**
 * Gives each branch its page in each language that has a template, and removes pages of other branches. Unchanged pages
 * are those of `previous`. A page with a file of its own stays.
 */
function addBranchPages(site: Site, previous: Site | undefined): void {
  const before = new Map(previous?.pages);
  for (const [path, { source }] of site.pages) if (source instanceof BranchPageFile) site.pages.delete(path);
  if (typeof site.config?.services.locations === 'object') return;
  for (const locale of locales) {
    const template = site.files.get(templateFile(locale));
    for (const source of template ? branchPages(template, site.locations.values()) : []) {
      const path = pagePath(source.file);
      if (site.pages.has(path)) continue;
      const known = before.get(path);
      const isSame =
        known?.source instanceof BranchPageFile &&
        known.source.template === template &&
        known.source.version === source.version;
      site.pages.set(path, isSame ? known : new PageSource(source));
    }
  }
}

/** Whether a file on disk is unchanged since it was loaded. The page of a branch is as its template. */
export function isAsLoaded(site: Site, source: SourceFile): boolean {
  if (source instanceof BranchPageFile) return isAsLoaded(site, source.template);
  const stats = statSync(join(site.folder, source.file), { throwIfNoEntry: false });
  return stats !== undefined && versionOf(stats) === source.version;
}

let unsaved = 0;

function emptySite(folder: string, brandName: string | undefined): Site {
  const otherFiles = new Map<string, MediaFile>();
  return {
    folder,
    files: new Map(),
    pages: new Map(),
    layouts: new Map(),
    fragments: new Map(),
    words: new Map(),
    forms: new Map(),
    rates: new Map(),
    search: new Map(),
    locations: new Map(),
    geography: new Map(),
    otherFiles,
    get mediaFiles() {
      return mediaOf(this);
    },
    brands: new Map(),
    get brandName() {
      return brandName || (this.config?.brand ?? brandAsWritten(this.siteFile?.source.value));
    },
    siteFile: undefined,
    get config() {
      return this.siteFile?.definition;
    },
  };
}

/** Returns the brand named in an invalid `site.json`, so that its media are not also reported as missing. */
function brandAsWritten(value: unknown): string | undefined {
  const written = isRecord(value) ? value['brand'] : undefined;
  return typeof written === 'string' && written !== '' ? written : undefined;
}

interface PlacedMedia {
  readonly brandName: string | undefined;
  readonly siteFile: Site['siteFile'];
  readonly media: ReadonlyMap<string, MediaFile>;
}
const placed = new WeakMap<Site, PlacedMedia>();

/**
 * Returns the media of a site by path. A file in the brand's folder takes precedence over the site's of the same path.
 */
function mediaOf(site: Site): ReadonlyMap<string, MediaFile> {
  const { brandName, otherFiles } = site;
  const known = placed.get(site);
  if (known && known.brandName === brandName && known.siteFile === site.siteFile) return known.media;
  const media = new Map<string, MediaFile>();
  for (const folder of ['', ...brandFolders(site, brandName)])
    for (const [file, found] of otherFiles)
      if (file.startsWith(`${folder}media/`)) media.set(`/${file.slice(folder.length)}`, found);
  placed.set(site, { brandName, siteFile: site.siteFile, media });
  return media;
}

/**
 * Returns the folder of the site's brand. Returns those of all brands while `site.json`, which names it, cannot be read,
 * so that their media are not also reported as missing.
 */
function brandFolders({ siteFile, files }: Site, brandName: string | undefined): readonly string[] {
  if (brandName !== undefined) return [`brands/${brandName}/`];
  if (siteFile !== undefined && siteFile.source.problems.length === 0) return [];
  return [...files.values()].flatMap(({ kind, file }) =>
    kind === 'brand' ? [file.slice(0, file.lastIndexOf('/') + 1)] : [],
  );
}

const versionOf = (stats: Stats) => `${stats.mtimeMs} ${stats.size}`;

function filesBelow(folder: string): { file: string; stats: Stats }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      file: path.slice(join(folder, '/').length).replaceAll('\\', '/'),
      stats: statSync(path),
    }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

function readSource(folder: string, file: string, kind: SourceKind, stats: Stats): SourceFile {
  const version = versionOf(stats);
  if (stats.size > limits.bytes) {
    const parameters = { size: Math.ceil(stats.size / 1000), limit: limits.bytes / 1000 };
    return new SourceFile(file, kind, '', version, [
      problemOver(startOf(file), fileCodes['file-too-large'], 0, 1, { parameters }),
    ]);
  }
  return new SourceFile(file, kind, () => readText(join(folder, file)), version);
}

function addFile(site: Site, source: SourceFile, previous?: Site): void {
  site.files.set(source.file, source);
  const name = source.file.replace(/^[^/]+\//, '').replace(/\.json$/, '');
  const keep = <Key extends string, Definition>(
    files: Map<Key, ParsedFile<Definition>>,
    before: Map<Key, ParsedFile<Definition>> | undefined,
    key: Key,
    schema: z.ZodType<Definition>,
  ) => files.set(key, reused(before?.get(key), source) ?? new ParsedFile(source, key, schema));
  switch (source.kind) {
    case 'page':
      site.pages.set(
        pagePath(source.file),
        reused(previous?.pages.get(pagePath(source.file)), source) ?? new PageSource(source),
      );
      return;
    case 'layout':
      keep(site.layouts, previous?.layouts, name, layoutDefinition);
      return;
    case 'fragment':
      keep(site.fragments, previous?.fragments, name, fragmentDefinition);
      return;
    case 'words':
      if (isLocale(name)) keep(site.words, previous?.words, name, wordsDefinition);
      return;
    case 'form':
      site.forms.set(name, source);
      return;
    case 'rates':
    case 'search':
    case 'locations':
    case 'geography':
      site[source.kind].set(name, source);
      return;
    case 'site':
      site.siteFile = reused(previous?.siteFile, source) ?? new ParsedFile(source, 'site', siteDefinition);
  }
}

const reused = <Thing extends { readonly source: SourceFile }>(
  known: Thing | undefined,
  source: SourceFile,
) => (known?.source === source ? known : undefined);

function removeFile(site: Site, file: string): void {
  const source = site.files.get(file);
  site.files.delete(file);
  site.otherFiles.delete(file);
  placed.delete(site);
  site.pages.delete(pagePath(file));
  dropSource(site.layouts, source);
  dropSource(site.fragments, source);
  dropSource(site.words, source);
  for (const sources of [site.forms, site.rates, site.search, site.locations, site.geography])
    for (const [name, known] of sources) if (known === source) sources.delete(name);
  if (site.siteFile?.source === source) site.siteFile = undefined;
}

function dropSource<Key>(
  things: Map<Key, { readonly source: SourceFile }>,
  source: SourceFile | undefined,
): void {
  for (const [key, thing] of things) if (thing.source === source) things.delete(key);
}
