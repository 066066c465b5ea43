import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SearchIndex } from '#composer/server/search/SearchIndex.ts';
import { documentDigest, readRecord, recordedDigests } from '#composer/release/documentRecord.ts';
import { searchIndexFile, readRelease, type Release, pageFile } from '#composer/release/release.ts';

/** Returns every file in a folder, relative to it, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

/** Returns the document of a published page, or `undefined` if there is none. */
export function documentOf(out: string, path: string): string | undefined {
  const file = join(out, pageFile(path));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns the release of a published site. */
export function releaseOf(out: string): Release {
  const release = readRelease(out);
  if (!release) throw new Error('There is no release.');
  return release;
}

/** Returns the hashes of all pages' documents, sorted. */
export const documentsOf = (out: string) =>
  Object.keys(releaseOf(out).pages)
    .map((path) => documentDigest(Buffer.from(documentOf(out, path) ?? '')))
    .toSorted();

/** Returns the hashes of the documents with a valid record, sorted. */
export const recordsOf = (out: string) =>
  [...recordedDigests(out)].filter((digest) => readRecord(out, digest)).toSorted();

/** Returns the paths that a search finds. */
export function found(out: string, text: string, locale: 'en' | 'es' | 'zh' = 'en'): string[] {
  const index = new SearchIndex(searchIndexFile(out));
  try {
    return index.search(locale, text, 0, 50).pages.map(({ path }) => path);
  } finally {
    index.close();
  }
}

/** Returns a stamp of each file that changes when the file is written. */
export const stampsOf = (folder: string): Map<string, string> =>
  new Map(
    filesOf(folder).map((file) => {
      const { ino, mtimeMs } = statSync(join(folder, file));
      return [file, `${ino} ${mtimeMs}`];
    }),
  );
