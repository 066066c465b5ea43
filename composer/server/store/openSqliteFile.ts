import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { makePrivateFolder } from './makePrivateFolder.ts';
import { StoreGone } from './StoreFiles.ts';

/**
 * Restricts the file to the current user, because it contains personal data. SQLite creates its other files with the
 * same mode.
 */
function keepPrivate(file: string): void {
  makePrivateFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/**
 * Opens a connection to the store's file. Creates the file if it is missing, unless it must exist.
 *
 * @throws {StoreGone} if it must exist and does not. @throws {Error} if it cannot be opened.
 */
export function openSqliteFile(file: string, mustExist = false): Database.Database {
  if (mustExist && !existsSync(file)) throw new StoreGone();
  keepPrivate(file);
  const database = new Database(file, { timeout: 2000, fileMustExist: true });
  database.pragma('journal_mode = WAL');
  // A commit only returns when it is on disk, so an acknowledged lead survives a power failure.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Overwrites deleted data in the file.
  database.pragma('secure_delete = ON');
  database.pragma('busy_timeout = 0');
  return database;
}
