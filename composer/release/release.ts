import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#lib/values/isRecord.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { ServiceName, ServiceTarget, SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { PublishedForm } from './PublishedForm.ts';

export type { CaptchaProviderDefinition } from '#composer/page/captchaDefinition.ts';
export type { ServiceName, ServiceTarget };
export { serviceNames } from '#composer/page/siteDefinition.ts';

/** A page as the server must know it. */
export interface ReleasedPage {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly noindex?: boolean;
  /** Paths of the page in other languages. */
  readonly alternates?: Readonly<Partial<Record<Locale, string>>>;
  /** Changes when the page's file does; tells the next build what to render again. */
  readonly version: string;
  /** Digest of its document, which names its record; a release of an earlier version has none. */
  readonly document?: string;
  /** The rates that the page asked for, as `rateVersion` writes them, by key. */
  readonly rates?: Readonly<Record<string, string>>;
  /** The articles that the page shows, as `articleVersion` writes them, by `articleKey`. */
  readonly articles?: Readonly<Record<string, string>>;
  /** Digest of the site's branches, if the page asked for some. */
  readonly locations?: string;
  /** Paths of the media that it shows, e.g. `/media/savings.svg`. */
  readonly media?: readonly string[];
  /** Names of fields in its address that one of its sections answers; the server renders that section anew. */
  readonly reads?: readonly string[];
  /** True when one of its sections answers the post of its form. */
  readonly takesPosts?: boolean;
  /** True while a newer version has problems and this one stands in. */
  readonly kept?: boolean;
}

/** `_portico/release.json`: what the server and the next build know of a published site. */
export interface Release {
  /** Digest of everything in the release. */
  readonly id: string;
  readonly builtAt: string;
  /** Digest of what all pages depend on: sources, layouts, fragments, words. */
  readonly environment: string;
  /** Addresses of the site's media by their paths; an address changes with its content. */
  readonly media?: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, ReleasedPage>>;
  readonly redirects: SiteDefinition['redirects'];
  readonly site: SiteDefinition;
  /** Of the brand that the pages are made in. */
  readonly tokens: BrandTokens;
  readonly forms: Readonly<Record<string, PublishedForm>>;
}

/** Folder of a site that is never served. */
export const privateFolder = '_portico';

/** File of the search index inside a site folder. */
export const searchIndexFile = (out: string) => join(out, privateFolder, 'search.sqlite');
const releaseFile = (out: string) => join(out, privateFolder, 'release.json');

/** Whether a file holds what `writeRelease` writes: anything else may stand there after a copy that broke off. */
const isRelease = (value: unknown): value is Release =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['builtAt'] === 'string' &&
  Array.isArray(value['redirects']) &&
  ['pages', 'site', 'tokens', 'forms'].every((name) => isRecord(value[name]));

/** The release in a site folder, or `undefined` when there is none that this version can read. */
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

/** A member of a JSON object. Made once: a site of ten thousand pages changes a few of them at a time. */
function member(name: string, value: object): Buffer {
  const known = members.get(value) ?? Buffer.from(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
  members.set(value, known);
  return known;
}

const open = Buffer.from('{');
const comma = Buffer.from(',');
const close = Buffer.from('}');
const wholes = new WeakMap<object, Buffer>();

/** UTF-8 of the JSON of an object, whose values are known by one name and do not change any more. */
export function jsonOfAll(values: Readonly<Record<string, object>>): Buffer {
  const known = wholes.get(values);
  if (known) return known;
  const parts = Object.entries(values).flatMap(([name, value]) => [comma, member(name, value)]);
  const made = Buffer.concat([open, ...parts.slice(1), close]);
  wholes.set(values, made);
  return made;
}

/** Writes the release beside its place and then moves it there, last of all files. */
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

/** Keeps in mind what was just written to a site folder, for `previousRelease`. */
export function rememberRelease(out: string, release: Release): void {
  latest = { stamp: stampOf(out), release };
}

/** What `readRelease` gives, without reading what this process itself has written and nobody since. */
export function previousRelease(out: string): Release | undefined {
  return existsSync(releaseFile(out)) && latest?.stamp === stampOf(out) ? latest.release : readRelease(out);
}
