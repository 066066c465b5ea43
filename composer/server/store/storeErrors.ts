/** Whether an error means that another process or connection holds SQLite's lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_BUSY' || error.code === 'SQLITE_LOCKED');

/** Codes of Node and PostgreSQL (starting, shutting down, closed to connections, full, read-only in a failover) for a database that may come back. */
const passing: ReadonlySet<unknown> = new Set(
  'ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE 57P01 57P02 57P03 55000 53300 25006'.split(
    ' ',
  ),
);

/** Whether an error means that the database is unreachable, rather than that a query is wrong. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  if (!(error instanceof Error)) return false;
  if ('code' in error && passing.has(error.code)) return true;
  return /timeout|connection terminated/i.test(error.message);
}
