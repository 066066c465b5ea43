import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

/**
 * A pool that throws a connection away when it broke, or when a query on it got no answer in time: the next query would
 * wait behind the lost one. A connection may break between two queries of a transaction, when nobody but this pool
 * listens to it; the next query then reports it, and the process goes on.
 */
export function healingPool(pool: Pool): PostgresPool {
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    let isLost = false;
    const onError = () => {
      isLost = true;
    };
    client.on('error', onError);
    const query = async (text: string, parameters: readonly unknown[]) => {
      try {
        return await client.query(text, [...parameters]);
      } catch (error) {
        isLost ||= error instanceof Error && error.message === 'Query read timeout';
        throw error;
      }
    };
    return {
      // The other way to call it is with a cursor; nothing here reads with one.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => {
        client.off('error', onError);
        client.release(isLost || destroy === true);
      },
    };
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
