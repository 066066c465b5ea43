import { constants, copyFileSync, existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { demoKeyFile } from '#composer/server/store/dataKeys.ts';
import { makePrivateFolder } from '#composer/server/store/makePrivateFolder.ts';
import { sqliteFile } from '#composer/server/store/openStore.ts';
import { keepLogs, makeSingleFile, moveFile, replacedName } from '#composer/server/store/singleFile.ts';

/** The default data folder of earlier versions: the folder of the build's caches. */
const earlierFolder = '.portico';

/** Where the data is now. */
export interface DataPlace {
  readonly folder: string;
  /** A sentence for the operator, if something is to be known. */
  readonly note?: string;
}

/**
 * Whether a folder was put there on purpose: it is a link, or on another disk, such as the volume of a container. The disk
 * of the project may not outlive the container.
 */
function isPlaced(folder: string, root: string): boolean {
  return lstatSync(folder).isSymbolicLink() || statSync(folder).dev !== statSync(root).dev;
}

const stays = (from: string, why: string): DataPlace => ({
  folder: from,
  note: `${why}, so the leads stay in ${earlierFolder}. Set PORTICO_DATA=${earlierFolder} to say so.`,
});

const onItsDisk = `${earlierFolder} is not in the project itself`;

const hasStore = (folder: string) => existsSync(join(folder, sqliteFile));
const hasKey = (folder: string) => existsSync(join(folder, demoKeyFile));
const keyIn = (folder: string) => readFileSync(join(folder, demoKeyFile), 'utf8');

/**
 * Returns where the data is. Moves nothing, because a stopped server may have settings of its own that name the folder of
 * earlier versions.
 *
 * @param root The project's folder.
 * @param to The data folder.
 */
export function earlierPlace(root: string, to: string): DataPlace {
  const from = join(root, earlierFolder);
  if (hasStore(from) && hasStore(to)) {
    const look = `PORTICO_DATA=${earlierFolder} npm run portico -- leads list`;
    const note = `${earlierFolder} contains another store, whose leads are neither listed nor delivered. See: ${look}`;
    return { folder: to, note };
  }
  const isEarlier = hasStore(from) || (hasKey(from) && !hasKey(to) && !hasStore(to));
  return { folder: isEarlier ? from : to };
}

/**
 * Moves the store and the demo's key from the folder of earlier versions. If the process is killed, nothing is lost, and
 * the next start continues.
 *
 * @throws {StoreInUse} if a server of an earlier version runs on the store.
 */
export function moveEarlierStore(root: string, to: string, now = new Date()): DataPlace {
  const from = join(root, earlierFolder);
  const place = earlierPlace(root, to);
  const moves = hasStore(from);
  if (place.note !== undefined) return place;
  if (moves && isPlaced(from, root)) return stays(from, onItsDisk);
  if (hasKey(from) && hasKey(to) && keyIn(from) !== keyIn(to))
    return moves ? stays(from, `${basename(to)} contains another demo key`) : { folder: to };
  if (moves) makeSingleFile(join(from, sqliteFile));
  // The key first, because the store cannot be read without it.
  if (hasKey(from) && !hasKey(to)) {
    makePrivateFolder(to);
    copyFileSync(join(from, demoKeyFile), join(to, demoKeyFile), constants.COPYFILE_EXCL);
  }
  try {
    if (moves) {
      const store = join(to, sqliteFile);
      keepLogs(store, replacedName(store, now));
      moveFile(join(from, sqliteFile), store);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    rmSync(join(to, demoKeyFile), { force: true });
    return stays(from, onItsDisk);
  }
  rmSync(join(from, demoKeyFile), { force: true });
  return { folder: to, ...(moves && { note: `the leads were moved from ${earlierFolder} to ${to}.` }) };
}

/**
 * Returns why a folder that `PORTICO_DATA` names has no store, if an earlier start moved it. A server must not start with
 * an empty store instead.
 */
export function movedAway(root: string, folder: string, to: string): string | undefined {
  const from = join(root, earlierFolder);
  if (folder !== from || hasStore(from) || !hasStore(to)) return undefined;
  if (existsSync(from) && isPlaced(from, root)) return undefined;
  return `PORTICO_DATA is ${earlierFolder}, which has no store: the leads were moved to ${basename(to)}. Remove PORTICO_DATA, or set it to ${basename(to)}.`;
}
