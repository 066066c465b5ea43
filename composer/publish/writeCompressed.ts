import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Endings of a file and of its compressed forms beside it. */
export const sides = ['', '.br', '.gz'] as const;

/** Whether a file gets smaller by compression; pictures and fonts already are. */
export const isCompressible = (name: string) => /\.(?:html|css|js|json|svg|txt|xml|ico)$/.test(name);

/** Writes a file beside its place and moves it there, so that it is never seen half. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  // Another process may write the same.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** Copies a file that is named by its content, so that it is never seen half; one that is there is right. */
export function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

const brotliOptions = (content: string | Uint8Array, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window that just holds a page: larger ones cost more to set up than they save.
    ...(quality < 10 && content.length < 100_000 && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
  },
});

const brotli = (content: string | Uint8Array, quality: number) =>
  brotliCompressSync(content, brotliOptions(content, quality));
const brotliMeanwhile = promisify(brotliCompress);
const gzipMeanwhile = promisify(gzip);

/** Whether a page is compressed as well as can be, in both forms. Of many pages nearly every client takes Brotli's. */
const isThorough = (quality: number) => quality > 6;

/**
 * Writes a file with its `.br` and `.gz` beside it, each moved into place whole, the file last: where it is, they are.
 *
 * @param quality Brotli quality, 0 to 11.
 */
export function writeCompressed(file: string, content: string | Uint8Array, quality = 5): void {
  writeWhole(`${file}.br`, brotli(content, quality));
  writeWhole(`${file}.gz`, gzipSync(content, { level: isThorough(quality) ? 9 : 5 }));
  writeWhole(file, content);
}

/** Writes as `writeCompressed` does, unless the file says the same already. */
export function writeChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeCompressed(file, content);
}

/**
 * Writes a page with its `.br`, at a high quality also its `.gz`, into a folder that is there and that nobody reads yet.
 *
 * @param quality Brotli quality, 0 to 11.
 */
export function writePageFiles(file: string, html: string, quality: number): void {
  const bytes = Buffer.from(html);
  writeFileSync(file, bytes);
  writeFileSync(`${file}.br`, brotli(bytes, quality));
  if (isThorough(quality)) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** As `writePageFiles`, but other threads compress: resolves when the compressed forms are there too. */
export async function writePageMeanwhile(file: string, html: string, quality: number): Promise<void> {
  const bytes = Buffer.from(html);
  writeFileSync(file, bytes);
  const forms = [
    { side: '.br', made: brotliMeanwhile(bytes, brotliOptions(bytes, quality)) },
    ...(isThorough(quality) ? [{ side: '.gz', made: gzipMeanwhile(bytes, { level: 9 }) }] : []),
  ];
  await Promise.all(forms.map(async ({ side, made }) => writeFile(file + side, await made)));
}
