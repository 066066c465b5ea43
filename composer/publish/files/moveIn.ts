import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordFile } from '#composer/release/documentRecord.ts';
import { type ReleasedPage, pageFile } from '#composer/release/release.ts';
import { encodings } from './writeCompressed.ts';

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
