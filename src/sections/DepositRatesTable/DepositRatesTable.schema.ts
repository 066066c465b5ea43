import { z } from 'zod';
import { inlineText, link, plainText } from '#content/fields.ts';
import { percent, rateSectionFields, zipCodeFields } from '#content/rateSection.ts';

const tier = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'The balances, such as $10,000-$24,999.99.' }),
  minimumBalance: z.number().min(0).meta({
    title: 'Lowest balance',
    description: 'Dollars; identifies the live rate of the tier (RATE-06).',
  }),
  maximumBalance: z
    .number()
    .positive()
    .optional()
    .meta({ title: 'Highest balance', description: 'Dollars; omit for a tier without an upper limit.' }),
  rate: percent(25, 'Default rate', 'Interest rate in percent; shown until a live rate arrives.'),
  apy: percent(25, 'Default APY', 'Yield in percent; shown until a live one arrives.'),
  bumpApy: z.number().min(0).max(25).optional().meta({
    title: 'Default better APY',
    description: 'Yield in percent for customers who qualify.',
  }),
});

const product = z.strictObject({
  productKey: plainText().meta({
    title: 'Product key',
    description: 'The rate service’s key, such as DDA86, DDA4A, TU, TMTX or STEP.',
    refersTo: 'deposits-product',
  }),
  name: inlineText().meta({ title: 'Name', description: 'The product.' }),
  text: inlineText().optional().meta({ title: 'Text', description: 'Who it is for.' }),
  tiers: z.array(tier).min(1).max(12).meta({ title: 'Tiers', description: 'By balance, lowest first.' }),
  bump: plainText().optional().meta({
    title: 'Better rate',
    description: 'Header of the column with better rates for customers who qualify.',
  }),
  minimumOpening: plainText().meta({
    title: 'Minimum opening deposit',
    description: 'Required with an APY (12 CFR 1030.8), such as $25.',
  }),
  maintenanceFee: plainText().meta({
    title: 'Maintenance fee',
    description: 'Monthly fee of the account and how to avoid it (12 CFR 1030.8).',
  }),
  disclosures: z.array(inlineText()).default([]).meta({
    title: 'Product disclosures',
    description: 'Shown until the rate service provides its own.',
  }),
  apply: link().optional().meta({ title: 'Apply', description: 'Where the visitor opens the account.' }),
});

export const schema = z.strictObject({
  ...rateSectionFields(),
  ...zipCodeFields(),
  audience: z.enum(['consumer', 'business']).default('consumer').meta({
    title: 'Audience',
    description: 'Consumers or businesses; businesses have different rates (RATE-04).',
  }),
  products: z
    .array(product)
    .min(1)
    .max(4)
    .meta({ title: 'Products', description: 'One table for each product.' }),
  fees: inlineText().meta({
    title: 'Fees',
    description: 'States that rates may change and fees could reduce earnings (12 CFR 1030.8).',
  }),
});
export type Props = z.output<typeof schema>;
