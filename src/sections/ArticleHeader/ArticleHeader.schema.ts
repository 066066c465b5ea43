import { z } from 'zod';
import { image, inlineText, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  superhead: plainText()
    .optional()
    .meta({ title: 'Superhead', description: 'A word or two above the heading: the topic.' }),
  heading: inlineText().meta({ title: 'Heading', description: 'The page’s one h1.' }),
  text: inlineText()
    .optional()
    .meta({ title: 'Text', description: 'One or two sentences: what the reader will learn.' }),
  image: image().optional().meta({
    title: 'Image',
    description:
      'Shown next to the text on large screens, and below it on smaller ones unless its alt is empty.',
  }),
});
export type Props = z.output<typeof schema>;
