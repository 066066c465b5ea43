import { sql } from 'kysely';
import { databaseTime } from './databaseTime.ts';
import type { Store } from './openStore.ts';

/** Requests to count. */
export interface LimitCount {
  /** Unique in one call. */
  readonly key: string;
  readonly windowMs: number;
  readonly requests: number;
}

/** The requests of one key in its window, and the milliseconds until the window ends. */
export interface LimitState {
  readonly count: number;
  readonly leftMs: number;
}

/**
 * Counts requests, for all servers of a PostgreSQL store, by the database's clock. A window begins with the first request
 * after the last one ended.
 *
 * @returns The new states by key.
 */
export async function countRequests(
  { db, kind }: Store,
  counts: readonly LimitCount[],
): Promise<ReadonlyMap<string, LimitState>> {
  const now = databaseTime(kind);
  // In the order of the keys, so that two servers never wait for each other.
  const { rows } = await sql<LimitState & { key: string }>`
    insert into rate_limits (key, ends_at, count)
    select key, ${now} + window_ms, requests
    from unnest(
      cast(${counts.map(({ key }) => key)} as text[]),
      cast(${counts.map(({ windowMs }) => windowMs)} as bigint[]),
      cast(${counts.map(({ requests }) => requests)} as integer[])
    ) as sent (key, window_ms, requests)
    order by key
    on conflict (key) do update set
      count = case when rate_limits.ends_at <= ${now} then 0 else rate_limits.count end + excluded.count,
      ends_at = case when rate_limits.ends_at <= ${now} then excluded.ends_at else rate_limits.ends_at end
    returning key, count, ends_at - ${now} as "leftMs"`.execute(db);
  return new Map(rows.map(({ key, ...state }) => [key, state]));
}

/** Deletes the counts of windows that have ended. */
export async function forgetLimits({ db, kind }: Store): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<=', databaseTime(kind)).execute();
}
