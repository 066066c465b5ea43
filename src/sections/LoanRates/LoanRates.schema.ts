import { z } from 'zod';
import { flag, plainText } from '#content/fields.ts';
import {
  applyWithAmount,
  creditScores,
  percent,
  rateSectionFields,
  representativeExample,
} from '#content/rateSection.ts';

const dollars = (title: string, description: string) => z.int().positive().meta({ title, description });

export const schema = z.strictObject({
  ...rateSectionFields(),
  kind: z.enum(['personal', 'auto', 'homeImprovement']).default('personal').meta({
    title: 'Kind of loan',
    description: 'Determines which adjustment the rate service applies (RATE-09).',
  }),
  employeeAdjustment: flag(
    'For employees',
    'If true, requests the employee rate (RATE-09). For pages for the bank’s employees.',
  ),
  allianceIndicator: flag(
    'For an alliance',
    'If true, requests the alliance rate (RATE-09). For pages for a partner’s customers.',
  ),
  amount: z
    .strictObject({
      min: dollars('Minimum', 'Minimum loan amount in dollars.'),
      max: dollars('Maximum', 'Maximum loan amount in dollars.'),
      initial: dollars('Default amount', 'Initial value of the field, in dollars.'),
      error: plainText().meta({
        title: 'Error',
        description: 'Shown when the amount is invalid, too small or too large.',
      }),
    })
    .meta({ title: 'Amount', description: 'Amounts that can be borrowed.' }),
  terms: z.array(z.int().min(12).max(84)).min(1).meta({
    title: 'Terms',
    description: 'Terms to choose from, 12 to 84 months; the first is selected by default.',
  }),
  scores: creditScores('Such as Very good (740 to 779).'),
  exampleApr: percent(
    36,
    'APR of the example',
    'Percent, for the values that the form opens with; shown with its date until the visitor’s own rate arrives.',
  ),
  example: representativeExample(),
  errorText: plainText().meta({
    title: 'Error',
    description: 'Shown when the rate cannot be loaded (RATE-09).',
  }),
  apply: applyWithAmount(),
});
export type Props = z.output<typeof schema>;
