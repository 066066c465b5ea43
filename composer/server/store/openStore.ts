import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import { Pool, types } from 'pg';
import { migrate, type StoreKind } from './migrations.ts';
import type { StoreTables } from './schema.ts';

export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<StoreTables>;
  /** Resolves when the store answers. @throws when it does not. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface StoreOptions {
  /** Folder of the SQLite file; made when it is missing. */
  readonly dataFolder: string;
  /** A PostgreSQL address; without it the store is SQLite. */
  readonly databaseUrl?: string;
}

function sqlite(dataFolder: string): Kysely<StoreTables> {
  mkdirSync(dataFolder, { recursive: true });
  const database = new Database(join(dataFolder, 'store.sqlite'), { timeout: 2000 });
  database.pragma('journal_mode = WAL');
  // A commit returns only when it is on disk: an acknowledged lead survives a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new Kysely<StoreTables>({ dialect: new SqliteDialect({ database }) });
}

function postgres(databaseUrl: string): Kysely<StoreTables> {
  // bigint columns hold ids and times below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
  });
  // A connection that breaks while idle must not end the process; the next query reports it.
  pool.on('error', () => {});
  return new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
}

/** Opens the store and brings its tables up to date. */
export async function openStore({ dataFolder, databaseUrl }: StoreOptions): Promise<Store> {
  const kind: StoreKind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const db = databaseUrl === undefined ? sqlite(dataFolder) : postgres(databaseUrl);
  await migrate(db, kind);
  return {
    kind,
    db,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
