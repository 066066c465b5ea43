import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
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
import { pageFile } from '#composer/release/pageFile.ts';
import { contentTypes } from './http/contentTypes.ts';
import { privateFolder, readRelease, type Release } from '#composer/release/release.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of a release, ready to be sent in each encoding. */
export interface ServedFile {
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
  readonly type: string;
  /** Digest of the file, without the quotes and the encoding that an entity tag has. */
  readonly digest: string;
  /** True when its name has a digest of it: under this name it never changes. */
  readonly isImmutable: boolean;
  readonly isPage: boolean;
  /** Of a page, unless it is missing or broken. */
  readonly record?: DocumentRecord;
}

/** A file's bytes; a page may be taken away at any moment. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** A compressed form beside a file, unless it is of another version: a release may just be moved in. */
function compressed(file: string, open: (data: Buffer) => Buffer, identity: Buffer): Buffer | undefined {
  const data = readIfThere(file);
  try {
    return data && open(data).equals(identity) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** At least 1, as the cache asks for: a file may be empty. */
const sizeOf = ({ bodies }: ServedFile) => Object.values(bodies).reduce((sum, body) => sum + body.length, 1);

const hashed = /^\/(?:assets|media)\/.*\.[\w-]{8,}\.\w+$/;

/** The files of a published site, in memory once they were asked for. Follows a release that is swapped. */
export class ReleaseFiles {
  readonly #folder: string;
  readonly #files: LRUCache<string, ServedFile>;
  #release: Release;
  /** Pages whose records are missing or broken. */
  #unrecorded: Set<string>;
  #stamp = 0;
  #checkedAt = 0;

  /** @param limit bytes to keep in memory. @throws {Error} when the folder holds no release. */
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

  #modified(): number {
    return (
      statSync(join(this.#folder, privateFolder, 'release.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    );
  }

  /**
   * Looks, at most once a second, whether something was published since; each time is told once.
   *
   * @returns the new release, or `unreadable` when its file is none.
   */
  published(now: number): Release | 'unreadable' | undefined {
    if (now - this.#checkedAt < 1000) return undefined;
    this.#checkedAt = now;
    const stamp = this.#modified();
    if (stamp === 0 || stamp === this.#stamp) return undefined;
    this.#stamp = stamp;
    return readRelease(this.#folder) ?? 'unreadable';
  }

  /** Answers from this release from now on. */
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

  /** What is wrong with the release, in a sentence; `undefined` when nothing is known to be. */
  get problem(): string | undefined {
    const [path] = this.#unrecorded;
    if (path === undefined) return undefined;
    const { size } = this.#unrecorded;
    const records =
      size === 1 ? `The record of ${path} is` : `The records of ${size} pages, such as ${path}, are`;
    return `${records} missing or broken, so that visitors without JavaScript get no answers there. Delete ${privateFolder}/documents and build the site again.`;
  }

  /** A page's document, if the server can answer on it more than what it shows. */
  document(path: string): PublishedDocument | undefined {
    const { bodies, record } = this.get(path) ?? {};
    return bodies && record && { html: bodies.identity.toString('utf8'), record };
  }

  /** The file at a path such as `/cd-rates`, `/es/` or `/assets/x.js`; `undefined` when there is none. */
  get(path: string): ServedFile | undefined {
    const known = this.#files.get(path);
    if (known) return known;
    const file = this.#read(path);
    // Paths without a file are not kept: anybody can make up any number of them.
    if (file) this.#files.set(path, file);
    return file;
  }

  /** The page a path means: itself, or with `.html`. */
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
    // Many pages are published without it: it is made for those that are read, and kept with them.
    const gzip =
      compressed(`${file}.gz`, gunzipSync, identity) ??
      (page === undefined ? undefined : gzipSync(identity, { level: 6 }));
    const digest = documentDigest(identity);
    // By its content, so that both are of one version whenever the file was read.
    const record = page === undefined ? undefined : readRecord(this.#folder, digest);
    if (page !== undefined && !record) this.#unrecorded.add(page);
    return {
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      type: contentTypes[extname(file)] ?? 'application/octet-stream',
      digest,
      isImmutable: hashed.test(path),
      isPage: page !== undefined,
      ...(record && { record }),
    };
  }
}

/** Files that are no pages but may be asked for. Anything with a hidden or empty segment or an odd character is refused. */
function isPublicFile(path: string): boolean {
  if (!/^(?:\/[\w@-][\w.@-]*)+$/.test(path)) return false;
  return (
    /^\/(?:assets|media)\/./.test(path) ||
    path === '/sitemap.xml' ||
    path === '/robots.txt' ||
    path === '/favicon.ico'
  );
}
