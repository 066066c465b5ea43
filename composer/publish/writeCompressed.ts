import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Writes a file with its `.br` and `.gz` beside it, each moved into place whole.
 *
 * @param quality Brotli quality, 0 to 11.
 */
export function writeCompressed(file: string, content: string | Uint8Array, quality = 5): void {
  mkdirSync(dirname(file), { recursive: true });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const put = (name: string, data: string | Uint8Array) => {
    writeFileSync(`${name}.part`, data);
    renameSync(`${name}.part`, name);
  };
  put(file, content);
  put(`${file}.br`, brotliCompressSync(content, { params }));
  put(`${file}.gz`, gzipSync(content, { level: quality > 6 ? 9 : 6 }));
}
