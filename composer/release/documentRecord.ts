import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { RenderedPage } from '#composer/render/RenderedPage.ts';
import { privateFolder } from './release.ts';

const range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .readonly()
  .refine(([start, end]) => start <= end);

/** The same fields as in `RenderedPage`. */
const documentRecord = z.strictObject({
  csp: z.string(),
  places: z.strictObject({ policy: range.exactOptional(), style: range, title: range }),
  styles: z.array(z.string()),
  islands: z.array(
    z.strictObject({
      id: z.string(),
      section: z.string(),
      forms: z.array(z.string()),
      html: range,
      data: range,
    }),
  ),
  // A release of an earlier version has none.
  served: z
    .array(z.strictObject({ id: z.string(), section: z.string(), html: range, data: z.string() }))
    .default([]),
});

/** What the server must know about a published document without parsing its HTML. */
export type DocumentRecord = Pick<RenderedPage, keyof z.output<typeof documentRecord>>;

/** A published document with its record. */
export interface PublishedDocument {
  readonly html: string;
  readonly record: DocumentRecord;
}

/**
 * Hashes a document. The hash names its record, so that both are always of the same version while a site is published.
 */
export const documentDigest = (document: Uint8Array): string =>
  createHash('sha256').update(document).digest('base64url').slice(0, 22);

const ending = '.json';
const recordsFolder = (site: string) => join(site, privateFolder, 'documents');

/** Returns the path of a document's record in a site folder. */
export const recordFile = (site: string, digest: string) => join(recordsFolder(site), digest + ending);

/** Creates the records folder in a site folder that nothing reads yet. */
export const makeRecordsFolder = (site: string): unknown =>
  mkdirSync(recordsFolder(site), { recursive: true });

/** Writes the record of a page that was just rendered. */
export function writeRecord(
  site: string,
  digest: string,
  { csp, places, styles, islands, served }: RenderedPage,
): void {
  const record: DocumentRecord = { csp, places, styles, islands, served };
  writeFileSync(recordFile(site, digest), JSON.stringify(record));
}

/** Returns the record of a document, or `undefined` if it is missing or invalid. */
export function readRecord(site: string, digest: string): DocumentRecord | undefined {
  try {
    return documentRecord.parse(JSON.parse(readFileSync(recordFile(site, digest), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Returns the hashes of all documents that have a record in a site folder. */
export function recordedDigests(site: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(recordsFolder(site)).map((name) => name.slice(0, -ending.length)));
  } catch {
    // Releases of earlier versions have no such folder.
    return new Set();
  }
}

/** Deletes the records of documents that are no longer published. */
export function removeOtherRecords(site: string, digests: ReadonlySet<string | undefined>): void {
  for (const digest of recordedDigests(site)) if (!digests.has(digest)) rmSync(recordFile(site, digest));
}
