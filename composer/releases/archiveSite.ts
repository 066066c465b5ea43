import { type Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import limit from 'p-limit';
import { privateFolder, readRelease } from '#composer/release/release.ts';
import { type ArchivedFiles, archivedFiles, sha256 } from './manifest.ts';
import { namedFiles } from './namedFiles.ts';
import { StoreFailure } from './ObjectStore.ts';

/** A release that can be uploaded. */
export interface ArchivedSite extends ArchivedFiles {
  /** Number of its pages. */
  readonly pages: number;
  /** Reads a file as it was archived. @throws {StoreFailure} if it has changed since. */
  readonly read: (path: string) => Promise<Buffer>;
}

/** Files read at once. */
const atOnce = 16;

/** Hidden files, and what a build or SQLite leaves beside a file while it is written. */
const isTemporary = (name: string) =>
  name.startsWith('.') || /(?:\.part|\.next|\.tmp|-journal|-wal|-shm|~)$/.test(name);

async function pathsIn(folder: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !isTemporary(name))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? pathsIn(path) : [path];
    });
  return (await Promise.all(nested)).flat();
}

const releaseFile = `${privateFolder}/release.json`;

/**
 * The time of a build is not content: with it, the same site would have another id after each build. Like the times in
 * other reproducible archives, it is set to the beginning of 1970; the store knows when a release was published.
 */
function withoutTime(content: Buffer): Buffer {
  const text = content.toString('utf8');
  return Buffer.from(text.replace(/"builtAt":"[^"]*"/, '"builtAt":"1970-01-01T00:00:00.000Z"'));
}

async function readArchived(folder: string, path: string): Promise<Buffer> {
  const content = await readFile(join(folder, path));
  return path === releaseFile ? withoutTime(content) : content;
}

/**
 * Returns the files that a built site uses as a release, without those of earlier builds in the same folder. The same site has the same id.
 *
 * @param shown The folder as the operator named it.
 * @throws {StoreFailure} if the folder contains no built site, or if it changes meanwhile.
 */
export async function archiveSite(folder: string, shown = folder): Promise<ArchivedSite> {
  const release = readRelease(folder);
  if (!release)
    throw new StoreFailure(
      `There is no built site in ${shown}. Run "portico build" first, or name its folder with --site.`,
    );
  const paths = (await pathsIn(folder)).map((path) => relative(folder, path).replaceAll(sep, '/'));
  const run = limit(atOnce);
  const entries = new Map<string, readonly [digest: string, size: number]>();
  const used = await namedFiles(paths, (path) =>
    run(async () => {
      const content = await readArchived(folder, path);
      entries.set(path, [sha256(content), content.length]);
      return content;
    }),
  );
  const archived = archivedFiles(used.map((path) => [path, entries.get(path) ?? ['', 0]]));
  const changed = () =>
    new StoreFailure(
      `The site in ${shown} changed while it was read. Publish it again when its build is done.`,
    );
  if (readRelease(folder)?.id !== release.id) throw changed();
  const read = async (path: string) => {
    const content = await readArchived(folder, path);
    if (sha256(content) !== archived.manifest.files[path]?.[0]) throw changed();
    return content;
  };
  return { ...archived, pages: Object.keys(release.pages).length, read };
}
