import { constants, copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoKeyFile } from '#composer/server/store/dataKeys.ts';
import { makePrivateFolder } from '#composer/server/store/makePrivateFolder.ts';
import { sqliteFile } from '#composer/server/store/openStore.ts';
import { makeSingleFile, moveFile } from '#composer/server/store/singleFile.ts';

/** The default data folder of earlier versions: the folder of the build's caches. */
const earlierFolder = '.portico';

/**
 * Moves the store and the demo's key from the folder of earlier versions. If the process is killed, nothing is lost, and
 * the next start continues.
 *
 * @param root The project's folder.
 * @param to The data folder.
 * @returns A sentence for the operator, if there was a store.
 * @throws {StoreInUse} if a server of an earlier version runs on the store.
 */
export function moveEarlierStore(root: string, to: string): string | undefined {
  const from = join(root, earlierFolder);
  const [earlierKey, key] = [join(from, demoKeyFile), join(to, demoKeyFile)];
  const [earlierStore, store] = [join(from, sqliteFile), join(to, sqliteFile)];
  const hasStore = existsSync(earlierStore);
  if (hasStore && existsSync(store)) {
    const look = `PORTICO_DATA=${earlierFolder} npm run portico -- leads list`;
    return `${earlierFolder} contains another store, whose leads are neither listed nor delivered. See: ${look}`;
  }
  // The key first, because the store cannot be read without it.
  if (existsSync(earlierKey) && !existsSync(key)) {
    makePrivateFolder(to);
    copyFileSync(earlierKey, key, constants.COPYFILE_EXCL);
  }
  if (hasStore) {
    makeSingleFile(earlierStore);
    moveFile(earlierStore, store);
  }
  rmSync(earlierKey, { force: true });
  return hasStore ? `the leads were moved from ${earlierFolder} to ${to}.` : undefined;
}
