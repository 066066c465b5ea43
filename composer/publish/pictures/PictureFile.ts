import { createHash } from 'node:crypto';
import type { ImageSize, Image, ShownImage } from '#content/fields.ts';
import { placeSizes, type PicturePlace, type PlaceTokens, shownWidths } from '#section-kit/picturePlace.ts';

/** Information about an author's picture, read from its file. Plain data, so it can be sent to a worker thread. */
export interface PictureFile {
  /** Hash of the content. */
  readonly digest: string;
  /** Natural size in pixels, after its EXIF orientation was applied. */
  readonly width: number;
  readonly height: number;
  /** Placeholder color while it loads. `undefined` for a picture with transparency. */
  readonly color?: string;
}

/** A file that is generated from a picture. */
export interface PictureVariant {
  /** URL of the file: `/media/harbor-640.x3Tq0f9_bA.avif`. */
  readonly address: string;
  readonly format: VariantFormat;
  readonly width: number;
}

/** The formats that browsers can choose from, best first. */
const sourceFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof sourceFormats)[number] | 'jpeg' | 'png';

/** Increase this when files are encoded differently, so that existing ones are generated again. */
const settings = 2;

/** Possible widths in pixels. Each picture only uses those that its places need. */
const steps = [160, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2400] as const;

/** Width of the fallback file for browsers that support neither `source` nor its formats. */
const plainWidth = 640;
/** Width of the file that is linked on its own, for social networks and search engines. */
const wholeWidth = 1600;

/** Whether a file is a raster image, of which smaller versions are generated. SVGs are used unchanged. */
export const isRaster = (address: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(address);

/** A format that every browser supports. Pictures with hard edges stay PNG. */
const plainFormat = (address: string): 'jpeg' | 'png' => (/\.jpe?g$/i.test(address) ? 'jpeg' : 'png');

const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' } as const;

function variant(
  source: string,
  { digest, width: natural }: PictureFile,
  format: VariantFormat,
  wanted: number,
): PictureVariant {
  const width = Math.min(wanted, natural);
  const name = createHash('sha256').update(`${settings} ${digest}`).digest('base64url').slice(0, 10);
  const stem = source.slice(0, source.lastIndexOf('.'));
  return { address: `${stem}-${width}.${name}.${endings[format]}`, format, width };
}

/**
 * Returns the widths that a place needs, at most the picture's own: from its width on the smallest phone up to twice
 * its width on large screens, for two device pixels per CSS pixel.
 */
export function widthsFor(
  { width: natural }: Pick<PictureFile, 'width'>,
  { least, most }: { readonly least: number; readonly most: number },
): readonly number[] {
  const first = steps.findIndex((step) => step >= least);
  const last = steps.findIndex((step) => step >= 2 * most);
  const wanted = steps.slice(first < 0 ? steps.length - 1 : first, last < 0 ? steps.length : last + 1);
  return [...new Set(wanted.map((step) => Math.min(step, natural)))];
}

/** Returns the files of one format in these widths, from small to large. */
const sourceVariants = (
  source: string,
  file: PictureFile,
  format: (typeof sourceFormats)[number],
  widths: readonly number[],
): readonly PictureVariant[] => widths.map((width) => variant(source, file, format, width));

/** Returns the fallback file for browsers that don't support `source`. */
const plainVariant = (source: string, file: PictureFile): PictureVariant =>
  variant(source, file, plainFormat(source), plainWidth);

/** Returns the file that is linked on its own. */
export const wholeVariant = (source: string, file: PictureFile): PictureVariant =>
  variant(source, file, plainFormat(source), wholeWidth);

/** Returns the size of `wholeVariant` in pixels. @param natural Size of the author's file. */
export function wholeSize(natural: ImageSize): ImageSize {
  const width = Math.min(wholeWidth, natural.width);
  return { width, height: Math.round((natural.height * width) / natural.width) };
}

/** Returns every file that may be generated from a picture. */
export const allVariants = (source: string, file: PictureFile): readonly PictureVariant[] => [
  ...sourceFormats.flatMap((format) => sourceVariants(source, file, format, steps)),
  plainVariant(source, file),
  wholeVariant(source, file),
];

/**
 * Returns a picture for a place on a page, with the files that browsers can choose from, its size, and a placeholder
 * color.
 *
 * @param onFile Called with the URL of each file that the page refers to.
 */
export function shownPicture(
  image: Image,
  file: PictureFile,
  place: PicturePlace,
  tokens: PlaceTokens,
  onFile: (address: string) => void,
): ShownImage {
  const widths = widthsFor(file, shownWidths(place, tokens));
  const sources = sourceFormats.map((format) => {
    const variants = sourceVariants(image.src, file, format, widths);
    for (const { address } of variants) onFile(address);
    const srcSet = variants.map(({ address, width }) => `${address} ${width}w`).join(', ');
    return { type: `image/${format}`, srcSet } as const;
  });
  const plain = plainVariant(image.src, file);
  onFile(plain.address);
  const { width, height, color } = file;
  return {
    ...image,
    src: plain.address,
    width,
    height,
    sources,
    sizes: placeSizes(place, tokens),
    ...(color !== undefined && { color }),
  };
}
