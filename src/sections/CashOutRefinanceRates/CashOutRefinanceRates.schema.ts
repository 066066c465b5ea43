import { z } from 'zod';
import { inlineText, link, plainText } from '#content/fields.ts';
import { percent, rateSectionFields, representativeExample, zipCodeFields } from '#content/rateSection.ts';

const term = z.strictObject({
  years: z
    .union([z.literal(10), z.literal(15), z.literal(20), z.literal(30)])
    .meta({ title: 'Years', description: 'The term: 10, 15, 20 or 30 (RATE-03).' }),
  apr: percent(25, 'Default APR', 'Percent; shown until a live rate arrives.'),
});

export const schema = z.strictObject({
  ...rateSectionFields(),
  ...zipCodeFields(),
  caption: inlineText().meta({ title: 'Caption', description: 'Names the table: the product.' }),
  terms: z.array(term).min(1).max(4).meta({ title: 'Terms', description: 'Shortest first.' }),
  example: representativeExample(),
  errorText: plainText().optional().meta({
    title: 'Error',
    description: 'Shown when the rates cannot be loaded (RATE-17). Defaults to the site’s words.',
  }),
  apply: link().optional().meta({ title: 'Apply', description: 'Where the visitor applies.' }),
});
export type Props = z.output<typeof schema>;
