import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankDay, defaultTimeZone } from '#lib/format/dates.ts';
import { locales, type Locale, localeOfPath } from '#lib/format/locale.ts';
import { readBrands } from '#composer/brand/readBrand.ts';
import { recolored, renamed } from '#composer/brand/applyBrand.ts';
import { defaultBrand } from '#composer/brand/siteBrand.ts';
import type { Brand } from '#composer/page/Brand.ts';
import { loadSite, type Site } from '#composer/page/loadSite.ts';
import { type RegulatorName, regulators } from '#composer/page/regulators.ts';
import { setValue } from '#composer/problems/edit.ts';
import type { OwnPackage } from '#composer/cli/kit/ownPackage.ts';
import { brandFolder, type FileContents, picturesIn } from './brandFolder.ts';
import { linkLanguages } from './siteLanguageLinks.ts';
import type { SiteAnswers } from './siteAnswers.ts';

/** Folder of the pages, in the template and in every site. */
export const pagesFolder = 'pages-json';

/** What stands in the template for what each site has of its own. The template is a site that works, too. */
const templateMarks = { name: 'Northfield Bank', slug: 'northfield-bank', day: '2026-11-16' } as const;

/** Files that npm leaves out of packages, or renames, so that the template has them under other names. */
const hiddenFiles = new Map([['gitignore', '.gitignore']]);

/** The folder of the template. @param library Portico's own folder. */
export const templateFolder = (library: string): string => join(library, 'composer/cli/init/template');

/** The template's pages, with its brand. @throws {Error} if the template is damaged. */
export async function templateSite(library: string): Promise<{ site: Site; brand: Brand }> {
  const site = loadSite(join(templateFolder(library), pagesFolder), undefined, '');
  await readBrands(site);
  const brand = site.brands.get(templateMarks.slug)?.brand;
  if (!brand)
    throw new Error(`The template of new sites in ${site.folder} is damaged. Install Portico again.`);
  return { site, brand };
}

const isText = (path: string) => /\.(?:json|md|ts|tsx|yaml|svg|txt)$|(?:^|\/)\.?[a-z]+$/.test(path);

/** Reads the files of a folder by their paths with forward slashes. */
export function readFolder(folder: string): FileContents {
  const files: FileContents = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(folder, '/').length).replaceAll('\\', '/');
    const content = readFileSync(path);
    files.set(hiddenFiles.get(name) ?? name, isText(name) ? content.toString('utf8') : content);
  }
  return files;
}

/** Whether a file belongs to another language than those of a site. */
const isOfOther = (path: string, languages: readonly Locale[]) =>
  locales.some(
    (locale) =>
      !languages.includes(locale) &&
      (path.startsWith(`${pagesFolder}/${locale}/`) ||
        path.startsWith(`${pagesFolder}/fragments/${locale}/`) ||
        path === `${pagesFolder}/words/${locale}.json`),
  );

/** Replaces what stands in a file of the template for the name, the slug, and the day. */
export function ownText(
  path: string,
  text: string,
  { name, slug }: { name: string; slug: string },
  day: string,
) {
  const written = path.endsWith('.json') ? JSON.stringify(name).slice(1, -1) : name;
  return text
    .replaceAll(templateMarks.name, () => written)
    .replaceAll(templateMarks.slug, () => slug)
    .replaceAll(templateMarks.day, () => day);
}

/** Whether a file has texts that visitors read, and is not of a brand. */
const hasTexts = (path: string) =>
  path.startsWith(`${pagesFolder}/`) && path.endsWith('.json') && !/\/(?:brands|rates)\//.test(path);

/** The language of a file of the template. */
const localeOfFile = (path: string) =>
  localeOfPath(`/${path.slice(pagesFolder.length + 1).replace(/^(?:fragments|words)\/|\.json$/g, '')}/`);

/** Returns a JSON file of the template, which is a bank's, in the terms of a regulator. */
export function inTermsOf(regulator: RegulatorName, locale: Locale, json: string): string {
  const { terms } = regulators[regulator];
  if (terms[locale] === undefined) return json;
  const brand = { ...defaultBrand, terms, replaces: { illustration: {} } };
  return `${JSON.stringify(renamed(JSON.parse(json) as unknown, brand, locale), null, 2)}\n`;
}

/** Adds the packages of a site to its `package.json`. */
function withPackages(text: string, own: OwnPackage, portico: string): string {
  const { peerDependencies, devDependencies, engines } = own;
  const peers = Object.entries(peerDependencies);
  // What only building sections in TypeScript needs.
  const isTool = (name: string) => /^vite$|^@vitejs\//.test(name);
  const needed = peers.filter(([name]) => !isTool(name));
  const sorted = (entries: readonly (readonly [string, string])[]) =>
    Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const types = ['typescript', '@types/react'].flatMap((name) => {
    const version = devDependencies[name];
    return version === undefined ? [] : [[name, `^${version.replace(/^\^/, '')}`] as const];
  });
  const tools = [...types, ...peers.filter(([name]) => isTool(name))];
  let written = setValue(text, ['dependencies'], sorted([...needed, ['portico', portico]]));
  written = setValue(written, ['devDependencies'], sorted(tools));
  return setValue(written, ['engines'], engines);
}

/** What a new site is made of, beside its answers. */
export interface SiteParts {
  /** Portico's own folder. */
  readonly library: string;
  readonly own: OwnPackage;
  /** Package name of the site; also the name of its brand, and of its first address. */
  readonly slug: string;
  /** Version of Portico in the site's `package.json`, or where the package is. */
  readonly portico: string;
  readonly now: Date;
}

/** Returns the files of a new site by their paths. */
export async function siteFiles(
  { name, languages, color, regulator = 'fdic' }: SiteAnswers,
  { library, own, slug, portico, now }: SiteParts,
): Promise<FileContents> {
  const { site, brand } = await templateSite(library);
  const day = bankDay(now, defaultTimeZone);
  const brandPlace = `${pagesFolder}/brands/${templateMarks.slug}/`;
  const files: FileContents = new Map();
  for (const [path, content] of readFolder(templateFolder(library))) {
    if (path.startsWith(brandPlace) || isOfOther(path, languages)) continue;
    if (typeof content !== 'string') {
      files.set(path, content);
      continue;
    }
    const text = ownText(path, content, { name, slug }, day);
    files.set(path, hasTexts(path) ? inTermsOf(regulator, localeOfFile(path), text) : text);
  }
  const inColor = { ...brand, illustration: picturesIn(color, brand), replaces: brand };
  for (const { file } of site.otherFiles.values())
    if (file.startsWith('media/'))
      files.set(`${pagesFolder}/${file}`, recolored(file, readFileSync(join(site.folder, file)), inColor));
  const paths = [...site.files.keys(), ...site.otherFiles.keys()];
  const brandFiles = brandFolder({ name, color, regulator }, site.folder, brand, paths);
  for (const [path, content] of brandFiles) files.set(`${pagesFolder}/brands/${slug}/${path}`, content);
  linkLanguages(files, pagesFolder, languages);
  files.set('package.json', withPackages(String(files.get('package.json')), own, portico));
  return files;
}
