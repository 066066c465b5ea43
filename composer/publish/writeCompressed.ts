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

/**
 * Writes a file with its `.br` and `.gz` beside it, each moved into place whole.
 *
 * @param quality Brotli quality, 0 to 11.
 */
export function writeCompressed(file: string, content: string | Uint8Array, quality = 5): void {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeWhole(file, content);
  writeWhole(`${file}.br`, brotliCompressSync(content, { params }));
  writeWhole(`${file}.gz`, gzipSync(content, { level: quality > 6 ? 9 : 6 }));
}
