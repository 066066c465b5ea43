import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import limit from 'p-limit';
import type { Sharp } from 'sharp';
import type { MediaFile, Site } from '#composer/page/loadSite.ts';
import { writeWhole } from '#composer/publish/whole/wholeFiles.ts';
import { isRaster, type PictureFile } from './PictureFile.ts';

/** A picture, or why its file is none that can be shown. */
export type PictureReading = PictureFile | { readonly error: string };

/** The pictures of a site by their addresses, e.g. `/media/harbor.jpg`. */
export type SitePictures = Readonly<Record<string, PictureReading>>;

/** Folder of everything that is made of pictures, by content: made once, used by every later build. */
export const picturesFolder = (root: string) => join(root, '.portico', 'pictures');

/** So many pixels would take gigabytes to read: a file may say that it has any number. */
export const mostPixels = 100_000_000;

/** The library that reads and writes pictures; only who has pictures loads it. */
export async function openPicture(content: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Several pictures are made at once: one thread for each.
  sharp.concurrency(1);
  return sharp(content, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient();
}

const channel = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** A color that the picture can come out of without a flash: half its most frequent one, half the mean of all. */
async function calmColor(picture: Sharp): Promise<string | undefined> {
  const small = await picture.resize(64, 64, { fit: 'inside' }).png().toBuffer();
  const { default: sharp } = await import('sharp');
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

/** Reads a picture whole; what it says of itself is kept by its content. */
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

/** What was read of files that have not changed since. */
const known = new WeakMap<MediaFile, PictureReading>();

/** Reads the pictures of a site that have changed since it was read the last time. */
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
