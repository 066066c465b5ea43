/** Milliseconds for which a successful write proves that writes work. */
const proofMs = 10_000;
/** Milliseconds between two probes while writes fail. */
const retryMs = 500;

const reasons: readonly (readonly [codes: readonly string[], reason: string])[] = [
  [['STORE_GONE'], 'the file of the store is gone'],
  [['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', '53100'], 'the disk is full'],
  [
    ['SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED', 'SQLITE_CANTOPEN', 'EACCES', 'EROFS', '25006'],
    'the database is not writable',
  ],
  [['SQLITE_BUSY', 'SQLITE_LOCKED'], 'another process has locked the database'],
];

/** Describes why a write failed, in words that are safe to publish. */
export function writeProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons.find(([codes]) => codes.includes(code))?.[1] ?? 'the database does not respond';
}

/** Tracks whether writes work, from actual writes, and from a probe if there were none recently. */
export class WriteWatch {
  readonly #probe: () => Promise<unknown>;
  #at = -Infinity;
  #problem: string | undefined;
  #running: Promise<unknown> | undefined;

  /** @param probe Makes a small durable write. */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  /** Records the result of a write. @throws Whatever the write throws. */
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

  /** Returns why writes fail, or `undefined` while they work. */
  async problem(): Promise<string | undefined> {
    const age = performance.now() - this.#at;
    if (age < (this.#problem === undefined ? proofMs : retryMs)) return this.#problem;
    // One probe at a time, because anybody can call this at any rate.
    this.#running ??= this.note(this.#probe()).finally(() => (this.#running = undefined));
    await this.#running.catch(() => undefined);
    return this.#problem;
  }
}
