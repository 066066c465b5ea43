import { z } from 'zod';
import { link } from '#content/link.ts';
import { rateSectionFields } from '#content/rateSection.ts';
import { inlineText, plainText } from '#content/text.ts';

const dollars = (title: string, description: string) => z.int().positive().meta({ title, description });

const score = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'Such as Very good (740 to 779).' }),
  score: z
    .int()
    .min(300)
    .max(850)
    .meta({ title: 'Score', description: 'The credit score that is asked with.' }),
});

export const schema = z.strictObject({
  ...rateSectionFields(),
  kind: z.enum(['personal', 'auto', 'homeImprovement']).default('personal').meta({
    title: 'Kind of loan',
    description: 'Decides which adjustment the rate service makes (RATE-09).',
  }),
  employeeAdjustment: z.boolean().default(false).meta({
    title: 'For employees',
    description: 'True on pages for people who work for the bank: asks for their rate (RATE-09).',
  }),
  allianceIndicator: z.boolean().default(false).meta({
    title: 'For an alliance',
    description: 'True on pages for customers of a partner: asks for the rate of the alliance (RATE-09).',
  }),
  amount: z
    .strictObject({
      min: dollars('Minimum', 'Smallest loan, dollars.'),
      max: dollars('Maximum', 'Largest loan, dollars.'),
      initial: dollars('First amount', 'Stands in the field when the page arrives, dollars.'),
      error: plainText().meta({
        title: 'Error',
        description: 'When the amount is none, too small or too large.',
      }),
    })
    .meta({ title: 'Amount', description: 'What may be borrowed.' }),
  terms: z
    .array(z.int().min(12).max(84))
    .min(1)
    .meta({ title: 'Terms', description: 'Months to choose from, 12 to 84; the first is chosen.' }),
  scores: z.array(score).min(1).meta({ title: 'Credit', description: 'Best first; the first is chosen.' }),
  lowestApr: z.number().min(0).max(36).meta({
    title: 'Lowest APR',
    description: 'Shown with its date until the visitor’s own arrives; percent.',
  }),
  example: inlineText().meta({
    title: 'Representative example',
    description: 'Amount, term, APR and payments (12 CFR 1026.24).',
  }),
  errorText: plainText().meta({ title: 'Error', description: 'When the rate cannot be loaded (RATE-09).' }),
  apply: link().meta({
    title: 'Apply',
    description: 'Where the visitor applies; the amount goes along (RATE-16).',
  }),
});
export type Props = z.output<typeof schema>;
