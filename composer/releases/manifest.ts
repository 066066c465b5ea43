import { createHash } from 'node:crypto';
import { z } from 'zod';

export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

const digestText = z.string().regex(/^[0-9a-f]{64}$/);

/** A path inside a site: no empty, hidden or upward segments. */
const filePath = z.string().regex(/^(?!.*(?:^|\/)\.)[^/\\\0]+(?:\/[^/\\\0]+)*$/);

const manifest = z.strictObject({
  format: z.literal(1),
  /** Digest and size in bytes of each file, by path, sorted. */
  files: z.record(filePath, z.tuple([digestText, z.int().min(0)]).readonly()),
});

/** The files of a release. */
export type Manifest = z.output<typeof manifest>;

/** A release as it was read from a site folder: the content of its manifest, and its id, which is the digest of that. */
export interface ArchivedFiles {
  readonly id: string;
  readonly content: Buffer;
  readonly manifest: Manifest;
}

/** Returns a manifest with its id. The same files have the same id, in whatever order they are given. */
export function archivedFiles(files: Iterable<readonly [string, readonly [string, number]]>): ArchivedFiles {
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const made: Manifest = { format: 1, files: Object.fromEntries(sorted) };
  const content = Buffer.from(JSON.stringify(made));
  return { id: sha256(content), content, manifest: made };
}

/** Parses a manifest that has this id. @throws {Error} if it is damaged. */
export function readManifest(id: string, content: Buffer): Manifest {
  if (sha256(content) !== id) throw new Error(`the list of its files is damaged`);
  const parsed = manifest.safeParse(JSON.parse(content.toString('utf8')));
  if (!parsed.success)
    throw new Error('the list of its files was written by a version that this one cannot read');
  return parsed.data;
}

/** Names of the objects in a store. */
export const catalogName = 'catalog';
export const manifestName = (id: string) => `manifests/${id}.json`;
export const fileFolder = 'files';
export const fileName = (digest: string) => `${fileFolder}/${digest.slice(0, 2)}/${digest}`;
export const auditFolder = 'audit';

/** As ids are shown. Twelve digits are unique for any number of releases that a team makes. */
export const shortId = (id: string) => id.slice(0, 12);
