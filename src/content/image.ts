import { z } from 'zod';

/** Width and height in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The path of a picture of the site. */
export const mediaPath = () =>
  z
    .string()
    .regex(/^\/media\/[\w./-]+\.(svg|png|jpg|jpeg|webp|avif)$/, 'Expected a file such as /media/savings.svg');

/** A picture of the site. Missing dimensions are taken from the file, so that loading it does not shift the layout. */
export const image = () =>
  z
    .strictObject({
      src: mediaPath().meta({
        title: 'File',
        description: 'A file in pages-json/media, such as /media/savings.svg.',
        portico: 'media',
        synonyms: ['url', 'file', 'path', 'source'],
      }),
      alt: z.string().meta({
        title: 'Alternative text',
        description: 'Describes the image. Leave empty if it is decorative.',
        portico: 'plain',
        synonyms: ['alt text', 'alternative text', 'text'],
      }),
      width: z
        .int()
        .positive()
        .optional()
        .meta({ title: 'Width', description: 'In CSS pixels. Defaults to the size of the file.' }),
      height: z
        .int()
        .positive()
        .optional()
        .meta({ title: 'Height', description: 'In CSS pixels. Defaults to the size of the file.' }),
    })
    .meta({ portico: 'image' });
export type Image = z.output<ReturnType<typeof image>>;

/**
 * Completes the dimensions of a picture. Both come from its file if both are missing; a single missing one is
 * calculated from the file's aspect ratio.
 *
 * @param natural size of the file, if known.
 */
export function withSize<Shown extends Image>(picture: Shown, natural: ImageSize | undefined): Shown {
  const { width, height } = picture;
  if (!natural || (width !== undefined && height !== undefined)) return picture;
  const scale = width === undefined ? (height ?? natural.height) / natural.height : width / natural.width;
  return {
    ...picture,
    width: width ?? Math.round(natural.width * scale),
    height: height ?? Math.round(natural.height * scale),
  };
}

/** One format of a picture in several widths, for a `source` element. */
export interface PictureSource {
  readonly type: `image/${string}`;
  readonly srcSet: string;
}

/** A picture as a page shows it. The optional parts are generated from the author's file when the page is built. */
export interface ShownImage extends Image {
  /** The available formats, best first. */
  readonly sources?: readonly PictureSource[];
  /** The `sizes` attribute, from which browsers choose a width before layout. */
  readonly sizes?: string;
  /** Background color until it has loaded: `#b3a89c`. */
  readonly color?: string;
}
