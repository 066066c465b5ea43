import { z } from 'zod';
import { image, inlineText, introFields, link, plainText, tone } from '#content/fields.ts';

const figure = z.strictObject({
  before: plainText()
    .optional()
    .meta({ title: 'Before', description: 'Shown above the number, such as Up to.' }),
  value: inlineText().meta({
    title: 'Value',
    description: 'The number, as a current rate: {rate:cd.CD99.12.apy|4%}.',
  }),
  unit: inlineText()
    .optional()
    .meta({ title: 'Unit', description: 'What the number means, such as APY or intro APR.' }),
});

const offer = z.strictObject({
  image: image().optional().meta({ title: 'Image', description: 'Shown across the top of the card.' }),
  product: plainText().meta({ title: 'Product', description: 'The kind of product, such as Mortgages.' }),
  heading: inlineText().meta({ title: 'Heading', description: 'Names the offer.' }),
  figure: figure.optional().meta({ title: 'Figure', description: 'The key number of the offer.' }),
  text: inlineText().meta({
    title: 'Text',
    description: 'Details of the number: the term, minimum amount, APR or a note.',
  }),
  action: link().meta({ title: 'Action', description: 'Where to read more or apply.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the group of offers.', 'Introduces the offers.'),
  offers: z
    .array(offer)
    .min(2)
    .max(6)
    .meta({ title: 'Offers', description: 'Three per row on large screens; the best one first.' }),
  tone: tone('the cards'),
});
export type Props = z.output<typeof schema>;
