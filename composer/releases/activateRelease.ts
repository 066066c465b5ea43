import { type Activation, activeIn, type Catalog, changeCatalog } from './Catalog.ts';
import { fileFolder, fileName, type Manifest, manifestName, readManifest, shortId } from './manifest.ts';
import { type ObjectStore, StoreFailure } from './ObjectStore.ts';
import type { Act } from './publishRelease.ts';

/** Returns the files of a published release. @throws {StoreFailure} if the list is missing or damaged. */
export async function manifestOf(store: ObjectStore, id: string): Promise<Manifest> {
  const content = await store.get(manifestName(id));
  try {
    if (!content) throw new Error('the list of its files is missing');
    return readManifest(id, content);
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreFailure(`Release ${shortId(id)} in ${store.place} cannot be used: ${reason}.`, error);
  }
}

/** @throws {StoreFailure} if files of a release are not in the store. */
async function requireComplete(store: ObjectStore, id: string): Promise<void> {
  const { files } = await manifestOf(store, id);
  const there = new Set((await store.list(fileFolder)).map((name) => `${fileFolder}/${name}`));
  const missing = Object.entries(files).filter(([, [digest]]) => !there.has(fileName(digest)));
  const [first] = missing;
  if (first)
    throw new StoreFailure(
      `Release ${shortId(id)} is not complete: the store lacks ${missing.length} of its files, such as ${first[0]}. Publish that site again.`,
    );
}

interface Activated {
  /** What was active until now. */
  readonly before: Activation | undefined;
  /** Whether the release was active already. Nothing was changed then. */
  readonly isActive: boolean;
  /** What somebody else activated between the caller's look at the store and this activation, which replaces it. */
  readonly overtaken: Activation | undefined;
}

const isSame = (one: Activation, other: Activation) =>
  one.id === other.id && one.at === other.at && one.by === other.by;

/** Whether an earlier attempt succeeded whose answer was lost, or that another activation followed at once. */
const isDone = ({ activations }: Catalog, activation: Activation) =>
  activations.some((one) => isSame(one, activation));

/**
 * Makes a published release the active one. Of two activations at once, the later one is active, and its result says what
 * it replaced.
 *
 * @param seen The catalog in which the caller chose the release.
 * @throws {StoreFailure} if the release is not in the store, or not complete.
 */
export async function activateRelease(
  store: ObjectStore,
  seen: Catalog,
  id: string,
  act: Act,
): Promise<Activated> {
  await requireComplete(store, id);
  const activation: Activation = { id, ...act };
  let before = activeIn(seen);
  let isActive = false;
  await changeCatalog(store, (now) => {
    const last = activeIn(now);
    if (isDone(now, activation)) return undefined;
    if (!now.published.some((one) => one.id === id))
      throw new StoreFailure(`Release ${shortId(id)} was deleted from ${store.place} meanwhile.`);
    before = last;
    isActive = last?.id === id;
    return isActive ? undefined : { ...now, activations: [...now.activations, activation] };
  });
  const looked = activeIn(seen);
  const isOvertaken = before !== undefined && (looked === undefined || !isSame(before, looked));
  return { before, isActive, overtaken: isOvertaken ? before : undefined };
}

/**
 * Returns the activations that are still behind the active release, oldest first; the active one is the last. A rollback
 * goes back in this list, so that a second one goes further back, not forth again.
 */
function activationsBehind({ activations }: Catalog): readonly Activation[] {
  const stack: Activation[] = [];
  for (const one of activations) {
    const at = stack.findLastIndex(({ id }) => id === one.id);
    if (one.rollback && at >= 0) stack.length = at + 1;
    else if (stack.at(-1)?.id !== one.id) stack.push(one);
  }
  return stack;
}

/** The time in which a release was active. */
export interface ActiveTime {
  readonly id: string;
  readonly from: string;
  /** `undefined` if it is still active. */
  readonly until: string | undefined;
}

/** Returns when each release was active, oldest first. */
export function activeTimes({ activations }: Catalog): ActiveTime[] {
  return activations.map(({ id, at }, index) => ({ id, from: at, until: activations[index + 1]?.at }));
}

/** Returns the release that a rollback goes to, or `undefined` if there is none. */
export function previousRelease(catalog: Catalog): ActiveTime | undefined {
  const there = new Set(catalog.published.map(({ id }) => id));
  const candidates = activationsBehind(catalog)
    .slice(0, -1)
    .filter(({ id }) => there.has(id));
  const id = candidates.at(-1)?.id;
  return activeTimes(catalog).findLast((time) => time.id === id && time.until !== undefined);
}

/**
 * Goes back to a release that was active before.
 *
 * @throws {StoreFailure} if another activation came first: nothing was changed then.
 */
export async function rollBack(store: ObjectStore, seen: Catalog, id: string, act: Act): Promise<void> {
  await requireComplete(store, id);
  const looked = activeIn(seen);
  const activation: Activation = { id, ...act, rollback: true };
  await changeCatalog(store, (now) => {
    const last = activeIn(now);
    if (isDone(now, activation)) return undefined;
    if (last && (!looked || !isSame(last, looked)))
      throw new StoreFailure(
        `${last.by} activated ${shortId(last.id)} at the same time. It is active now; nothing was rolled back.`,
      );
    return { ...now, activations: [...now.activations, activation] };
  });
}
