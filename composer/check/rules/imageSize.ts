import { closeSync, openSync, readSync } from 'node:fs';
import { imageSize as sizeOfBytes } from 'image-size';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Natural size of a picture from its first 64 kB, or `undefined` when it is not told there. */
export function imageSize(path: string): ImageSize | undefined {
  try {
    const { width, height } = sizeOfBytes(firstBytes(path, 65_536));
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

function firstBytes(path: string, maxBytes: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(maxBytes);
    return buffer.subarray(0, readSync(file, buffer, 0, maxBytes, 0));
  } finally {
    closeSync(file);
  }
}
