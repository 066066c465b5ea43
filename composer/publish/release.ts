import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#lib/locale.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { PublishedForm } from './siteForms.ts';

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
  /** The rates that the page asked for, as `rateVersion` writes them, by key. */
  readonly rates?: Readonly<Record<string, string>>;
  /** True while a newer version has problems and this one stands in. */
  readonly kept?: boolean;
}

/** `_portico/release.json`: what the server and the next build know of a published site. */
export interface Release {
  /** Digest of everything in the release. */
  readonly id: string;
  readonly builtAt: string;
  /** Digest of what all pages depend on: sources, layouts, fragments, words, media. */
  readonly environment: string;
  readonly pages: Readonly<Record<string, ReleasedPage>>;
  readonly redirects: SiteDefinition['redirects'];
  readonly site: SiteDefinition;
  readonly forms: Readonly<Record<string, PublishedForm>>;
}

/** Folder of a site that is never served. */
export const privateFolder = '_portico';
const releaseFile = (out: string) => join(out, privateFolder, 'release.json');

/** The release in a site folder, or `undefined` when there is none that this version can read. */
export function readRelease(out: string): Release | undefined {
  if (!existsSync(releaseFile(out))) return undefined;
  try {
    // Only writeRelease writes this file.
    return JSON.parse(readFileSync(releaseFile(out), 'utf8')) as Release;
  } catch {
    return undefined;
  }
}

/** JSON of pages, by the objects they are: a site of ten thousand changes a few of them at a time. */
const texts = new WeakMap<ReleasedPage, string>();

function pageText(page: ReleasedPage): string {
  const known = texts.get(page) ?? JSON.stringify(page);
  texts.set(page, known);
  return known;
}

const wholes = new WeakMap<Release['pages'], string>();

/** JSON of a release's pages, which do not change any more. */
export function pagesText(pages: Release['pages']): string {
  const known =
    wholes.get(pages) ??
    `{${Object.entries(pages)
      .map(([path, page]) => `${JSON.stringify(path)}:${pageText(page)}`)
      .join(',')}}`;
  wholes.set(pages, known);
  return known;
}

/** Writes the release beside its place and then moves it there, last of all files. */
export function writeRelease(out: string, release: Release): void {
  const file = releaseFile(out);
  const { pages, ...others } = release;
  writeFileSync(`${file}.next`, `${JSON.stringify(others).slice(0, -1)},"pages":${pagesText(pages)}}`);
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
