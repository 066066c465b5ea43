import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sqlite } from '#composer/native/nativePackages.ts';
import { makePrivateFolder } from './makePrivateFolder.ts';
import { isBusy } from './storeErrors.ts';

/** The store's file is open in another process. */
export class StoreInUse extends Error {
  constructor(file: string) {
    super(`${file} is in use. Stop the server that uses it first.`);
    this.name = 'StoreInUse';
  }
}

/**
 * Makes a store one file: writes its write-ahead log to it, so that the file can be moved.
 *
 * @throws {StoreInUse} if another process has the store open.
 */
export function makeSingleFile(file: string): void {
  const database = new (sqlite())(file, { fileMustExist: true, timeout: 2000 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isBusy(error)) throw new StoreInUse(file);
    throw error;
  } finally {
    database.close();
  }
}

/** Waits until a file or folder is on disk. */
export function syncToDisk(path: string): void {
  // Windows only syncs files that are open for writing.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Returns the name under which a store stays when another file takes its place. */
export const replacedName = (file: string, now: Date): string =>
  join(dirname(file), `store.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);

/**
 * Renames what is left of a store's logs, which SQLite would replay into the file that takes its place.
 *
 * @returns The new name of the first, if there were any.
 */
export function keepLogs(file: string, kept: string): string | undefined {
  const ends = ['-wal', '-journal', '-shm'].filter((end) => existsSync(file + end));
  for (const end of ends) renameSync(file + end, kept + end);
  return ends[0] === undefined ? undefined : kept + ends[0];
}

/**
 * Gives a single file a second name: a hard link, or a copy on disks without hard links.
 *
 * @throws {Error} with the code `EEXIST` if there is such a file.
 */
export function addName(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if (isExisting(error)) throw error;
    copyWhole(file, name);
  }
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Copies to a new file. Leaves no part of it if that fails. */
function copyWhole(file: string, to: string): void {
  try {
    copyFileSync(file, to, constants.COPYFILE_EXCL);
    syncToDisk(to);
  } catch (error) {
    if (!isExisting(error)) rmSync(to, { force: true });
    throw error;
  }
}

/** Renames a single file. Either the old or the new name is there at any time. */
export function moveFile(from: string, to: string): void {
  makePrivateFolder(dirname(to));
  renameSync(from, to);
  syncToDisk(dirname(to));
}
