import { z } from 'zod';
import { bandTone, headingFields, inlineText, link, plainText } from '#content/fields.ts';

const product = z.strictObject({
  name: plainText().meta({ title: 'Name', description: 'The product.' }),
  figure: inlineText().meta({
    title: 'Figure',
    description: 'Its one number, in a few characters: {rate:…}, $25, 0%.',
  }),
  figureText: inlineText().meta({
    title: 'What the figure is',
    description: 'Such as APY for 12 months, or opens the account.',
  }),
  link: link().meta({ title: 'Link', description: 'The product’s page; the whole product is clickable.' }),
});

export const schema = z.strictObject({
  ...headingFields('Names the products.'),
  products: z
    .array(product)
    .min(2)
    .max(5)
    .meta({ title: 'Products', description: 'From left to right; a list on small screens.' }),
  note: inlineText()
    .optional()
    .meta({ title: 'Note', description: 'The date of the figures, and what they depend on.' }),
  tone: bandTone('the products'),
});
export type Props = z.output<typeof schema>;
