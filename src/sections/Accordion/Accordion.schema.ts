import { z } from 'zod';
import { anchorId, flag, image, introFields, plainText, richText } from '#content/fields.ts';

const item = z.strictObject({
  id: anchorId().meta({ title: 'Id', description: 'A link to #id opens this item.' }),
  heading: plainText().meta({ title: 'Heading', description: 'The question, or what the item is about.' }),
  text: richText().meta({ title: 'Text', description: 'Shown while the item is open.' }),
  image: image()
    .optional()
    .meta({ title: 'Image', description: 'Replaces the side image while the item is open.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the group.', 'Introduces the items, or says whom to ask.'),
  items: z.array(item).min(1).meta({ title: 'Items', description: 'From top to bottom.' }),
  image: image()
    .optional()
    .meta({ title: 'Side image', description: 'Shown next to the items on large screens.' }),
  openFirst: flag('Open first', 'If true, the first item is initially open.'),
  faq: flag('Questions', 'If true, tells search engines that the items are questions and answers.'),
});
export type Props = z.output<typeof schema>;
