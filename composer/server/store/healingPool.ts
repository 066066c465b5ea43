import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The server is read-only, such as a primary after a failover, and stays so for as long as a connection to it lasts. */
const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25006';

/**
 * Wraps a pool so that it discards broken connections, and those on which a query timed out: the next query would wait
 * behind the lost one. After a failover, discards all connections that were made before it. If a connection breaks
 * while no query is running, the next query reports it, instead of an unhandled error that would end the process.
 */
export function healingPool(pool: Pool): PostgresPool {
  /** Increases with each failover. Connections of an earlier one lead to a server that only reads. */
  let era = 0;
  const eraOf = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => {
    eraOf.set(client, era);
    // From here on, because the same packet that opens a connection may also end it. The pool discards it.
    client.on('error', () => {});
  });
  const currentClient = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (eraOf.get(client) === era) return client;
      client.release(true);
    }
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await currentClient();
    let isLost = false;
    const query = async (text: string, parameters: readonly unknown[]) => {
      try {
        return await client.query(text, [...parameters]);
      } catch (error) {
        if (isReadOnly(error)) {
          isLost = true;
          if (eraOf.get(client) === era) era += 1;
        }
        isLost ||= error instanceof Error && error.message === 'Query read timeout';
        throw error;
      }
    };
    return {
      // The other overload takes a cursor, which is not used here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(isLost || destroy === true),
    };
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
