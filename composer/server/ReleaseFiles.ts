import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { unescapeHtml } from '#lib/html.ts';
import { pageFile } from '#composer/publish/pageFile.ts';
import { contentTypes } from './contentTypes.ts';
import { privateFolder, readRelease, type Release } from '#composer/publish/release.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of a release, ready to be sent in each encoding. */
export interface ServedFile {
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
  readonly type: string;
  /** Digest of the file, without the quotes and the encoding that an entity tag has. */
  readonly digest: string;
  readonly cacheControl: string;
  /** Only pages have one. */
  readonly csp?: string;
}

const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

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

const sizeOf = ({ bodies }: ServedFile) => Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

const hashed = /^\/(?:assets|media)\/.*\.[\w-]{8,}\.\w+$/;

/** The files of a published site, in memory once they were asked for. Follows a release that is swapped. */
export class ReleaseFiles {
  readonly #folder: string;
  readonly #limit: number;
  #files = new Map<string, ServedFile>();
  #size = 0;
  #release: Release;
  #stamp = 0;
  #checkedAt = 0;

  /** @param limit bytes to keep in memory. @throws {Error} when the folder holds no release. */
  constructor(folder: string, limit = 256_000_000) {
    this.#folder = folder;
    this.#limit = limit;
    this.#stamp = this.#modified();
    const release = readRelease(folder);
    if (!release) throw new Error(`There is no published site in ${folder}. Run "npm run build" first.`);
    this.#release = release;
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

  /** Takes up a release that was published since; looks at most once a second. @returns whether there was one. */
  refresh(now: number): boolean {
    if (now - this.#checkedAt < 1000) return false;
    this.#checkedAt = now;
    const stamp = this.#modified();
    if (stamp === 0 || stamp === this.#stamp) return false;
    const release = readRelease(this.#folder);
    if (!release) return false;
    this.#release = release;
    this.#stamp = stamp;
    this.#files = new Map();
    this.#size = 0;
    return true;
  }

  /** The file at a path such as `/cd-rates`, `/es/` or `/assets/x.js`; `undefined` when there is none. */
  get(path: string): ServedFile | undefined {
    const known = this.#files.get(path);
    if (known) return known;
    const file = this.#read(path);
    // Paths without a file are not kept: anybody can make up any number of them.
    if (!file) return undefined;
    this.#files.set(path, file);
    this.#size += sizeOf(file);
    for (const [oldest, entry] of this.#files) {
      if (this.#size <= this.#limit) break;
      this.#files.delete(oldest);
      this.#size -= sizeOf(entry);
    }
    return file;
  }

  /** The page a path means: itself, or with `.html`. */
  pagePath(path: string): string | undefined {
    const { pages } = this.#release;
    return [path, `${path}.html`].find((candidate) => Object.hasOwn(pages, candidate));
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
    // The document's own policy, so that both are of one version whenever the file was read.
    const csp = page === undefined ? undefined : policy.exec(identity.toString('utf8'))?.[1];
    return {
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      type: contentTypes[extname(file)] ?? 'application/octet-stream',
      digest: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      cacheControl: hashed.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(csp !== undefined && { csp: unescapeHtml(csp) }),
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
