import { existsSync, readdirSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import limit from 'p-limit';
import { manifestOf } from '#composer/releases/activateRelease.ts';
import { fileName, type Manifest, readManifest, sha256, shortId } from '#composer/releases/manifest.ts';
import { type ObjectStore, StoreFailure } from '#composer/releases/ObjectStore.ts';

/** A release that was downloaded is not what was published. Another attempt would end the same. */
export class DamagedRelease extends Error {}

/** Downloads and file operations at the same time. */
const atOnce = 24;

/** Where a file of a cached release is, by the digest of its content. */
type Places = ReadonlyMap<string, string>;

/**
 * Releases in a folder of this machine, each as a complete site folder. Files that releases share are links to one file,
 * so only what has changed is downloaded. Several server processes may use one cache.
 */
export class ReleaseCache {
  readonly #folder: string;
  readonly #store: ObjectStore;
  readonly #fetching = new Map<string, Promise<string>>();

  constructor(folder: string, store: ObjectStore) {
    this.#folder = folder;
    this.#store = store;
  }

  folderOf = (id: string) => join(this.#folder, id);
  #manifestFile = (id: string) => join(this.#folder, `${id}.json`);
  #activeFile = () => join(this.#folder, 'active');

  /** Whether a release is complete in the cache. */
  has = (id: string) => existsSync(this.folderOf(id)) && existsSync(this.#manifestFile(id));

  /** Returns the ids of the complete releases. */
  ids(): string[] {
    const names = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    return names.filter((name) => /^[0-9a-f]{64}$/.test(name) && this.has(name));
  }

  /** Returns the release that was served last, if it is complete. */
  async lastServed(): Promise<string | undefined> {
    try {
      const id = (await readFile(this.#activeFile(), 'utf8')).trim();
      return this.ids().find((one) => one === id);
    } catch {
      return undefined;
    }
  }

  /** Remembers which release is served, for a start without the store. */
  async remember(id: string): Promise<void> {
    const part = `${this.#activeFile()}.${process.pid}.part`;
    await writeFile(part, `${id}\n`);
    await rename(part, this.#activeFile());
  }

  /** Returns the files of a cached release. @throws {Error} if their list is damaged. */
  async manifest(id: string): Promise<Manifest> {
    return readManifest(id, await readFile(this.#manifestFile(id)));
  }

  /** Whether all files of a cached release are as they were published. */
  async isIntact(id: string): Promise<boolean> {
    try {
      const { files } = await this.manifest(id);
      const run = limit(atOnce);
      const checks = Object.entries(files).map(([path, [digest]]) =>
        run(async () => sha256(await readFile(join(this.folderOf(id), path))) === digest),
      );
      return (await Promise.all(checks)).every(Boolean);
    } catch {
      return false;
    }
  }

  /**
   * Downloads a release, unless it is in the cache.
   *
   * @returns Its site folder.
   * @throws {StoreFailure} if the store fails. @throws {DamagedRelease} if a file is not what was published.
   */
  fetch(id: string): Promise<string> {
    if (this.has(id)) return Promise.resolve(this.folderOf(id));
    let fetching = this.#fetching.get(id);
    if (!fetching) {
      fetching = this.#fetch(id).finally(() => this.#fetching.delete(id));
      this.#fetching.set(id, fetching);
    }
    return fetching;
  }

  async #fetch(id: string): Promise<string> {
    const { files } = await manifestOf(this.#store, id);
    await mkdir(this.#folder, { recursive: true });
    const part = join(this.#folder, `.${id}.${process.pid}.part`);
    await rm(part, { recursive: true, force: true });
    const places = await this.#places();
    const run = limit(atOnce);
    try {
      const folders = new Set(Object.keys(files).map((path) => dirname(join(part, path))));
      for (const folder of [part, ...folders]) await mkdir(folder, { recursive: true });
      const all = Object.entries(files).map(([path, [digest]]) =>
        run(() => this.#fill(join(part, path), digest, places)),
      );
      await Promise.all(all);
      await this.#keep(id, part, files);
    } finally {
      run.clearQueue();
      await rm(part, { recursive: true, force: true });
    }
    return this.folderOf(id);
  }

  /** Gives a complete release its name. Another process may have been faster. */
  async #keep(id: string, part: string, files: Manifest['files']): Promise<void> {
    const list = `${this.#manifestFile(id)}.${process.pid}.part`;
    await writeFile(list, JSON.stringify({ format: 1, files }));
    await rename(list, this.#manifestFile(id));
    try {
      await rename(part, this.folderOf(id));
    } catch (error) {
      if (!existsSync(this.folderOf(id))) throw error;
    }
  }

  async #places(): Promise<Places> {
    const places = new Map<string, string>();
    for (const id of this.ids()) {
      // oxlint-disable-next-line no-await-in-loop -- a few files
      const manifest = await this.manifest(id).catch(() => undefined);
      for (const [path, [digest]] of Object.entries(manifest?.files ?? {}))
        places.set(digest, join(this.folderOf(id), path));
    }
    return places;
  }

  /** Creates a file with this content: a link to the same content in another release, or a download. */
  async #fill(file: string, digest: string, places: Places): Promise<void> {
    const same = places.get(digest);
    try {
      if (same !== undefined) return await link(same, file);
    } catch {
      // The other release was deleted meanwhile, or the disk has no links.
    }
    await writeFile(file, await this.content(digest));
  }

  /** Downloads one file. @throws {StoreFailure} @throws {DamagedRelease} */
  async content(digest: string): Promise<Buffer> {
    const content = await this.#store.get(fileName(digest));
    if (!content) throw new DamagedRelease(`the store lacks the file ${shortId(digest)}`);
    if (sha256(content) !== digest)
      throw new DamagedRelease(`the file ${shortId(digest)} is damaged in the store`);
    return content;
  }

  /** Deletes a release from the cache. */
  async remove(id: string): Promise<void> {
    await rm(this.#manifestFile(id), { force: true });
    await rm(this.folderOf(id), { recursive: true, force: true });
  }
}

/** Returns a sentence about a failure of the store or the cache, for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
export const isOfStore = (error: unknown): boolean => error instanceof StoreFailure;
