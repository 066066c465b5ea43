import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordFile } from '#composer/release/documentRecord.ts';
import { pageFile } from '#composer/release/pageFile.ts';
import type { ReleasedPage } from '#composer/release/release.ts';
import { encodings } from './writeCompressed.ts';

/** Takes a page with its compressed forms out of a folder. */
export function removePageFiles(folder: string, path: string): void {
  for (const encoding of encodings) rmSync(join(folder, pageFile(path) + encoding), { force: true });
}

/**
 * Puts rendered pages into the published site, each file in one move. Their records come first, which nobody looks for
 * yet, then new pages, so that no link to them leads nowhere while the others follow.
 *
 * @param pages by their paths.
 * @param next the folder in which they were made.
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
    // The document last: while it is missing or old, its compressed form is not trusted.
    for (const encoding of encodings.toReversed()) {
      const made = join(next, file + encoding);
      // Many pages at once have none; the one of the version before goes.
      if (encoding === '.gz' && !existsSync(made)) rmSync(join(out, file + encoding), { force: true });
      else renameSync(made, join(out, file + encoding));
    }
  }
}
