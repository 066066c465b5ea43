import limit from 'p-limit';
import { manifestOf } from './activateRelease.ts';
import { type Catalog, changeCatalog, lastActive, type PublishedRelease } from './Catalog.ts';
import { fileFolder, fileName, manifestName } from './manifest.ts';
import { type ObjectStore, StoreFailure } from './ObjectStore.ts';
import { type Act, isFresh } from './publishRelease.ts';

/** Deletions at the same time. */
const atOnce = 24;

/**
 * Returns the releases that stay: the newest ones, the active one, and those that were active last, because servers still
 * answer with their files.
 */
export function keptReleases(catalog: Catalog, keep: number): PublishedRelease[] {
  const newest = catalog.published.slice(-keep).map(({ id }) => id);
  const kept = new Set([...newest, ...lastActive(catalog)]);
  return catalog.published.filter(({ id }) => kept.has(id));
}

async function removeAll(store: ObjectStore, names: readonly string[]): Promise<void> {
  const run = limit(atOnce);
  try {
    await Promise.all(names.map((name) => run(() => store.remove(name))));
  } finally {
    run.clearQueue();
  }
}

/** Deletes the objects that none of these releases needs. @returns The number of deleted files. */
async function removeUnneeded(store: ObjectStore, kept: readonly PublishedRelease[]): Promise<number> {
  const manifests = await Promise.all(kept.map(({ id }) => manifestOf(store, id)));
  const needed = new Set(
    manifests.flatMap(({ files }) => Object.values(files).map(([digest]) => fileName(digest))),
  );
  const files = (await store.list(fileFolder)).map((name) => `${fileFolder}/${name}`);
  const ids = new Set(kept.map(({ id }) => manifestName(id)));
  const lists = (await store.list('manifests')).map((name) => `manifests/${name}`);
  const unneeded = files.filter((name) => !needed.has(name));
  await removeAll(store, [...lists.filter((name) => !ids.has(name)), ...unneeded]);
  return unneeded.length;
}

/** What a clean-up deleted. */
export interface Pruned {
  readonly removed: readonly PublishedRelease[];
  readonly kept: readonly PublishedRelease[];
  readonly files: number;
}

/**
 * Deletes old releases, and the files that only they and incomplete uploads used. First they leave the catalog, so that
 * none can be activated that lacks files.
 *
 * @param keep Number of the newest releases to keep.
 * @throws {StoreFailure} while a release is being published.
 */
export async function pruneReleases(store: ObjectStore, keep: number, { at, by }: Act): Promise<Pruned> {
  let removed: PublishedRelease[] = [];
  const catalog = await changeCatalog(store, (now) => {
    const upload = now.uploads.find((one) => isFresh(one, at));
    if (upload)
      throw new StoreFailure(
        `${upload.by} began to publish a release at ${upload.at}, and has not finished. Try again when that is done, or an hour later if it was killed.`,
      );
    const published = keptReleases(now, keep);
    removed = now.published.filter((one) => !published.includes(one));
    return { ...now, published, uploads: [], pruning: { at, by } };
  });
  try {
    const files = await removeUnneeded(store, catalog.published);
    return { removed, kept: catalog.published, files };
  } finally {
    await changeCatalog(store, ({ pruning, ...now }) => (pruning?.at === at ? now : undefined));
  }
}
