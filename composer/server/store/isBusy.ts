/** Whether an error means that another process or connection holds SQLite's lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_BUSY' || error.code === 'SQLITE_LOCKED');
