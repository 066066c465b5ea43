import { constants, copyFileSync, existsSync, lstatSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoKeyFile } from '#composer/server/store/dataKeys.ts';
import { makePrivateFolder } from '#composer/server/store/makePrivateFolder.ts';
import { sqliteFile } from '#composer/server/store/openStore.ts';
import { makeSingleFile, moveFile } from '#composer/server/store/singleFile.ts';

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

const stays = (from: string): DataPlace => ({
  folder: from,
  note: `${earlierFolder} is not in the project itself, so the leads stay there. Set PORTICO_DATA=${earlierFolder} to say so.`,
});

/**
 * Moves the store and the demo's key from the folder of earlier versions. If the process is killed, nothing is lost, and
 * the next start continues.
 *
 * @param root The project's folder.
 * @param to The data folder.
 * @throws {StoreInUse} if a server of an earlier version runs on the store.
 */
export function moveEarlierStore(root: string, to: string): DataPlace {
  const from = join(root, earlierFolder);
  const [earlierKey, key] = [join(from, demoKeyFile), join(to, demoKeyFile)];
  const [earlierStore, store] = [join(from, sqliteFile), join(to, sqliteFile)];
  const hasStore = existsSync(earlierStore);
  if (hasStore && existsSync(store)) {
    const look = `PORTICO_DATA=${earlierFolder} npm run portico -- leads list`;
    const note = `${earlierFolder} contains another store, whose leads are neither listed nor delivered. See: ${look}`;
    return { folder: to, note };
  }
  if (hasStore && isPlaced(from, root)) return stays(from);
  if (hasStore) makeSingleFile(earlierStore);
  // The key first, because the store cannot be read without it.
  if (existsSync(earlierKey) && !existsSync(key)) {
    makePrivateFolder(to);
    copyFileSync(earlierKey, key, constants.COPYFILE_EXCL);
  }
  try {
    if (hasStore) moveFile(earlierStore, store);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    rmSync(key, { force: true });
    return stays(from);
  }
  rmSync(earlierKey, { force: true });
  return { folder: to, ...(hasStore && { note: `the leads were moved from ${earlierFolder} to ${to}.` }) };
}
