import { z } from 'zod';
import { headingLevel, image, inlineText } from '#content/fields.ts';

export const schema = z.strictObject({
  heading: inlineText().optional().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  image: image()
    .refine(({ src }) => src.endsWith('.svg'), { error: 'Expected an SVG', path: ['src'] })
    .meta({
      title: 'SVG',
      description:
        'An SVG with colors in attributes. `currentColor` takes the text color, including in the dark scheme; text in it uses the page’s font.',
    }),
  caption: inlineText().optional().meta({ title: 'Caption', description: 'Shown below the SVG.' }),
});
export type Props = z.output<typeof schema>;
