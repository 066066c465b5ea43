import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { pageNamed } from '#lib/address/pageAt.ts';
import {
  documentDigest,
  type DocumentRecord,
  type PublishedDocument,
  readRecord,
  recordedDigests,
} from '#composer/release/documentRecord.ts';
import { contentType } from './http/contentType.ts';
import { privateFolder, readRelease, type Release, pageFile } from '#composer/release/release.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of a release, ready to send in each encoding. */
export interface ServedFile {
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
  readonly type: string;
  /** Hash of the file: its entity tag without the quotes and the encoding. */
  readonly digest: string;
  /** Whether its name contains a hash of its content, so that it never changes. */
  readonly isImmutable: boolean;
  readonly isPage: boolean;
  /** The record of a page, unless it is missing or invalid. */
  readonly record?: DocumentRecord;
}

/** Reads a file, which may be deleted at any moment if it is a page. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Reads a compressed file. Returns `undefined` if it is of another version, because a release is just being moved in.
 */
function compressed(file: string, open: (data: Buffer) => Buffer, identity: Buffer): Buffer | undefined {
  const data = readIfThere(file);
  try {
    return data && open(data).equals(identity) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** At least 1, as the cache requires, because a file may be empty. */
const sizeOf = ({ bodies }: ServedFile) => Object.values(bodies).reduce((sum, body) => sum + body.length, 1);

const hashed = /^\/(?:assets|media)\/.*\.[\w-]{8,}\.\w+$/;

/** The files of a published site, cached in memory once they were requested. `take` replaces the release. */
export class ReleaseFiles {
  readonly #folder: string;
  readonly #files: LRUCache<string, ServedFile>;
  #release: Release;
  /** Pages whose records are missing or invalid. */
  #unrecorded: Set<string>;
  #stamp: number | string = 0;
  #checkedAt = 0;

  /** @param limit Maximum size of the cache in bytes. @throws {Error} if the folder contains no release. */
  constructor(folder: string, limit = 256_000_000) {
    this.#folder = folder;
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

  /** Serves this release from now on. */
  take(release: Release): void {
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
    const file = join(this.#folder, pageFile(page ?? path));
    const identity = readIfThere(file);
    if (!identity) return undefined;
    const br = compressed(`${file}.br`, brotliDecompressSync, identity);
    // Large builds write no .gz files. They are created for pages that are requested, and cached with them.
    const gzip =
      compressed(`${file}.gz`, gunzipSync, identity) ??
      (page === undefined ? undefined : gzipSync(identity, { level: 6 }));
    const digest = documentDigest(identity);
    // Found by the hash of the document, so that both are of the same version.
    const record = page === undefined ? undefined : readRecord(this.#folder, digest);
    if (page !== undefined && !record) this.#unrecorded.add(page);
    return {
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      type: contentType(file),
      digest,
      isImmutable: hashed.test(path),
      isPage: page !== undefined,
      ...(record && { record }),
    };
  }
}

/** Whether a path is of a public file that is not a page. Rejects hidden and empty segments, and unusual characters. */
function isPublicFile(path: string): boolean {
  if (!/^(?:\/[\w@-][\w.@-]*)+$/.test(path)) return false;
  return (
    /^\/(?:assets|media)\/./.test(path) ||
    path === '/sitemap.xml' ||
    path === '/robots.txt' ||
    path === '/favicon.ico'
  );
}
