/** True when another process or connection holds a lock of SQLite's. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_BUSY' || error.code === 'SQLITE_LOCKED');
