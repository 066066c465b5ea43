import { statSync } from 'node:fs';

/** The file of an open SQLite store was moved, removed or replaced. What is written to it now would be lost. */
export class StoreGone extends Error {
  readonly code = 'STORE_GONE';
  constructor() {
    super('The file of the store was moved or removed.');
    this.name = 'StoreGone';
  }
}

/** Identifies a file on disk, whatever its name. `undefined` if there is none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * The files that an open SQLite store writes to: SQLite itself keeps writing to a file that no longer has its name, and
 * acknowledges what nobody will find again.
 */
export class StoreFiles {
  readonly #file: string;
  readonly #main: string | undefined;
  #log: string | undefined;

  /** @param file Path of a store that was just opened. */
  constructor(file: string) {
    this.#file = file;
    this.#main = identityOf(file);
  }

  /** Whether the files still have their names. */
  areInPlace(): boolean {
    if (this.#main === undefined || identityOf(this.#file) !== this.#main) return false;
    const log = identityOf(`${this.#file}-wal`);
    // SQLite creates it with the first write, and keeps it while the store is open.
    this.#log ??= log;
    return log === this.#log;
  }
}
