import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize as sizeOfBytes } from 'image-size';
import type { ImageSize } from '#content/fields.ts';
import type { MediaFile, Site } from './loadSite.ts';

export type { ImageSize };

/** Bytes to read. Cameras write a thumbnail and other metadata before the size. */
const beginnings = [65_536, 1_048_576];

/**
 * Returns the natural size of a picture after its EXIF orientation was applied, or `undefined` if it cannot be read.
 */
function imageSize(path: string): ImageSize | undefined {
  for (const bytes of beginnings) {
    try {
      const { width, height, orientation = 1 } = sizeOfBytes(firstBytes(path, bytes));
      // Orientations from 5 on are rotated by 90 degrees.
      const size = orientation >= 5 ? { width: height, height: width } : { width, height };
      return width > 0 && height > 0 ? size : undefined;
    } catch {
      // The size is further into the file.
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

const known = new WeakMap<MediaFile, { readonly size?: ImageSize }>();

/** Returns the natural size of a picture, by its path or file, or `undefined` if it cannot be read. */
export function naturalSize(
  { folder, mediaFiles }: Pick<Site, 'folder' | 'mediaFiles'>,
  picture: string | MediaFile,
): ImageSize | undefined {
  const media = typeof picture === 'string' ? mediaFiles.get(picture) : picture;
  if (!media) return undefined;
  const before = known.get(media);
  if (before) return before.size;
  const size = imageSize(join(folder, media.file));
  known.set(media, { ...(size && { size }) });
  return size;
}
