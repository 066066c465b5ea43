import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type ObjectStore, StoreFailure, type Versioned } from './ObjectStore.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

const advice: Readonly<Record<string, string>> = {
  ENOSPC: 'is full. Free some space, for example with "portico releases prune", and try again',
  EDQUOT: 'is full: its quota is used up. Free some space, and try again',
  EACCES: 'may not be used by this user. Change its owner or its rights',
  EPERM: 'may not be used by this user. Change its owner or its rights',
  EROFS: 'is read-only',
};

/** Writes the entries of a folder to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file and waits until it is on the disk. Leaves nothing behind if that fails. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** File systems without hard links, such as some network drives, answer with these. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Releases in a folder, which may be on a network drive that several machines share. */
export class FolderStore implements ObjectStore {
  readonly place: string;
  readonly #folder: string;

  /** @param place The folder as the operator named it. */
  constructor(folder: string, place = folder) {
    this.#folder = folder;
    this.place = place;
  }

  async #guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (code === '') throw error;
      const what = advice[code] ?? 'cannot be used';
      throw new StoreFailure(`The release store ${this.place} ${what} (${code}).`, error);
    }
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.#guarded(() => this.#read(name));
  }

  async #read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.#folder, name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  put(name: string, content: Buffer): Promise<void> {
    return this.#guarded(async () => {
      const file = join(this.#folder, name);
      const part = await this.#write(file, content);
      try {
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await syncFolder(dirname(file));
    });
  }

  /** Writes a hidden file beside another. @returns Its path. */
  async #write(file: string, content: Buffer): Promise<string> {
    await mkdir(dirname(file), { recursive: true });
    const part = join(dirname(file), `.${randomUUID()}`);
    await writeDurably(part, content);
    return part;
  }

  list(folder: string): Promise<string[]> {
    return this.#guarded(async () => {
      const root = join(this.#folder, folder);
      try {
        const entries = await readdir(root, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
          .toSorted();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      }
    });
  }

  remove(name: string): Promise<void> {
    return this.#guarded(() => rm(join(this.#folder, name), { force: true }));
  }

  /** Returns the number of an object's newest version, 0 if there is none. Each is a file that is never changed. */
  async #newest(name: string): Promise<number> {
    try {
      const names = await readdir(join(this.#folder, name));
      return Math.max(0, ...names.filter((file) => !file.startsWith('.')).map((file) => parseInt(file, 10)));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return 0;
      throw error;
    }
  }

  #versionFile = (name: string, number: number) =>
    join(this.#folder, name, `${String(number).padStart(8, '0')}.json`);

  read(name: string, seen?: string): Promise<Versioned | 'unchanged' | undefined> {
    return this.#guarded(async () => {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- another version may have replaced the one that was found
        const number = await this.#newest(name);
        if (number === 0) return undefined;
        if (String(number) === seen) return 'unchanged';
        // oxlint-disable-next-line no-await-in-loop -- as above
        const content = await this.#read(relative(this.#folder, this.#versionFile(name, number)));
        if (content) return { content, version: String(number) };
      }
    });
  }

  replace(name: string, content: Buffer, version: string | undefined): Promise<boolean> {
    return this.#guarded(async () => {
      const number = Number(version ?? 0) + 1;
      const file = this.#versionFile(name, number);
      // The number may exist only as a later one: the oldest versions are deleted.
      if ((await this.#newest(name)) >= number) return false;
      const part = await this.#write(file, content);
      try {
        await this.#place(part, file, content);
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(part, { force: true });
      }
      await syncFolder(dirname(file));
      await this.#removeOld(name, number);
      return true;
    });
  }

  /** Gives a file its name, unless another file has it. @throws `EEXIST` */
  async #place(part: string, file: string, content: Buffer): Promise<void> {
    try {
      await link(part, file);
    } catch (error) {
      if (!noLinks.has(codeOf(error))) throw error;
      await writeFile(file, content, { flag: 'wx', flush: true });
    }
  }

  /** Deletes the versions that nobody can be reading any more. */
  async #removeOld(name: string, number: number): Promise<void> {
    const kept = 20;
    const files = (await readdir(join(this.#folder, name))).filter((file) => !file.startsWith('.'));
    const old = files.filter((file) => parseInt(file, 10) <= number - kept);
    await Promise.all(old.map((file) => rm(join(this.#folder, name, file), { force: true })));
  }
}
