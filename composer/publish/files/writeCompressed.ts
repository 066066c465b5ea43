import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { hasContent, writeWhole } from '#composer/publish/whole/wholeFiles.ts';

/** Suffixes of a file and of its compressed versions. */
export const encodings = ['', '.br', '.gz'] as const;

/** Whether compressing a file makes it smaller. Pictures and fonts are already compressed. */
export const isCompressible = (name: string) => /\.(?:html|css|js|json|svg|txt|xml|ico)$/.test(name);

/** Compression level: `best` takes 70 ms for a page; `quick` takes 2 ms, and its result is a twelfth larger. */
export type Effort = 'quick' | 'best';

const qualities = { quick: 9, best: 11 } as const satisfies Record<Effort, number>;
const gzipOptions = { quick: { level: 5 }, best: { level: 9 } } as const satisfies Record<Effort, object>;

const brotliOptions = (content: string | Uint8Array, effort: Effort) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window that just fits a page: with a larger one, the same quality takes eight times as long.
    ...(effort === 'quick' && content.length < 100_000 && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
  },
});

/** Compresses content with Brotli. */
export const brotli = (content: string | Uint8Array, effort: Effort) =>
  brotliCompressSync(content, brotliOptions(content, effort));
const brotliMeanwhile = promisify(brotliCompress);
const gzipMeanwhile = promisify(gzip);

/**
 * Writes a file with its `.br` and `.gz`, each atomically and the file itself last, so that wherever it exists, they
 * do.
 */
export function writeCompressed(file: string, content: string | Uint8Array, effort: Effort): void {
  writeWhole(`${file}.br`, brotli(content, effort));
  writeWhole(`${file}.gz`, gzipSync(content, gzipOptions[effort]));
  writeWhole(file, content);
}

/** Like `writeCompressed`, but does nothing if the content is unchanged. */
export function writeChanged(file: string, content: string): void {
  if (!hasContent(file, content)) writeCompressed(file, content, 'quick');
}

/**
 * Writes a page with its `.br`, and with its `.gz` at the best effort, into an existing folder that nothing reads yet.
 */
export function writePageFiles(file: string, html: Uint8Array, effort: Effort): void {
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotli(html, effort));
  if (effort === 'best') writeFileSync(`${file}.gz`, gzipSync(html, gzipOptions.best));
}

/** Like `writePageFiles`, but compresses on other threads. Resolves once the compressed files are written. */
export async function writePageMeanwhile(file: string, html: Uint8Array, effort: Effort): Promise<void> {
  writeFileSync(file, html);
  const save = async (encoding: '.br' | '.gz', made: Promise<Buffer>) =>
    writeFile(file + encoding, await made);
  await Promise.all([
    save('.br', brotliMeanwhile(html, brotliOptions(html, effort))),
    effort === 'best' && save('.gz', gzipMeanwhile(html, gzipOptions.best)),
  ]);
}
