import { z } from 'zod';
import { catalogName } from './manifest.ts';
import { type ObjectStore, StoreFailure } from './ObjectStore.ts';

/** Who did something, and when by the clock of that machine. */
const done = { at: z.iso.datetime(), by: z.string() };

const published = z.object({
  id: z.string(),
  ...done,
  pages: z.int(),
  files: z.int(),
  /** Size of its files. */
  bytes: z.int(),
});

/** `rollback` says that the release was activated by going back. */
const activation = z.object({ id: z.string(), ...done, rollback: z.boolean().exactOptional() });

const catalogFields = z.object({
  format: z.literal(1),
  /** Complete releases, in the order in which they were published. */
  published: z.array(published),
  /** In their order. The last one names the active release. */
  activations: z.array(activation),
  /** Uploads that are not complete. */
  uploads: z.array(z.object({ id: z.string(), ...done })),
  /** Set while unneeded files are deleted. */
  pruning: z.object(done).exactOptional(),
});

export type PublishedRelease = z.output<typeof published>;
export type Activation = z.output<typeof activation>;

/**
 * What a store contains: one object that is replaced as a whole, so that publishing, activating and pruning happen in one
 * order. Files of a release are written before it is here; a release that is not here cannot be activated.
 */
export type Catalog = z.output<typeof catalogFields>;

/** Activations that are remembered. */
const maxActivations = 200;

const emptyCatalog: Catalog = { format: 1, published: [], activations: [], uploads: [] };

/** Parses a catalog. @throws {StoreFailure} if it is damaged. */
export function parseCatalog(content: Buffer, place: string): Catalog {
  try {
    return catalogFields.parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    throw new StoreFailure(
      `The catalog of the release store ${place} cannot be read: it is damaged, or was written by a newer version.`,
      error,
    );
  }
}

/** Returns the catalog of a store; an empty one if the store is new. */
export async function readCatalog(store: ObjectStore): Promise<Catalog> {
  const now = await store.read(catalogName);
  return now === undefined || now === 'unchanged' ? emptyCatalog : parseCatalog(now.content, store.place);
}

/** How often a change is tried again that another one overtook. */
const attempts = 20;

/**
 * Changes the catalog. Whatever others do at the same time, all changes happen in one order.
 *
 * @param change Returns the new catalog, or `undefined` to leave it. It is called again if another change came first.
 * @returns The catalog afterwards.
 */
export async function changeCatalog(
  store: ObjectStore,
  change: (now: Catalog) => Catalog | undefined,
): Promise<Catalog> {
  let written: Buffer | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt starts from what the last one lost against
    const now = await store.read(catalogName);
    const current = now === undefined || now === 'unchanged' ? undefined : now;
    // The answer to a write was lost, and the write was not.
    if (written && current?.content.equals(written)) return parseCatalog(written, store.place);
    const catalog = current ? parseCatalog(current.content, store.place) : emptyCatalog;
    const changed = change(catalog);
    if (!changed) return catalog;
    const kept = { ...changed, activations: changed.activations.slice(-maxActivations) };
    written = Buffer.from(JSON.stringify(kept, null, 1));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await store.replace(catalogName, written, current?.version)) return kept;
  }
  throw new StoreFailure(`The release store ${store.place} is too busy: others keep changing it. Try again.`);
}

/** The active release's activation; `undefined` if no release was activated yet. */
export const activeIn = ({ activations }: Catalog): Activation | undefined => activations.at(-1);

/** Number of releases that were active last and whose files servers keep. */
export const servedReleases = 3;

/** Ids of the releases that were active last, newest first, without repetition. */
export function lastActive({ activations }: Catalog, count = servedReleases): string[] {
  const ids = new Set(activations.toReversed().map(({ id }) => id));
  return [...ids].slice(0, count);
}
