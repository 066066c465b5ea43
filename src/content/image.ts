import { z } from 'zod';

/** Width and height in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of the site. Without a size it has that of its file, so that nothing moves when it loads. */
export const image = () =>
  z
    .strictObject({
      src: z
        .string()
        .regex(
          /^\/media\/[\w./-]+\.(svg|png|jpg|jpeg|webp|avif)$/,
          'Expected a file such as /media/savings.svg',
        )
        .meta({
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
 * A picture with the size that its page reserves for it. What its author leaves out comes from its file; one of the
 * two alone keeps the shape of the file.
 *
 * @param natural size of its file, if it is known.
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

/** One format of a picture in several widths, as of a `source` element. */
export interface PictureSource {
  readonly type: `image/${string}`;
  readonly srcSet: string;
}

/** A picture as a page shows it. What the composer made of the author's file is there once the page is made. */
export interface ShownImage extends Image {
  /** Formats that browsers choose from, the best one first. */
  readonly sources?: readonly PictureSource[];
  /** How wide it shows, for browsers that choose before they know the layout. */
  readonly sizes?: string;
  /** Ground of its place until it is there: `#b3a89c`. */
  readonly color?: string;
}
