import { createHash } from 'node:crypto';
import type { ImageSize } from '#content/image.ts';

/** What is known of an author's picture once its file was read; plain data, which can be sent to a thread. */
export interface PictureFile {
  /** Of its content. */
  readonly digest: string;
  /** Natural size in pixels, as it is shown: turned as its camera says. */
  readonly width: number;
  readonly height: number;
  /** Ground of its place until it is there; none for one that can be seen through. */
  readonly color?: string;
}

/** A file that is made of a picture. */
export interface PictureVariant {
  /** Where the site has it: `/media/harbor-640.x3Tq0f9_bA.avif`. */
  readonly address: string;
  readonly format: VariantFormat;
  readonly width: number;
}

/** What browsers choose from, the best one first. */
export const sourceFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof sourceFormats)[number] | 'jpeg' | 'png';

/** New whenever files are made otherwise: those made before are then made again. */
const settings = 2;

/** Widths in pixels that files are made in; each picture has the few that its places need. */
const steps = [160, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2400] as const;

/** Width of the file for browsers that know neither `source` nor its formats. */
const plainWidth = 640;
/** Width of the whole picture, for those who ask for its address alone: social networks, search engines. */
const wholeWidth = 1600;

/** Pictures that are made smaller; a drawing is as it is. */
export const isRaster = (address: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(address);

/** The format of the author's file, as far as every browser knows it: drawings with hard edges stay PNG. */
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
 * The widths for a place, none wider than the picture itself: from its width on the smallest phone up to twice its
 * width on large screens, whose pixels are half as wide.
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

/** The files of one format in these widths, from small to large. */
export const sourceVariants = (
  source: string,
  file: PictureFile,
  format: (typeof sourceFormats)[number],
  widths: readonly number[],
): readonly PictureVariant[] => widths.map((width) => variant(source, file, format, width));

/** For browsers that know no `source`. */
export const plainVariant = (source: string, file: PictureFile): PictureVariant =>
  variant(source, file, plainFormat(source), plainWidth);

/** The picture by itself, as large as anybody needs it. */
export const wholeVariant = (source: string, file: PictureFile): PictureVariant =>
  variant(source, file, plainFormat(source), wholeWidth);

/** Size of that picture in pixels. @param natural size of the author's file. */
export function wholeSize(natural: ImageSize): ImageSize {
  const width = Math.min(wholeWidth, natural.width);
  return { width, height: Math.round((natural.height * width) / natural.width) };
}

/** Every file that may be made of a picture. */
export const allVariants = (source: string, file: PictureFile): readonly PictureVariant[] => [
  ...sourceFormats.flatMap((format) => sourceVariants(source, file, format, steps)),
  plainVariant(source, file),
  wholeVariant(source, file),
];
