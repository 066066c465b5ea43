// The thread that owns the connections to the SQLite file, so that waiting for the disk only delays other writes.
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations.ts';
import { openSqliteFile } from './openSqliteFile.ts';
import { RetryingSqliteDialect } from './RetryingSqliteDialect.ts';
import type { StoreTables } from './schema.ts';
import {
  type ThreadQuestion,
  type ThreadReply,
  type ThreadRequest,
  type ThreadTask,
  toThreadError,
} from './threadMessages.ts';
import { writeLeadBatch } from './writeLeadBatch.ts';

/** Milliseconds that a migration may wait for a lock. */
const migrationTimeoutMs = 120_000;

// Only `SqliteThread` starts this file.
const { file, timeoutMs } = workerData as ThreadTask;

const retryingConnection = (waitMs: number) =>
  new Kysely<StoreTables>({ dialect: new RetryingSqliteDialect({ database: openSqliteFile(file) }, waitMs) });

/** One connection for leads, which have individual deadlines, and one for all other queries. */
interface Connections {
  readonly leads: Kysely<StoreTables>;
  readonly queries: Kysely<StoreTables>;
}
let connections: Connections | undefined;

const opened = (): Connections =>
  (connections ??= {
    leads: new Kysely<StoreTables>({ dialect: new SqliteDialect({ database: openSqliteFile(file) }) }),
    queries: retryingConnection(timeoutMs),
  });

async function prepare(): Promise<void> {
  opened();
  const own = retryingConnection(migrationTimeoutMs);
  try {
    await migrate(own, 'sqlite');
  } finally {
    await own.destroy();
  }
}

async function close(): Promise<void> {
  await connections?.leads.destroy();
  await connections?.queries.destroy();
}

function answer(request: ThreadRequest): Promise<unknown> {
  switch (request.kind) {
    case 'prepare':
      return prepare();
    case 'query':
      return opened().queries.executeQuery(CompiledQuery.raw(request.sql, [...request.parameters]));
    case 'leads':
      return opened()
        .leads.connection()
        .execute((connection) => writeLeadBatch(connection, request.leads));
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
