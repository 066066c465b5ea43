import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#lib/values/isRecord.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { PageViewData } from '#lib/visitor/pageViewFields.ts';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { ServiceName, ServiceTarget, SiteDefinition } from '#composer/page/siteDefinition.ts';
import { type SourceName, sourceNames } from '#composer/render/compose/SiteParts.ts';

/** A form on a published page, for the server that receives its submissions. */
export interface PublishedForm {
  /** `formId` of the definition. */
  readonly id: string;
  /** As the page shows it, with words filled in and fallbacks for placeholders. */
  readonly definition: unknown;
  /** Words of the site that replace the section's own. */
  readonly words: Words;
  readonly page: string;
  readonly locale: string;
}

export type { CaptchaProviderDefinition } from '#composer/page/providerDefinitions.ts';
export type { ServiceName, ServiceTarget };
export { serviceNames, serviceSummaries } from '#composer/page/siteDefinition.ts';

/** What the server needs to know about a page, and the keys that it read, by source; see `PageReads`. */
export interface ReleasedPage extends Readonly<Partial<Record<SourceName, readonly string[]>>> {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly noindex?: boolean;
  /** Paths of the page's versions in other languages. */
  readonly alternates?: Readonly<Partial<Record<Locale, string>>>;
  /** Changes with the page's file. Decides whether the next build renders it again. */
  readonly version: string;
  /** Hash of its document, which names its record. Absent in releases of earlier versions. */
  readonly document?: string;
  /** What its author says for its page views. */
  readonly analytics?: PageViewData;
  /** Names of query parameters for which the server renders one of its sections again. */
  readonly reads?: readonly string[];
  /** True if one of its sections handles the submission of its form. */
  readonly takesPosts?: boolean;
  /** True while a newer version has errors and this one is published instead. */
  readonly kept?: boolean;
}

/** The versions of what pages read, by source and key. */
export type SourceVersions = Readonly<Partial<Record<SourceName, Readonly<Record<string, string>>>>>;

/** `_portico/release.json`: what the server and the next build need to know about a published site. */
export interface Release {
  /** Hash of everything in the release. */
  readonly id: string;
  readonly builtAt: string;
  /** Hash of what all pages depend on: sources, layouts, fragments, words. */
  readonly environment: string;
  /** URLs of the site's media by path. A URL changes with its content. */
  readonly media?: Readonly<Record<string, string>>;
  /** Addresses of the current versions of the site's documents, by that of the document. */
  readonly documents?: Readonly<Record<string, string>>;
  /** The versions of what its pages read. Absent in releases of earlier versions. */
  readonly versions?: SourceVersions;
  readonly pages: Readonly<Record<string, ReleasedPage>>;
  readonly redirects: SiteDefinition['redirects'];
  readonly site: SiteDefinition;
  /** Tokens of the brand that the pages use. */
  readonly tokens: BrandTokens;
  readonly forms: Readonly<Record<string, PublishedForm>>;
}

/** Folder of a site that is never served to visitors. */
export const privateFolder = '_portico';

/** Returns the path of the search index inside a site folder. */
export const searchIndexFile = (out: string) => join(out, privateFolder, 'search.sqlite');
const releaseFile = (out: string) => join(out, privateFolder, 'release.json');

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(isText));
const isRecordOrAbsent = (value: unknown) => value === undefined || isRecord(value);

const isPage = (value: unknown) =>
  isRecord(value) &&
  ['locale', 'title', 'description', 'version'].every((name) => isText(value[name])) &&
  isTexts(value['reads']) &&
  // Releases of earlier versions have versions by key. They are never compared, because all pages are then due.
  sourceNames.every((name) => isTexts(value[name]) || isRecord(value[name])) &&
  ['alternates', 'analytics'].every((name) => isRecordOrAbsent(value[name]));

const isRedirect = (value: unknown) => isRecord(value) && isText(value['from']) && isText(value['to']);

/** Whether a value was written by `writeRelease`. An interrupted copy may have left anything. */
const isRelease = (value: unknown): value is Release =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['builtAt'] === 'string' &&
  Array.isArray(value['redirects']) &&
  value['redirects'].every(isRedirect) &&
  ['pages', 'site', 'tokens', 'forms'].every((name) => isRecord(value[name])) &&
  isRecordOrAbsent(value['versions']) &&
  Object.values(value['pages'] as object).every(isPage);

/** Returns the release in a site folder, or `undefined` if there is none that this version can read. */
export function readRelease(out: string): Release | undefined {
  if (!existsSync(releaseFile(out))) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(releaseFile(out), 'utf8'));
    return isRelease(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const members = new WeakMap<object, Buffer>();

/** Serializes a member of a JSON object. Memoized: in a site of ten thousand pages, only a few change at a time. */
function member(name: string, value: object): Buffer {
  const json = members.get(value) ?? Buffer.from(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
  members.set(value, json);
  return json;
}

const open = Buffer.from('{');
const comma = Buffer.from(',');
const close = Buffer.from('}');
const wholes = new WeakMap<object, Buffer>();

/** Serializes an object to JSON as UTF-8. Its values must be immutable, and each must only be used under one name. */
export function jsonOfAll(values: Readonly<Record<string, object>>): Buffer {
  const whole = wholes.get(values);
  if (whole) return whole;
  const parts = Object.entries(values).flatMap(([name, value]) => [comma, member(name, value)]);
  const made = Buffer.concat([open, ...parts.slice(1), close]);
  wholes.set(values, made);
  return made;
}

/** Writes the release file atomically. It must be the last file that is written. */
export function writeRelease(out: string, release: Release): void {
  const file = releaseFile(out);
  const { pages, forms, ...others } = release;
  const start = Buffer.from(`${JSON.stringify(others).slice(0, -1)},"forms":`);
  const between = Buffer.from(',"pages":');
  writeFileSync(`${file}.next`, Buffer.concat([start, jsonOfAll(forms), between, jsonOfAll(pages), close]));
  renameSync(`${file}.next`, file);
}

const stampOf = (out: string): string => {
  const { ino, mtimeMs, size } = statSync(releaseFile(out));
  return `${out} ${ino} ${mtimeMs} ${size}`;
};
let latest: { readonly stamp: string; readonly release: Release } | undefined;

/** Remembers the release that was just written to a site folder, for `previousRelease`. */
export function rememberRelease(out: string, release: Release): void {
  latest = { stamp: stampOf(out), release };
}

/** Like `readRelease`, but returns the remembered release if this process was the last to write it. */
export function previousRelease(out: string): Release | undefined {
  return existsSync(releaseFile(out)) && latest?.stamp === stampOf(out) ? latest.release : readRelease(out);
}

/** Whether a URL (`/search.html?q=rates`) has parameters for which its page must be rendered again. */
export function isRequested(page: ReleasedPage | undefined, url: string): boolean {
  const at = url.indexOf('?');
  if (at < 0 || !page?.reads) return false;
  const asked = new URLSearchParams(url.slice(at));
  return page.reads.some((name) => asked.has(name));
}

/** Returns the file of a page path inside a site folder: `/` is `index.html`, `/es/` is `es/index.html`. */
export function pageFile(path: string): string {
  const relative = path.replace(/^\//, '');
  return relative === '' || relative.endsWith('/') ? `${relative}index.html` : relative;
}
