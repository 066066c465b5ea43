/** The place where releases are kept does not answer, is full or refuses access. The message says what to do. */
export class StoreFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreFailure';
  }
}

/** The content of an object that is replaced, and a token of this version. */
export interface Versioned {
  readonly content: Buffer;
  readonly version: string;
}

/**
 * Where the releases of a site are kept: a folder, or a bucket of an object store. Names are like `files/ab/abcd…`. Every
 * function throws `StoreFailure` if the place does not answer.
 */
export interface ObjectStore {
  /** As the operator named it. */
  readonly place: string;
  /** Returns an object, or `undefined` if there is none. */
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Writes an object that never changes, atomically and durably. */
  readonly put: (name: string, content: Buffer) => Promise<void>;
  /** Returns the names of the objects below a folder, sorted, without the folder: `list('files')` gives `ab/abcd…`. */
  readonly list: (folder: string) => Promise<string[]>;
  readonly remove: (name: string) => Promise<void>;
  /**
   * Reads an object that is replaced.
   *
   * @param seen A version that the caller already has.
   * @returns `unchanged` if it still has that version; `undefined` if there is no such object.
   */
  readonly read: (name: string, seen?: string) => Promise<Versioned | 'unchanged' | undefined>;
  /**
   * Replaces an object if nobody else has done so.
   *
   * @param version What the caller read; `undefined` if there was no object.
   * @returns `false` if the object was replaced in the meantime. Nothing was written then.
   */
  readonly replace: (name: string, content: Buffer, version: string | undefined) => Promise<boolean>;
}
