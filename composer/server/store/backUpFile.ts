import { chmodSync, existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sqlite } from '#composer/native/nativePackages.ts';
import { makePrivateFolder } from './makePrivateFolder.ts';
import {
  addName,
  keepLogs,
  makeSingleFile,
  moveFile,
  replacedName,
  StoreInUse,
  syncToDisk,
} from './singleFile.ts';

/** Copies this many pages at once: all of them, as one consistent state. */
const allPages = 0x7f_ff_ff_ff;

/** Returns the number of leads in a file. @throws {Error} if it is damaged or not a store. */
function countIn(file: string): number {
  const database = new (sqlite())(file, { fileMustExist: true, readonly: true });
  try {
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('the file is damaged');
    const { count } = database
      .prepare<[], { count: number }>(
        'select count(*) as count from leads join outbox on outbox.lead_id = leads.id',
      )
      .get() ?? { count: 0 };
    return count;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is not a backup of leads: ${reason}.`, { cause: error });
  } finally {
    database.close();
  }
}

/** Copies a store, with what is still in its write-ahead log, into one new file. @returns Its number of leads. */
async function copyStore(from: string, to: string): Promise<number> {
  const source = new (sqlite())(from, { fileMustExist: true, readonly: true });
  try {
    await source.backup(to, { progress: () => allPages });
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
  makeSingleFile(to);
  const count = countIn(to);
  syncToDisk(to);
  return count;
}

/**
 * Backs up an SQLite store while the server runs.
 *
 * @param to A new file, which appears when it is complete, or is copied on disks without hard links.
 * @returns The number of leads in the backup.
 * @throws {Error} with the code `EEXIST` if there is such a file.
 */
export async function backUpFile(file: string, to: string): Promise<number> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    const count = await copyStore(file, part);
    addName(part, to);
    return count;
  } finally {
    rmSync(part, { force: true });
  }
}

/** What a restored backup replaces, and with what. */
interface Restored {
  readonly leads: number;
  /** Where the replaced store, or what was left of its log, is kept. */
  readonly kept?: string;
}

/**
 * Gives a store a second name, under which it stays when its file is replaced.
 *
 * @returns The name of what is kept, if there is a store or a log.
 * @throws {StoreInUse}
 */
function keepReplaced(file: string, now: Date): string | undefined {
  const kept = replacedName(file, now);
  const hasStore = existsSync(file);
  if (hasStore) {
    try {
      makeSingleFile(file);
    } catch (error) {
      // Otherwise it is damaged, and its log stays.
      if (error instanceof StoreInUse) throw error;
    }
    addName(file, kept);
  }
  const log = keepLogs(file, kept);
  return hasStore ? kept : log;
}

/**
 * Replaces an SQLite store with a backup. Keeps the replaced file.
 *
 * @throws {StoreInUse} if a server runs on the store. @throws {Error} if the backup is not one; nothing has changed then.
 */
export async function restoreFile(backup: string, file: string, now: Date): Promise<Restored> {
  countIn(backup);
  makePrivateFolder(dirname(file));
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    const leads = await copyStore(backup, part);
    const kept = keepReplaced(file, now);
    moveFile(part, file);
    return { leads, ...(kept !== undefined && { kept }) };
  } finally {
    rmSync(part, { force: true });
  }
}
