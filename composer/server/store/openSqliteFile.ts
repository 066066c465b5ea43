import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

/** Only the user that the server runs as may read people's data. SQLite gives new files beside it the same mode. */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/** A connection to the store's file, which is made when it is missing. @throws {Error} when it cannot be opened. */
export function openSqliteFile(file: string): Database.Database {
  keepPrivate(file);
  const database = new Database(file, { timeout: 2000 });
  database.pragma('journal_mode = WAL');
  // A commit returns only when it is on disk: an acknowledged lead survives a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What is deleted is gone from the file too.
  database.pragma('secure_delete = ON');
  database.pragma('busy_timeout = 0');
  return database;
}
