import { closeSync, openSync, readSync } from 'node:fs';
import { imageSize as sizeOfBytes } from 'image-size';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Cameras write a small picture and much else before they say how large the picture is. */
const beginnings = [65_536, 1_048_576];

/** Natural size of a picture as it is shown, turned as its camera says; `undefined` when its file does not tell. */
export function imageSize(path: string): ImageSize | undefined {
  for (const bytes of beginnings) {
    try {
      const { width, height, orientation = 1 } = sizeOfBytes(firstBytes(path, bytes));
      // From the fifth on it lies on its side.
      const size = orientation >= 5 ? { width: height, height: width } : { width, height };
      return width > 0 && height > 0 ? size : undefined;
    } catch {
      // Its beginning does not say it.
    }
  }
  return undefined;
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
