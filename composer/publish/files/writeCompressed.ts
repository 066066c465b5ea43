import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { writeWhole } from '#composer/publish/whole/wholeFiles.ts';

/** Endings of a file and of its compressed forms beside it. */
export const encodings = ['', '.br', '.gz'] as const;

/** Whether a file gets smaller by compression; pictures and fonts already are. */
export const isCompressible = (name: string) => /\.(?:html|css|js|json|svg|txt|xml|ico)$/.test(name);

/** How files are compressed: the best takes 90 ms for a page, the quick one 1 and leaves a tenth more. */
export type Effort = 'quick' | 'best';

const qualities = { quick: 5, best: 11 } as const satisfies Record<Effort, number>;
const gzipOptions = { quick: { level: 5 }, best: { level: 9 } } as const satisfies Record<Effort, object>;

const brotliOptions = (content: string | Uint8Array, effort: Effort) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window that just holds a page: larger ones cost more to set up than they save.
    ...(effort === 'quick' && content.length < 100_000 && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
  },
});

/** Brotli's form of a content. */
export const brotli = (content: string | Uint8Array, effort: Effort) =>
  brotliCompressSync(content, brotliOptions(content, effort));
const brotliMeanwhile = promisify(brotliCompress);
const gzipMeanwhile = promisify(gzip);

/** Writes a file with its `.br` and `.gz` beside it, each moved into place whole, the file last: where it is, they are. */
export function writeCompressed(file: string, content: string | Uint8Array, effort: Effort): void {
  writeWhole(`${file}.br`, brotli(content, effort));
  writeWhole(`${file}.gz`, gzipSync(content, gzipOptions[effort]));
  writeWhole(file, content);
}

/** Writes as `writeCompressed` does, unless the file says the same already. */
export function writeChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeCompressed(file, content, 'quick');
}

/**
 * Writes a page with its `.br`, at the best effort also its `.gz`, into a folder that is there and that nobody reads yet.
 */
export function writePageFiles(file: string, html: Uint8Array, effort: Effort): void {
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotli(html, effort));
  if (effort === 'best') writeFileSync(`${file}.gz`, gzipSync(html, gzipOptions.best));
}

/** As `writePageFiles`, but other threads compress: resolves when the compressed forms are there too. */
export async function writePageMeanwhile(file: string, html: Uint8Array, effort: Effort): Promise<void> {
  writeFileSync(file, html);
  const save = async (encoding: '.br' | '.gz', made: Promise<Buffer>) =>
    writeFile(file + encoding, await made);
  await Promise.all([
    save('.br', brotliMeanwhile(html, brotliOptions(html, effort))),
    effort === 'best' && save('.gz', gzipMeanwhile(html, gzipOptions.best)),
  ]);
}
