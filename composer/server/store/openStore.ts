import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { healingPool } from './healingPool.ts';
import { migrate, type StoreKind } from './migrations.ts';
import { LeadQueue } from './LeadQueue.ts';
import type { LeadRecord } from './LeadRecord.ts';
import type { StoreTables } from './schema.ts';
import { SqliteThread } from './SqliteThread.ts';
import { ThreadDialect } from './ThreadDialect.ts';
import type { BatchOutcome, WaitingLead } from './threadMessages.ts';
import { writeProblem, WriteWatch } from './WriteWatch.ts';
import { insertLead, type LeadOutcome, ReusedProof, writeLead } from './writeLead.ts';

export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<StoreTables>;
  /** Brings the tables up to date, once. @throws when the database does not answer; the next call tries again. */
  readonly prepare: () => Promise<void>;
  /** Writes a lead with its delivery. @throws when it was not written, or when that is not known. */
  readonly putLead: (lead: LeadRecord) => Promise<LeadOutcome>;
  /** Resolves when the store answers and can be written to. @throws {StoreProblem} when it does not or cannot. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The store does not answer or cannot be written to; the message says why, in words that anybody may read. */
export class StoreProblem extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'StoreProblem';
  }
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

/** What differs between the databases. */
type Database = Pick<Store, 'db' | 'putLead' | 'close'> & {
  /** Brings the tables up to date, in a connection of its own, which waits longer than a visitor would. */
  readonly migrate: () => Promise<void>;
};

function sqliteDatabase(file: string, patienceMs: number): Database {
  const thread = new SqliteThread({ file, patienceMs });
  // The thread answers each kind of request in its own way.
  const write = (leads: readonly WaitingLead[]) =>
    thread.ask({ kind: 'leads', leads }) as Promise<readonly BatchOutcome[]>;
  const queue = new LeadQueue({ write, patienceMs });
  return {
    db: new Kysely<StoreTables>({ dialect: new ThreadDialect(thread) }),
    putLead: (lead) => queue.add(lead),
    close: () => thread.close(),
    migrate: async () => {
      await thread.ask({ kind: 'prepare' });
    },
  };
}

function postgresDatabase(databaseUrl: string, patienceMs: number): Database {
  const db = postgres(databaseUrl, patienceMs, patienceMs);
  return {
    db,
    close: () => db.destroy(),
    putLead: async (lead) => {
      try {
        const id = await insertLead(db, lead);
        if (id !== undefined) return { state: 'stored', id };
        return await db.transaction().execute((work) => writeLead(work, lead));
      } catch (error) {
        if (error instanceof ReusedProof) return { state: 'reused', proof: error.proof };
        throw error;
      }
    },
    migrate: async () => {
      const own = postgres(databaseUrl, patienceMs, migrationPatience);
      try {
        await migrate(own, 'postgres');
      } finally {
        await own.destroy();
      }
    },
  };
}

/** Writes a row that nobody reads. */
const writeProbe = (db: Kysely<StoreTables>) =>
  db
    .insertInto('used_proofs')
    .values({ id: 'write-probe', expires_at: Date.now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: Date.now() }))
    .execute();

/** The store, before anything was asked of it. */
export function makeStore({ dataFolder, databaseUrl, patienceMs = defaultPatience }: StoreOptions): Store {
  const database =
    databaseUrl === undefined
      ? sqliteDatabase(join(dataFolder, sqliteFile), patienceMs)
      : postgresDatabase(databaseUrl, patienceMs);
  const { db, putLead, close } = database;
  const watch = new WriteWatch(() => writeProbe(db));
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    if (!prepared) {
      prepared = database.migrate();
      prepared.catch(() => (prepared = undefined));
    }
    return prepared;
  };
  return {
    kind: databaseUrl === undefined ? 'sqlite' : 'postgres',
    db,
    prepare,
    putLead: (lead) => watch.note(putLead(lead)),
    ping: async () => {
      try {
        await prepare();
        await sql`select 1`.execute(db);
      } catch (error) {
        throw new StoreProblem(writeProblem(error), error);
      }
      const problem = await watch.problem();
      if (problem !== undefined) throw new StoreProblem(problem);
    },
    close,
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
