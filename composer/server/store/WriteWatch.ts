/** Milliseconds for which a write that worked proves that writes work. */
const proofMs = 10_000;
/** Milliseconds between two tries while they do not. */
const retryMs = 500;

const reasons: readonly (readonly [codes: readonly string[], reason: string])[] = [
  [['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', '53100'], 'the disk is full'],
  [
    ['SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED', 'SQLITE_CANTOPEN', 'EACCES', 'EROFS', '25006'],
    'the database is not writable',
  ],
  [['SQLITE_BUSY', 'SQLITE_LOCKED'], 'another process has locked the database'],
];

/** Why a write failed, in words that anybody may read. */
export function writeProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons.find(([codes]) => codes.includes(code))?.[1] ?? 'the database does not respond';
}

/** Knows whether writes work: from those that were made, and by one of its own when none was made lately. */
export class WriteWatch {
  readonly #probe: () => Promise<unknown>;
  #at = -Infinity;
  #problem: string | undefined;
  #running: Promise<unknown> | undefined;

  /** @param probe a small write that is made on disk. */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  /** Takes note of what comes of a write. @throws what it throws. */
  async note<Value>(write: Promise<Value>): Promise<Value> {
    try {
      const value = await write;
      this.#set(undefined);
      return value;
    } catch (error) {
      this.#set(writeProblem(error));
      throw error;
    }
  }

  #set(problem: string | undefined): void {
    this.#problem = problem;
    this.#at = performance.now();
  }

  /** Why writes fail; `undefined` while they work. */
  async problem(): Promise<string | undefined> {
    const age = performance.now() - this.#at;
    if (age < (this.#problem === undefined ? proofMs : retryMs)) return this.#problem;
    // Anybody may ask, and as often as they like.
    this.#running ??= this.note(this.#probe()).finally(() => (this.#running = undefined));
    await this.#running.catch(() => undefined);
    return this.#problem;
  }
}
