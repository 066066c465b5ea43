import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { isBusy } from './isBusy.ts';
import { makePrivateFolder } from './makePrivateFolder.ts';

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
  const database = new Database(file, { fileMustExist: true, timeout: 2000 });
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

/** Renames a single file. Either the old or the new name is there at any time. */
export function moveFile(from: string, to: string): void {
  makePrivateFolder(dirname(to));
  renameSync(from, to);
  syncToDisk(dirname(to));
}
