import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Endings of a published file and of its compressed forms beside it. */
export const sides = ['', '.br', '.gz'] as const;

/** Whether a file gets smaller by compression; pictures and fonts already are. */
export const isCompressible = (name: string) => /\.(?:html|css|js|json|svg|txt|xml|ico)$/.test(name);

/** Writes a file beside its place and moves it there, so that it is never seen half. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** The forms of a file, each with the ending it has. */
function* forms(content: string | Uint8Array, quality: number): Generator<[string, string | Uint8Array]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window that just holds a page: larger ones cost more to set up than they save.
    ...(quality < 10 && content.length < 100_000 && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
  };
  yield ['', content];
  yield ['.br', brotliCompressSync(content, { params })];
  yield ['.gz', gzipSync(content, { level: quality > 6 ? 9 : 5 })];
}

/**
 * Writes a file with its `.br` and `.gz` beside it, each moved into place whole.
 *
 * @param quality Brotli quality, 0 to 11.
 */
export function writeCompressed(file: string, content: string | Uint8Array, quality = 5): void {
  for (const [ending, form] of forms(content, quality)) writeWhole(file + ending, form);
}

/** The same into a folder that nobody reads yet: without the moves. The file's folder must be there. */
export function writeCompressedBeside(file: string, content: string | Uint8Array, quality: number): void {
  for (const [ending, form] of forms(content, quality)) writeFileSync(file + ending, form);
}
