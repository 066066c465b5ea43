import { z } from 'zod';
import { bandTone, headingFields, image, inlineText, link, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  eyebrow: plainText()
    .optional()
    .meta({ title: 'Eyebrow', description: 'A few words above the heading: what it belongs to.' }),
  ...headingFields('The one thing that the picture and the words say.'),
  text: inlineText().meta({ title: 'Text', description: 'Two or three sentences.' }),
  points: z
    .array(inlineText())
    .max(4)
    .default([])
    .meta({ title: 'Points', description: 'Short facts below the text, each with a check mark.' }),
  actions: z
    .array(link())
    .max(2)
    .default([])
    .meta({ title: 'Actions', description: 'At most two; the first is the main one.' }),
  image: image().meta({
    title: 'Image',
    description: 'Fills its half to the edge of the window and is cropped; its middle always shows.',
  }),
  side: z
    .enum(['start', 'end'])
    .default('start')
    .meta({ title: 'Side', description: 'Where the picture is in wide windows: before or after the words.' }),
  tone: bandTone('the words'),
});
export type Props = z.output<typeof schema>;
