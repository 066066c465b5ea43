import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { image } from '#content/image.ts';
import { anchorId } from '#content/link.ts';
import { inlineText, plainText, richText } from '#content/text.ts';

const item = z.strictObject({
  id: anchorId().meta({ title: 'Id', description: 'A link to #id opens this item.' }),
  heading: plainText().meta({ title: 'Heading', description: 'The question, or what the item is about.' }),
  text: richText().meta({ title: 'Text', description: 'What shows when the item is open.' }),
  image: image()
    .optional()
    .meta({ title: 'Picture', description: 'Takes the place of the side picture while the item is open.' }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the group.' }),
  level: headingLevel(),
  items: z.array(item).min(1).meta({ title: 'Items', description: 'From top to bottom.' }),
  image: image()
    .optional()
    .meta({ title: 'Side picture', description: 'Stands beside the items on large screens.' }),
  openFirst: z
    .boolean()
    .default(false)
    .meta({ title: 'Open first', description: 'True opens the first item at the start.' }),
  faq: z.boolean().default(false).meta({
    title: 'Questions',
    description: 'True tells search engines that the items are questions and answers.',
  }),
});
export type Props = z.output<typeof schema>;
