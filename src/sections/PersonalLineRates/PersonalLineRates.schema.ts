import { z } from 'zod';
import { inlineText, link, plainText } from '#content/fields.ts';
import { percent, rateSectionFields, zipCodeFields } from '#content/rateSection.ts';

const tier = z.strictObject({
  tierDescription: plainText().meta({
    title: 'Tier',
    description: 'Name in the rate service (RATE-11), such as $10,000 to $24,999.',
  }),
  label: plainText().optional().meta({
    title: 'Label',
    description: 'The tier in the language of the page, if different.',
  }),
  apr: percent(36, 'Default APR', 'Percent; shown until a live rate arrives.'),
});

export const schema = z.strictObject({
  ...rateSectionFields(),
  ...zipCodeFields(),
  productKey: plainText().default('PLOC').meta({
    title: 'Product key',
    description: 'The key of the line in the rate file.',
    refersTo: 'personal-line-product',
  }),
  caption: inlineText().meta({ title: 'Caption', description: 'Names the table: the product.' }),
  tiers: z.array(tier).min(1).max(12).meta({ title: 'Tiers', description: 'By credit limit, lowest first.' }),
  example: inlineText().meta({
    title: 'Representative example',
    description: 'Fees, minimum payment and how the rate varies (12 CFR 1026.16).',
    says: 'variable-rate',
  }),
  apply: link().optional().meta({ title: 'Apply', description: 'Where the visitor applies.' }),
});
export type Props = z.output<typeof schema>;
