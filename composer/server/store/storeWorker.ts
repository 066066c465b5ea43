// The thread that owns the connections to the SQLite file, so that waiting for the disk only delays other writes.
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDialectConfig,
} from 'kysely';
import { migrate } from './migrations.ts';
import { openSqliteFile, StoreFiles, StoreGone } from './openSqliteFile.ts';
import type { StoreTables } from './schema.ts';
import {
  type BatchOutcome,
  type ThreadQuestion,
  type ThreadReply,
  type ThreadRequest,
  type ThreadTask,
  toThreadError,
  type WaitingLead,
} from './threadMessages.ts';
import { writeLeadBatch } from './writeLeadBatch.ts';
import { isBusy } from './storeErrors.ts';

/** Milliseconds between two attempts while another process writes. */
const pause = 20;

/** Waits for the lock of another process without blocking the event loop, as SQLite's own wait would. */
function retrying(connection: DatabaseConnection, timeoutMs: number): DatabaseConnection {
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const until = performance.now() + timeoutMs;
      for (;;) {
        try {
          return await connection.executeQuery<Row>(query);
        } catch (error) {
          if (!isBusy(error) || performance.now() >= until) throw error;
        }
        await sleep(pause);
      }
    },
  };
}

/** Kysely's dialect for SQLite with a non-blocking wait for locks. */
class RetryingSqliteDialect extends SqliteDialect {
  readonly #timeoutMs: number;

  /** @param timeoutMs Milliseconds to wait for a lock. */
  constructor(config: SqliteDialectConfig, timeoutMs: number) {
    super(config);
    this.#timeoutMs = timeoutMs;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => retrying(await acquire(options), this.#timeoutMs);
    return driver;
  }
}

/** Milliseconds that a migration may wait for a lock. */
const migrationTimeoutMs = 120_000;

// Only `SqliteThread` starts this file.
const { file, timeoutMs, isKnown } = workerData as ThreadTask;

/** One connection for leads, which have individual deadlines, and one for all other queries. */
interface Connections {
  readonly leads: Kysely<StoreTables>;
  readonly queries: Kysely<StoreTables>;
  readonly files: StoreFiles;
  /** Writes everything that was committed to the main file, wherever that is now. */
  readonly finish: () => void;
}
let connections: Connections | undefined;
/** Whether the store existed before. If its file is gone then, a new one would hide that. */
let mustExist = isKnown;
/** Resolves when files that are no longer in place were left. */
let leaving: Promise<void> | undefined;

const retryingConnection = (waitMs: number) =>
  new Kysely<StoreTables>({
    dialect: new RetryingSqliteDialect({ database: openSqliteFile(file, mustExist) }, waitMs),
  });

function opened(): Connections {
  if (connections) return connections;
  const database = openSqliteFile(file, mustExist);
  const leads = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database }) });
  const finish = () => void database.pragma('wal_checkpoint(TRUNCATE)');
  connections = { leads, queries: retryingConnection(timeoutMs), files: new StoreFiles(file), finish };
  return connections;
}

async function migrateFile(): Promise<void> {
  const own = retryingConnection(migrationTimeoutMs);
  try {
    await migrate(own, 'sqlite');
  } finally {
    await own.destroy();
  }
}

async function close(): Promise<void> {
  const last = connections;
  connections = undefined;
  await last?.leads.destroy();
  await last?.queries.destroy();
}

/** Closes files that were moved, with all that was committed to them. */
async function leave({ finish }: Connections): Promise<void> {
  try {
    finish();
  } catch {
    // The folder may be read-only now; its files are then left as after a crash.
  }
  await close();
}

/**
 * Returns the connections to the files that have the store's names. If they are other files than before, such as those
 * of a restored backup, opens them.
 *
 * @throws {StoreGone} if there are none.
 */
async function current(): Promise<Connections> {
  if (connections && !connections.files.areInPlace())
    leaving ??= leave(connections).finally(() => (leaving = undefined));
  await leaving;
  const isReopened = mustExist && !connections;
  const own = opened();
  if (isReopened) await migrateFile();
  return own;
}

async function prepare(): Promise<void> {
  opened();
  await migrateFile();
  mustExist = true;
}

async function writeLeads(leads: readonly WaitingLead[]): Promise<readonly BatchOutcome[]> {
  const own = await current();
  const outcomes = await own.leads.connection().execute((connection) => writeLeadBatch(connection, leads));
  // If the files were moved meanwhile, the leads are in the moved ones, where no server looks.
  if (!own.files.areInPlace()) throw new StoreGone();
  return outcomes;
}

async function answer(request: ThreadRequest): Promise<unknown> {
  switch (request.kind) {
    case 'prepare':
      return prepare();
    case 'query':
      return (await current()).queries.executeQuery(CompiledQuery.raw(request.sql, [...request.parameters]));
    case 'leads':
      return writeLeads(request.leads);
    case 'close':
      return close();
  }
}

async function reply({ id, request }: ThreadQuestion): Promise<ThreadReply> {
  try {
    return { id, value: await answer(request) };
  } catch (error) {
    return { id, error: toThreadError(error) };
  }
}

parentPort?.on('message', (question: ThreadQuestion) => {
  void reply(question).then((answered) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
    parentPort?.postMessage(answered);
  });
});
