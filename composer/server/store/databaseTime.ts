import { type RawBuilder, sql } from 'kysely';
import type { StoreKind } from './schema.ts';

/**
 * Returns the time of the database as an expression: milliseconds since 1970. All servers of a store share it, whatever
 * their own clocks say. SQLite is a file of this machine, so its time is that of the machine.
 */
export const databaseTime = (kind: StoreKind): RawBuilder<number> =>
  kind === 'postgres'
    ? sql<number>`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`
    : sql<number>`cast(${Date.now()} as bigint)`;

/** Returns when a new lead is due: at once, even if the clock of the server that received it is fast. */
export const dueTime = (kind: StoreKind, receivedAt: number): RawBuilder<number> =>
  kind === 'postgres'
    ? sql<number>`least(cast(${receivedAt} as bigint), ${databaseTime(kind)})`
    : sql<number>`cast(${receivedAt} as bigint)`;
