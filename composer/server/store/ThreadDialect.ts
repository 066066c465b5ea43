import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { SqliteThread } from './SqliteThread.ts';

const refusal = (what: string) =>
  Promise.reject(
    new Error(`${what} is not possible here: other queries of the process share the connection.`),
  );

/** A Kysely connection for single statements, which the store's thread executes one after the other. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;
  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // The thread returns the results of its own Kysely connection unchanged.
    return (await this.#thread.ask({ kind: 'query', sql, parameters })) as QueryResult<Row>;
  }
  // oxlint-disable-next-line require-yield -- it only refuses
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    await refusal('A stream');
  }
}

class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection;
  constructor(thread: SqliteThread) {
    this.#connection = new ThreadConnection(thread);
  }
  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this.#connection);
  releaseConnection = () => Promise.resolve();
  beginTransaction = () => refusal('A transaction');
  commitTransaction = () => refusal('A transaction');
  rollbackTransaction = () => refusal('A transaction');
  /** The store closes the thread. */
  destroy = () => Promise.resolve();
}

class ConcurrentAdapter extends SqliteAdapter {
  /** The thread queues queries, so they need not be queued here. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's dialect for SQLite in a thread. Only runs single statements; leads are written in the thread's batches. */
export class ThreadDialect extends SqliteDialect {
  readonly #thread: SqliteThread;
  constructor(thread: SqliteThread) {
    super({ database: () => Promise.reject(new Error('The database is opened in its thread.')) });
    this.#thread = thread;
  }
  override createDriver(): Driver {
    return new ThreadDriver(this.#thread);
  }
  override createAdapter(): DialectAdapter {
    return new ConcurrentAdapter();
  }
}
