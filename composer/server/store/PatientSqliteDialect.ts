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
function patient(connection: DatabaseConnection, patienceMs: number): DatabaseConnection {
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const until = performance.now() + patienceMs;
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
export class PatientSqliteDialect extends SqliteDialect {
  readonly #patienceMs: number;

  /** @param patienceMs Milliseconds to wait for a lock. */
  constructor(config: SqliteDialectConfig, patienceMs: number) {
    super(config);
    this.#patienceMs = patienceMs;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => patient(await acquire(options), this.#patienceMs);
    return driver;
  }
}
