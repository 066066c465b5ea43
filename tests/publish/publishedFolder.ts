import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SearchIndex } from '#composer/server/search/SearchIndex.ts';
import { documentDigest, readRecord, recordedDigests } from '#composer/release/documentRecord.ts';
import { pageFile } from '#composer/release/pageFile.ts';
import { searchIndexFile } from '#composer/release/release.ts';
import { readRelease, type Release } from '#composer/release/release.ts';

/** Every file of a folder, relative to it, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

/** A published page's document; `undefined` when there is none. */
export function documentOf(out: string, path: string): string | undefined {
  const file = join(out, pageFile(path));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The release of a site that is published. */
export function releaseOf(out: string): Release {
  const release = readRelease(out);
  if (!release) throw new Error('There is no release.');
  return release;
}

/** Digests of the documents of all pages, sorted. */
export const documentsOf = (out: string) =>
  Object.keys(releaseOf(out).pages)
    .map((path) => documentDigest(Buffer.from(documentOf(out, path) ?? '')))
    .toSorted();

/** Digests of the documents whose records can be read, sorted. */
export const recordsOf = (out: string) =>
  [...recordedDigests(out)].filter((digest) => readRecord(out, digest)).toSorted();

/** Paths that a search finds. */
export function found(out: string, text: string, locale: 'en' | 'es' | 'zh' = 'en'): string[] {
  const index = new SearchIndex(searchIndexFile(out));
  try {
    return index.search(locale, text, 0, 50).pages.map(({ path }) => path);
  } finally {
    index.close();
  }
}

/** What tells whether a file was written anew. */
export const stampsOf = (folder: string): Map<string, string> =>
  new Map(
    filesOf(folder).map((file) => {
      const { ino, mtimeMs } = statSync(join(folder, file));
      return [file, `${ino} ${mtimeMs}`];
    }),
  );
