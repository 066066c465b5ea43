import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { healingPool } from './healingPool.ts';
import { migrate, type StoreKind } from './migrations.ts';
import { PatientSqliteDialect } from './PatientSqliteDialect.ts';
import type { StoreTables } from './schema.ts';

export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<StoreTables>;
  /** Brings the tables up to date, once. @throws when the database does not answer; the next call tries again. */
  readonly prepare: () => Promise<void>;
  /** Resolves when the store answers. @throws when it does not. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface StoreOptions {
  /** Folder of the SQLite file; made when it is missing. */
  readonly dataFolder: string;
  /** A PostgreSQL address; without it the store is SQLite. */
  readonly databaseUrl?: string;
  /** Milliseconds to wait for a lock, a connection or an answer. */
  readonly patienceMs?: number;
}

/** So that a form is answered within two seconds, whatever the database does. */
const defaultPatience = 1500;
/** Milliseconds that one change of the tables may take. */
const migrationPatience = 120_000;

/** Name of the SQLite file in the data folder. */
export const sqliteFile = 'store.sqlite';

function sqlite(dataFolder: string, patienceMs: number): Kysely<StoreTables> {
  mkdirSync(dataFolder, { recursive: true });
  const database = new Database(join(dataFolder, sqliteFile), { timeout: 2000 });
  database.pragma('journal_mode = WAL');
  // A commit returns only when it is on disk: an acknowledged lead survives a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What is deleted is gone from the file too.
  database.pragma('secure_delete = ON');
  database.pragma('busy_timeout = 0');
  return new Kysely<StoreTables>({ dialect: new PatientSqliteDialect({ database }, patienceMs) });
}

function postgres(databaseUrl: string, connectMs: number, queryMs: number): Kysely<StoreTables> {
  // bigint columns hold ids and times below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    query_timeout: queryMs,
  });
  // A connection that breaks while idle must not end the process; the next query reports it.
  pool.on('error', () => {});
  return new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool: healingPool(pool) }) });
}

/** The tables change in a connection of its own, which waits longer than a visitor would. */
async function migrateIn(kind: StoreKind, db: Kysely<StoreTables>): Promise<void> {
  try {
    await migrate(db, kind);
  } finally {
    await db.destroy();
  }
}

/**
 * The store, before anything was asked of it.
 *
 * @throws {Error} when the SQLite file cannot be opened.
 */
export function makeStore({ dataFolder, databaseUrl, patienceMs = defaultPatience }: StoreOptions): Store {
  const kind: StoreKind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const connect = (queryMs: number) =>
    databaseUrl === undefined ? sqlite(dataFolder, queryMs) : postgres(databaseUrl, patienceMs, queryMs);
  const db = connect(patienceMs);
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    if (!prepared) {
      prepared = migrateIn(kind, connect(migrationPatience));
      prepared.catch(() => (prepared = undefined));
    }
    return prepared;
  };
  return {
    kind,
    db,
    prepare,
    ping: async () => {
      await prepare();
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** Opens the store and brings its tables up to date. @throws when it does not answer. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = makeStore(options);
  try {
    await store.prepare();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
