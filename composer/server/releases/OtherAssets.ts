import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { manifestOf } from '#composer/releases/activateRelease.ts';
import type { Catalog } from '#composer/releases/Catalog.ts';
import type { Manifest } from '#composer/releases/manifest.ts';
import type { ObjectStore } from '#composer/releases/ObjectStore.ts';
import {
  isHashed,
  readIfThere,
  type ServedFile,
  servedFile,
  sizeOf,
} from '#composer/server/files/servedFile.ts';
import type { ReleaseCache } from './ReleaseCache.ts';

/** Milliseconds between two looks at the store for files that are missing, whatever is requested. */
const lookEvery = 500;
/** Milliseconds for which a name that was not found is answered without another look. */
const missingFor = 2000;
/** Requests that wait for a look at once. Others are told that the file is missing. */
const maxWaiting = 500;
/** Newest releases of the store whose files are looked for. */
const newestReleases = 3;

/**
 * Files with hashed names that belong to another release than the one that is served. During a roll-out, a page that
 * another server answered may need one of a release that is newer or older than this server's.
 *
 * A name that no release has costs next to nothing: all names that are missing share one look at the store every half
 * second, and each is remembered as missing for two.
 */
export class OtherAssets {
  readonly #cache: ReleaseCache;
  readonly #store: ObjectStore;
  readonly #catalog: () => Promise<Catalog | undefined>;
  readonly #files = new LRUCache<string, ServedFile>({ maxSize: 64_000_000, sizeCalculation: sizeOf });
  readonly #missing = new LRUCache<string, true>({ max: 10_000, ttl: missingFor });
  readonly #manifests = new LRUCache<string, Manifest>({ max: newestReleases });
  readonly #loading = new Map<string, Promise<ServedFile | undefined>>();
  /** The next look at the store. */
  #look: Promise<void> | undefined;
  #lookedAt = 0;

  /** @param catalog Reads the store's catalog. */
  constructor(cache: ReleaseCache, store: ObjectStore, catalog: () => Promise<Catalog | undefined>) {
    this.#cache = cache;
    this.#store = store;
    this.#catalog = catalog;
  }

  /** Returns a file by its path, or `undefined` if no release has it. Never rejects. */
  async find(path: string): Promise<ServedFile | undefined> {
    if (!isHashed(path) || this.#missing.has(path)) return undefined;
    const known = this.#files.get(path) ?? this.#cached(path);
    if (known) return known;
    let loading = this.#loading.get(path);
    if (!loading) {
      if (this.#loading.size >= maxWaiting) return undefined;
      loading = this.#load(path).finally(() => this.#loading.delete(path));
      this.#loading.set(path, loading);
    }
    return loading;
  }

  /** Reads a file from the releases in the cache. */
  #cached(path: string): ServedFile | undefined {
    for (const id of this.#cache.ids()) {
      const folder = this.#cache.folderOf(id);
      const file = servedFile(path, (name) => readIfThere(join(folder, name)));
      if (file) {
        this.#files.set(path, file);
        return file;
      }
    }
    return undefined;
  }

  async #load(path: string): Promise<ServedFile | undefined> {
    try {
      let file = await this.#download(path);
      if (!file) {
        await this.#nextLook();
        file = await this.#download(path);
      }
      if (file) this.#files.set(path, file);
      else this.#missing.set(path, true);
      return file;
    } catch {
      // The follower reports a store that fails. To the visitor the file is missing, but only for this request.
      return undefined;
    }
  }

  /** Downloads a file of one of the releases whose files are known. */
  async #download(path: string): Promise<ServedFile | undefined> {
    const name = path.slice(1);
    const manifest = [...this.#manifests.values()].find(({ files }) => Object.hasOwn(files, name));
    if (!manifest) return undefined;
    const bodies = new Map<string, Buffer>();
    for (const encoded of [name, `${name}.br`, `${name}.gz`]) {
      const [digest] = Object.hasOwn(manifest.files, encoded) ? (manifest.files[encoded] ?? []) : [];
      // oxlint-disable-next-line no-await-in-loop -- three at most
      if (digest !== undefined) bodies.set(encoded, await this.#cache.content(digest));
    }
    return servedFile(path, (encoded) => bodies.get(encoded.slice(1)));
  }

  /** Resolves after a look at the store that began after this call. */
  #nextLook(): Promise<void> {
    this.#look ??= this.#lookSoon();
    return this.#look;
  }

  async #lookSoon(): Promise<void> {
    await pause(Math.max(0, this.#lookedAt + lookEvery - Date.now()));
    this.#lookedAt = Date.now();
    // Whoever asks from now on waits for the next one.
    this.#look = undefined;
    const catalog = await this.#catalog();
    for (const { id } of catalog?.published.slice(-newestReleases) ?? []) {
      if (this.#manifests.has(id)) continue;
      // oxlint-disable-next-line no-await-in-loop -- rarely more than one
      this.#manifests.set(id, await manifestOf(this.#store, id));
      this.#missing.clear();
    }
  }
}
