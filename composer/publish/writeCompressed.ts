import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Endings of a shared file and of its compressed forms beside it. */
export const sides = ['', '.br', '.gz'] as const;

/** The same of a page. There are many, and nearly every client takes Brotli: gzip is left to the server. */
export const pageSides = ['', '.br'] as const;

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

function brotli(content: string | Uint8Array, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window that just holds a page: larger ones cost more to set up than they save.
    ...(quality < 10 && content.length < 100_000 && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
  };
  return brotliCompressSync(content, { params });
}

/**
 * Writes a file with its `.br` and `.gz` beside it, each moved into place whole.
 *
 * @param quality Brotli quality, 0 to 11.
 */
export function writeCompressed(file: string, content: string | Uint8Array, quality = 5): void {
  writeWhole(file, content);
  writeWhole(`${file}.br`, brotli(content, quality));
  writeWhole(`${file}.gz`, gzipSync(content, { level: quality > 6 ? 9 : 5 }));
}

/**
 * Writes a page with its `.br` into a folder that is there and that nobody reads yet.
 *
 * @param quality Brotli quality, 0 to 11.
 */
export function writePageFiles(file: string, html: string, quality: number): void {
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotli(html, quality));
}
