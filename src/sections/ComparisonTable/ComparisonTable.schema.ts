import { z } from 'zod';
import { image, inlineText, introFields, link, plainText } from '#content/fields.ts';

const product = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'Expected a letter followed by letters, digits, "-" or "_"')
    .meta({ title: 'Id', description: 'Identifies the product, such as harbor.' }),
  name: plainText().meta({
    title: 'Name',
    description: 'Names the column and the option that visitors choose.',
  }),
  image: image().optional().meta({ title: 'Image', description: 'Shown above the name.' }),
  values: z.array(inlineText()).min(1).meta({
    title: 'Values',
    description:
      'One for each row, in order. Take a rate from its file: {rate:cards.HARBOR1.calculatedMinAPR|18%}.',
  }),
  link: link().meta({
    title: 'Link',
    description: 'Where to read more; shown below the values.',
  }),
  apply: link().optional().meta({
    title: 'Apply',
    description: 'The button in the last row: where the visitor opens or applies for the product.',
  }),
});

const row = z.strictObject({
  label: plainText().meta({
    title: 'Label',
    description: 'What is compared: annual fee, purchase rate, rewards.',
  }),
  help: plainText()
    .optional()
    .meta({
      title: 'Help',
      description: 'Explains the label in one or two sentences, in a tooltip.',
      synonyms: ['tooltip', 'hint', 'info'],
    }),
  best: z.enum(['lowest', 'highest']).optional().meta({
    title: 'Best value',
    description:
      'Marks the lowest or highest number, of a range at both ends. None if a product has no number.',
  }),
});

export const schema = z
  .strictObject({
    ...introFields('Names the section.', 'Introduces the comparison.'),
    caption: inlineText().meta({
      title: 'Caption',
      description: 'Names the table and states the date of its rates.',
    }),
    rows: z.array(row).min(2).max(20).meta({ title: 'Rows', description: 'What is compared.' }),
    products: z
      .array(product)
      .min(2)
      .max(12)
      .refine((products) => new Set(products.map(({ id }) => id)).size === products.length, {
        error: 'Each product needs a unique id',
      })
      .meta({ title: 'Products', description: 'The first three are shown until visitors choose others.' }),
  })
  .superRefine(({ rows, products }, context) => {
    for (const [index, { values }] of products.entries()) {
      if (values.length === rows.length) continue;
      context.addIssue({
        code: 'custom',
        path: ['products', index, 'values'],
        message: `Expected a value for each of the ${rows.length} rows, not ${values.length}`,
      });
    }
  });
export type Props = z.output<typeof schema>;
export type Product = Props['products'][number];
