import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import limit from 'p-limit';
import type { Sharp } from 'sharp';
import { sharp as loadSharp } from '#composer/native/nativePackages.ts';
import type { MediaFile, Site } from '#composer/page/loadSite.ts';
import { writeWhole } from '#composer/publish/whole/wholeFiles.ts';
import { isRaster, type PictureFile } from './PictureFile.ts';

/** A picture, or the reason that its file cannot be read. */
export type PictureReading = PictureFile | { readonly error: string };

/** The pictures of a site by path, such as `/media/harbor.jpg`. */
export type SitePictures = Readonly<Record<string, PictureReading>>;

/** Returns the cache folder for generated picture files, which later builds reuse. */
export const picturesFolder = (root: string) => join(root, '.portico', 'pictures');

/** Maximum number of pixels. A file may claim any size, and decoding more would take gigabytes of memory. */
export const mostPixels = 100_000_000;

/** Opens a picture with Sharp, which is imported lazily. */
export async function openPicture(content: Buffer): Promise<Sharp> {
  const sharp = loadSharp();
  // One thread per picture, because several pictures are processed in parallel.
  sharp.concurrency(1);
  return sharp(content, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient();
}

const channel = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/**
 * Returns a placeholder color that makes the loading picture not flash: the mean of its dominant and its average color.
 */
async function calmColor(picture: Sharp): Promise<string | undefined> {
  const small = await picture.resize(64, 64, { fit: 'inside' }).png().toBuffer();
  const sharp = loadSharp();
  const { dominant, channels, isOpaque } = await sharp(small).stats();
  if (!isOpaque) return undefined;
  const [red, green = red, blue = red] = channels;
  if (!red || !green || !blue) return undefined;
  return `#${channel((dominant.r + red.mean) / 2)}${channel((dominant.g + green.mean) / 2)}${channel((dominant.b + blue.mean) / 2)}`;
}

async function factsOf(content: Buffer, digest: string): Promise<PictureFile> {
  const picture = await openPicture(content);
  const { autoOrient } = await picture.metadata();
  const color = await calmColor(picture);
  return { digest, ...autoOrient, ...(color !== undefined && { color }) };
}

/** Reads a picture completely. The result is cached by content. */
export async function readPicture(cache: string, content: Buffer): Promise<PictureReading> {
  const digest = createHash('sha256').update(content).digest('base64url');
  const kept = join(cache, `${digest}.json`);
  try {
    // Only this function writes these files.
    return JSON.parse(readFileSync(kept, 'utf8')) as PictureFile;
  } catch {
    try {
      const facts = await factsOf(content, digest);
      mkdirSync(cache, { recursive: true });
      writeWhole(kept, JSON.stringify(facts));
      return facts;
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Results for unchanged files. */
const known = new WeakMap<MediaFile, PictureReading>();

/** Reads the pictures of a site that have changed since they were last read. */
export async function readPictures({ folder, mediaFiles }: Site, cache: string): Promise<SitePictures> {
  const atOnce = limit(availableParallelism());
  const readings = [...mediaFiles]
    .filter(([address]) => isRaster(address))
    .map(async ([address, media]) => {
      const reading =
        known.get(media) ??
        (await atOnce(async () => readPicture(cache, await readFile(join(folder, media.file)))));
      known.set(media, reading);
      return [address, reading] as const;
    });
  return Object.fromEntries(await Promise.all(readings));
}
