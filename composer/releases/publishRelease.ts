import limit from 'p-limit';
import type { ArchivedSite } from './archiveSite.ts';
import { changeCatalog, type PublishedRelease } from './Catalog.ts';
import { fileFolder, fileName, manifestName } from './manifest.ts';
import { type ObjectStore, StoreFailure } from './ObjectStore.ts';

/** Who acts, and the time. */
export interface Act {
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

interface Published {
  readonly release: PublishedRelease;
  /** Whether the store had it already. */
  readonly isKnown: boolean;
  /** Files that were uploaded, and their size; the others were in the store. */
  readonly uploaded: number;
  readonly uploadedBytes: number;
}

/** Uploads at the same time. */
const atOnce = 24;

const minute = 60_000;
/** After this time, an upload or a clean-up that did not end was killed. */
export const staleAfter = 60 * minute;

export const isFresh = ({ at }: { readonly at: string }, now: string): boolean =>
  Date.parse(now) - Date.parse(at) < staleAfter;

/** Uploads the files that the store lacks. */
async function uploadMissing(
  store: ObjectStore,
  site: ArchivedSite,
): Promise<{ files: number; bytes: number }> {
  const there = new Set((await store.list(fileFolder)).map((name) => `${fileFolder}/${name}`));
  const byName = new Map(
    Object.entries(site.manifest.files).map(([path, [digest, size]]) => [fileName(digest), { path, size }]),
  );
  const missing = [...byName].filter(([name]) => !there.has(name));
  const run = limit(atOnce);
  try {
    await Promise.all(
      missing.map(([name, { path }]) => run(async () => store.put(name, await site.read(path)))),
    );
  } finally {
    // After a failure, no other upload begins.
    run.clearQueue();
  }
  return { files: missing.length, bytes: missing.reduce((sum, [, { size }]) => sum + size, 0) };
}

/**
 * Publishes a release: uploads the files that the store lacks, and enters it in the catalog last. If it fails in between,
 * the store is as before, and the next attempt continues.
 *
 * @throws {StoreFailure} if the store fails, or while unneeded files are being deleted.
 */
export async function publishRelease(
  store: ObjectStore,
  site: ArchivedSite,
  { at, by }: Act,
): Promise<Published> {
  const { id, content, manifest, pages } = site;
  const sizes = Object.values(manifest.files).map(([, size]) => size);
  const release: PublishedRelease = {
    id,
    at,
    by,
    pages,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
  const begun = await changeCatalog(store, (now) => {
    if (now.published.some((one) => one.id === id)) return undefined;
    if (now.pruning && isFresh(now.pruning, at))
      throw new StoreFailure(
        `Old releases are being deleted from ${store.place} (${now.pruning.by}, ${now.pruning.at}). Try again when that is done.`,
      );
    return { ...now, uploads: [...now.uploads.filter((one) => one.id !== id), { id, at, by }] };
  });
  const known = begun.published.find((one) => one.id === id);
  // A release that is in the store already may have lost files.
  const { files, bytes } = await uploadMissing(store, site);
  await store.put(manifestName(id), content);
  if (known) return { release: known, isKnown: true, uploaded: files, uploadedBytes: bytes };
  await changeCatalog(store, (now) => {
    if (now.published.some((one) => one.id === id)) return undefined;
    if (!now.uploads.some((one) => one.id === id))
      throw new StoreFailure('The upload took too long, and was deleted meanwhile. Publish the site again.');
    const uploads = now.uploads.filter((one) => one.id !== id);
    return { ...now, uploads, published: [...now.published, release] };
  });
  return { release, isKnown: false, uploaded: files, uploadedBytes: bytes };
}
