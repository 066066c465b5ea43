import { isHashedPath } from '#composer/release/publicPaths.ts';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { documentDigest, type DocumentRecord } from '#composer/release/documentRecord.ts';
import { contentType } from '#composer/server/http/contentType.ts';

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
  /** Short id of a page's release, if it comes from a store. */
  readonly release?: string;
}

/** Reads a file, which may be deleted at any moment if it is a page. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Returns what a compressed file contains. Returns `undefined` if it is of another version, because a release is just
 * being moved in.
 */
function compressed(
  data: Buffer | undefined,
  open: (data: Buffer) => Buffer,
  identity: Buffer,
): Buffer | undefined {
  try {
    return data && open(data).equals(identity) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Size in memory; at least 1, as caches require, because a file may be empty. */
export const sizeOf = ({ bodies }: ServedFile): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 1);

/** Whether a path's name contains a hash of the content, so that it means the same file in every release. */
export const isHashed = (path: string): boolean => isPublicFile(path) && isHashedPath(path);

/** Whether a path is of a public file that is not a page. Rejects hidden and empty segments, and unusual characters. */
export function isPublicFile(path: string): boolean {
  if (!/^(?:\/[\w@-][\w.@-]*)+$/.test(path)) return false;
  return (
    /^\/(?:assets|media)\/./.test(path) ||
    /^\/documents\/.*\.pdf$/.test(path) ||
    path === '/sitemap.xml' ||
    path === '/robots.txt' ||
    path === '/favicon.ico'
  );
}

/**
 * Returns a file of a release, with its compressed versions.
 *
 * @param name Its path inside the site folder, with a slash before it.
 * @param read Reads the file, and those beside it with `.br` and `.gz`.
 * @param page Whether it is a page, and how to read its record.
 */
export function servedFile(
  name: string,
  read: (name: string) => Buffer | undefined,
  page?: { readonly recordOf: (digest: string) => DocumentRecord | undefined },
): ServedFile | undefined {
  const identity = read(name);
  if (!identity) return undefined;
  const br = compressed(read(`${name}.br`), brotliDecompressSync, identity);
  // Large builds write no .gz files. They are created for pages that are requested, and cached with them.
  const gzip =
    compressed(read(`${name}.gz`), gunzipSync, identity) ?? (page && gzipSync(identity, { level: 6 }));
  const digest = documentDigest(identity);
  // Found by the hash of the document, so that both are of the same version.
  const record = page?.recordOf(digest);
  return {
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    type: contentType(name),
    digest,
    isImmutable: isHashed(name),
    isPage: page !== undefined,
    ...(record && { record }),
  };
}
