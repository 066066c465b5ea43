import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { healingPool } from './healingPool.ts';
import { migrate } from './migrations.ts';
import { LeadQueue } from './LeadQueue.ts';
import type { StoreKind, StoreTables } from './schema.ts';
import { databaseTime } from './databaseTime.ts';
import { SqliteThread } from './SqliteThread.ts';
import { StoreClock } from './StoreClock.ts';
import { ThreadDialect } from './ThreadDialect.ts';
import type { BatchOutcome, WaitingLead } from './threadMessages.ts';
import { writeProblem, WriteWatch } from './WriteWatch.ts';
import { insertLead, type LeadOutcome, ReusedProof, writeLead, type LeadRecord } from './writeLead.ts';

export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<StoreTables>;
  /** The time of the database, which all servers share. That of this machine until the database has answered. */
  readonly clock: Pick<StoreClock, 'now' | 'offset'>;
  /** Migrates the tables, once. @throws if the database does not answer; the next call tries again. */
  readonly prepare: () => Promise<void>;
  /** Stores a lead with its delivery. @throws if it was not stored, or if the outcome is unknown. */
  readonly putLead: (lead: LeadRecord) => Promise<LeadOutcome>;
  /** Resolves if the store answers. @throws {StoreProblem} otherwise. */
  readonly reach: () => Promise<void>;
  /** Resolves if the store answers and is writable. @throws {StoreProblem} otherwise. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The store does not answer or is not writable. The message gives the reason, in words that are safe to publish. */
export class StoreProblem extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'StoreProblem';
  }
}

export interface StoreOptions {
  /** Folder of the SQLite file. Created if it is missing. */
  readonly dataFolder: string;
  /** A PostgreSQL URL. Without it, the store is SQLite. */
  readonly databaseUrl?: string;
  /** Milliseconds to wait for a lock, a connection or a response. */
  readonly timeoutMs?: number;
  /** Folder of the composer bundle. By default, the one that contains this module. */
  readonly bundle?: string;
}

/** Low enough that a form is answered within two seconds, whatever the database does. */
const defaultTimeoutMs = 1500;
/** Timeout of one migration in milliseconds. */
const migrationTimeoutMs = 120_000;

/** Name of the SQLite file in the data folder. */
export const sqliteFile = 'store.sqlite';

function postgres(databaseUrl: string, connectMs: number, queryMs: number): Kysely<StoreTables> {
  // bigint columns contain ids and times below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    query_timeout: queryMs,
  });
  // A broken idle connection must not end the process; the next query reports it.
  pool.on('error', () => {});
  return new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool: healingPool(pool) }) });
}

/** The parts that differ between the databases. */
type Database = Pick<Store, 'db' | 'putLead' | 'close'> & {
  /** Migrates the tables in a separate connection with a longer timeout. */
  readonly migrate: () => Promise<void>;
};

function sqliteDatabase(file: string, timeoutMs: number, bundle: string | undefined): Database {
  const thread = new SqliteThread({ file, timeoutMs }, bundle);
  // The thread's result depends on the kind of request.
  const write = (leads: readonly WaitingLead[]) =>
    thread.ask({ kind: 'leads', leads }) as Promise<readonly BatchOutcome[]>;
  const queue = new LeadQueue({ write, timeoutMs });
  return {
    db: new Kysely<StoreTables>({ dialect: new ThreadDialect(thread) }),
    putLead: (lead) => queue.add(lead),
    close: () => thread.close(),
    migrate: async () => {
      await thread.ask({ kind: 'prepare' });
    },
  };
}

function postgresDatabase(databaseUrl: string, timeoutMs: number): Database {
  const db = postgres(databaseUrl, timeoutMs, timeoutMs);
  return {
    db,
    close: () => db.destroy(),
    putLead: async (lead) => {
      try {
        const id = await insertLead(db, lead);
        if (id !== undefined) return { state: 'stored', id, key: lead.key };
        return await db.transaction().execute((work) => writeLead(work, lead, 'postgres'));
      } catch (error) {
        if (error instanceof ReusedProof) return { state: 'reused', proof: error.proof };
        throw error;
      }
    },
    migrate: async () => {
      const own = postgres(databaseUrl, timeoutMs, migrationTimeoutMs);
      try {
        await migrate(own, 'postgres');
      } finally {
        await own.destroy();
      }
    },
  };
}

/** Writes a row that nothing reads. */
const writeProbe = (db: Kysely<StoreTables>) =>
  db
    .insertInto('used_proofs')
    .values({ id: 'write-probe', expires_at: Date.now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: Date.now() }))
    .execute();

/** Creates the store without connecting to it. */
export function makeStore(options: StoreOptions): Store {
  const { dataFolder, databaseUrl, timeoutMs = defaultTimeoutMs, bundle } = options;
  const database =
    databaseUrl === undefined
      ? sqliteDatabase(join(dataFolder, sqliteFile), timeoutMs, bundle)
      : postgresDatabase(databaseUrl, timeoutMs);
  const { db, putLead, close } = database;
  const watch = new WriteWatch(() => writeProbe(db));
  const clock = new StoreClock();
  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const askTime = async () => {
    const { rows } = await sql<{ time: number }>`select ${databaseTime(kind)} as time`.execute(db);
    return rows[0]?.time ?? Date.now();
  };
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    if (!prepared) {
      prepared = database.migrate().then(() => clock.set(askTime));
      prepared.catch(() => (prepared = undefined));
    }
    return prepared;
  };
  const reach = async () => {
    try {
      await prepare();
      await clock.set(askTime);
    } catch (error) {
      throw new StoreProblem(writeProblem(error), error);
    }
  };
  return {
    kind,
    db,
    clock,
    prepare,
    putLead: (lead) => watch.note(putLead(lead)),
    reach,
    ping: async () => {
      await reach();
      const problem = await watch.problem();
      if (problem !== undefined) throw new StoreProblem(problem);
    },
    close,
  };
}

/** Opens the store and migrates its tables. @throws if it does not answer. */
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
