import { z } from 'zod';
import { inlineText, link, plainText } from '#content/fields.ts';
import { percent, rateSectionFields, representativeExample } from '#content/rateSection.ts';

const loan = z.strictObject({
  productKey: plainText().meta({
    title: 'Product key',
    description: 'The key of the loan in the rate file, such as FIX30.',
    refersTo: ['mortgage-purchase-product', 'mortgage-refinance-product'],
  }),
  product: plainText().meta({
    title: 'Product',
    description: 'Name in the rate file (RATE-12), such as 30-year fixed.',
  }),
  label: plainText().optional().meta({
    title: 'Label',
    description: 'The product in the language of the page, if different.',
  }),
  rate: percent(25, 'Default rate', 'Percent; shown until a live rate arrives.'),
  apr: percent(25, 'Default APR', 'Percent; shown until a live rate arrives.'),
  points: z
    .number()
    .min(-5)
    .max(5)
    .optional()
    .meta({ title: 'Default points', description: 'Points as a percentage of the loan.' }),
});

export const schema = z.strictObject({
  ...rateSectionFields(),
  purpose: z.enum(['purchase', 'refinance']).default('purchase').meta({
    title: 'Purpose',
    description: 'Determines which file the rates come from (RATE-12).',
  }),
  states: z.array(plainText()).min(1).meta({
    title: 'States',
    description:
      'Names of the states where the bank lends, listed by name. The first one is selected; the default rates are its own.',
  }),
  caption: inlineText().meta({ title: 'Caption', description: 'Names the table.' }),
  loans: z.array(loan).min(1).max(12).meta({ title: 'Loans', description: 'In display order.' }),
  example: representativeExample(),
  productionOrigin: z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({
      title: 'Production site',
      description:
        'Where rates are requested from when the site runs on localhost. Defaults to the one in site.json, or the site itself.',
    }),
  apply: link().optional().meta({ title: 'Apply', description: 'Where the visitor applies.' }),
});
export type Props = z.output<typeof schema>;
