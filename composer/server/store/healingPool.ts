import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

/**
 * Wraps a pool so that it discards broken connections, and those on which a query timed out: the next query would wait
 * behind the lost one. If a connection breaks between two queries of a transaction, the next query reports it, instead
 * of an unhandled error that would end the process.
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
      // The other overload takes a cursor, which is not used here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => {
        client.off('error', onError);
        client.release(isLost || destroy === true);
      },
    };
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
