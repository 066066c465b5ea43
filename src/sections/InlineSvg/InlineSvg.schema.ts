import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { image } from '#content/image.ts';
import { inlineText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().optional().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  image: image()
    .refine(({ src }) => src.endsWith('.svg'), { error: 'Expected an SVG', path: ['src'] })
    .meta({
      title: 'Drawing',
      description:
        'An SVG whose colors are attributes. `currentColor` takes the color of the text, in the dark too; words in it are set in the page’s font.',
    }),
  caption: inlineText().optional().meta({ title: 'Caption', description: 'Below the drawing.' }),
});
export type Props = z.output<typeof schema>;
