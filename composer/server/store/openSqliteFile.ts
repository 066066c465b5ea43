import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { sqlite } from '#composer/native/nativePackages.ts';
import { makePrivateFolder } from './makePrivateFolder.ts';

/** The file of an open SQLite store was moved, removed or replaced. What is written to it now would be lost. */
export class StoreGone extends Error {
  readonly code = 'STORE_GONE';
  constructor() {
    super('The file of the store was moved or removed.');
    this.name = 'StoreGone';
  }
}

/** Identifies a file on disk, whatever its name. `undefined` if there is none. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * The files that an open SQLite store writes to: SQLite itself keeps writing to a file that no longer has its name, and
 * acknowledges what nobody will find again.
 */
export class StoreFiles {
  readonly #file: string;
  readonly #main: string | undefined;
  #log: string | undefined;

  /** @param file Path of a store that was just opened. */
  constructor(file: string) {
    this.#file = file;
    this.#main = identityOf(file);
  }

  /** Whether the files still have their names. */
  areInPlace(): boolean {
    if (this.#main === undefined || identityOf(this.#file) !== this.#main) return false;
    const log = identityOf(`${this.#file}-wal`);
    // SQLite creates it with the first write, and keeps it while the store is open.
    this.#log ??= log;
    return log === this.#log;
  }
}

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
  const database = new (sqlite())(file, { timeout: 2000, fileMustExist: true });
  database.pragma('journal_mode = WAL');
  // A commit only returns when it is on disk, so an acknowledged lead survives a power failure.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Overwrites deleted data in the file.
  database.pragma('secure_delete = ON');
  database.pragma('busy_timeout = 0');
  return database;
}
