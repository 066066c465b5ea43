import { z } from 'zod';

/** A picture of the site. Its size is required so that nothing moves when it loads. */
export const image = () =>
  z.strictObject({
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
      description: 'What the picture tells. Empty when it only decorates.',
      portico: 'plain',
      synonyms: ['alt text', 'alternative text', 'text'],
    }),
    width: z.int().positive().meta({ title: 'Width', description: 'Natural width in CSS pixels.' }),
    height: z.int().positive().meta({ title: 'Height', description: 'Natural height in CSS pixels.' }),
  });
export type Image = z.output<ReturnType<typeof image>>;

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
