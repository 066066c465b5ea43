import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
} from 'kysely';
import { isBusy } from './isBusy.ts';

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
export class RetryingSqliteDialect extends SqliteDialect {
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
