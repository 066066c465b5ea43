import { z } from 'zod';
import { headingLevel, image, inlineText, tone } from '#content/fields.ts';

const picture = z.strictObject({
  image: image().meta({
    title: 'Image',
    description: 'Cropped to the height of the band; its middle always shows.',
  }),
  caption: inlineText()
    .optional()
    .meta({ title: 'Caption', description: 'A few words below the picture that it does not show.' }),
});

export const schema = z.strictObject({
  heading: inlineText()
    .optional()
    .meta({ title: 'Heading', description: 'What the pictures show together.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'Introduces the pictures.' }),
  pictures: z
    .array(picture)
    .min(2)
    .max(5)
    .meta({ title: 'Pictures', description: 'The first is the largest.' }),
  tone: tone('the pictures'),
});
export type Props = z.output<typeof schema>;
