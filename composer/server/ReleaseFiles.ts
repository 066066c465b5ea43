import { statSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { pageNamed } from '#lib/address/pageAt.ts';
import { type PublishedDocument, readRecord, recordedDigests } from '#composer/release/documentRecord.ts';
import { privateFolder, readRelease, type Release, pageFile } from '#composer/release/release.ts';
import { isPublicFile, readIfThere, type ServedFile, servedFile, sizeOf } from './files/servedFile.ts';

/** The files of a published site, cached in memory once they were requested. `take` replaces the release. */
export class ReleaseFiles {
  #folder: string;
  /** Short id of the release, if it comes from a store. */
  #name: string | undefined;
  readonly #files: LRUCache<string, ServedFile>;
  #release: Release;
  /** Pages whose records are missing or invalid. */
  #unrecorded: Set<string>;
  #stamp: number | string = 0;
  #checkedAt = 0;

  /**
   * @param name Short id of the release, if it comes from a store.
   * @param limit Maximum size of the cache in bytes.
   * @throws {Error} if the folder contains no release.
   */
  constructor(folder: string, name?: string, limit = 256_000_000) {
    this.#folder = folder;
    this.#name = name;
    this.#files = new LRUCache({ maxSize: limit, sizeCalculation: sizeOf });
    this.#stamp = this.#modified();
    const release = readRelease(folder);
    if (!release) throw new Error(`There is no published site in ${folder}. Run "npm run build" first.`);
    this.#release = release;
    this.#unrecorded = this.#withoutRecord();
  }

  get release(): Release {
    return this.#release;
  }

  get folder(): string {
    return this.#folder;
  }

  /** Returns when the release was written, 0 if it is missing, or the code of the error if it cannot be read. */
  #modified(): number | string {
    const file = join(this.#folder, privateFolder, 'release.json');
    try {
      return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? 'unreadable';
    }
  }

  /**
   * Checks for a new release, at most once a second. Reports each release only once.
   *
   * @returns The new release, or `unreadable` if its file is invalid.
   */
  published(now: number): Release | 'unreadable' | undefined {
    if (now - this.#checkedAt < 1000) return undefined;
    this.#checkedAt = now;
    const stamp = this.#modified();
    if (stamp === 0 || stamp === this.#stamp) return undefined;
    this.#stamp = stamp;
    return readRelease(this.#folder) ?? 'unreadable';
  }

  /** Serves this release from now on. @param name Short id of the release, if it comes from a store. */
  take(release: Release, folder = this.#folder, name?: string): void {
    if (folder !== this.#folder) {
      this.#folder = folder;
      this.#stamp = this.#modified();
    }
    this.#name = name;
    this.#release = release;
    this.#files.clear();
    this.#unrecorded = this.#withoutRecord();
  }

  #withoutRecord(): Set<string> {
    const recorded = recordedDigests(this.#folder);
    const pages = Object.entries(this.#release.pages);
    return new Set(pages.flatMap(([path, { document = '' }]) => (recorded.has(document) ? [] : [path])));
  }

  /** Describes the problem of the release in a sentence; `undefined` if there is none. */
  get problem(): string | undefined {
    const [path] = this.#unrecorded;
    if (path === undefined) return undefined;
    const { size } = this.#unrecorded;
    const records =
      size === 1 ? `The record of ${path} is` : `The records of ${size} pages, such as ${path}, are`;
    return `${records} missing or broken, so that visitors without JavaScript get no answers there. Delete ${privateFolder}/documents and build the site again.`;
  }

  /** Returns a page's document with its record, so that its sections can be rendered again. */
  document(path: string): PublishedDocument | undefined {
    const { bodies, record } = this.get(path) ?? {};
    return bodies && record && { html: bodies.identity.toString('utf8'), record };
  }

  /** Returns the file at a path such as `/cd-rates`, `/es/` or `/assets/x.js`, or `undefined` if there is none. */
  get(path: string): ServedFile | undefined {
    const cached = this.#files.get(path);
    if (cached) return cached;
    const file = this.#read(path);
    // Missing paths are not cached, because there can be any number of them.
    if (file) this.#files.set(path, file);
    return file;
  }

  /** Returns the page that a path refers to: itself, or with `.html`. */
  pagePath(path: string): string | undefined {
    const { pages } = this.#release;
    return pageNamed(path, (candidate) => Object.hasOwn(pages, candidate));
  }

  #read(path: string): ServedFile | undefined {
    const page = this.pagePath(path);
    if (page === undefined && !isPublicFile(path)) return undefined;
    const read = (name: string) => readIfThere(join(this.#folder, name));
    if (page === undefined) return servedFile(path, read);
    const recordOf = (digest: string) => readRecord(this.#folder, digest);
    const file = servedFile(`/${pageFile(page)}`, read, { recordOf });
    if (file && !file.record) this.#unrecorded.add(page);
    return file && this.#name !== undefined ? { ...file, release: this.#name } : file;
  }
}
