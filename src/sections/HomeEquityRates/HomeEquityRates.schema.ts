import { z } from 'zod';
import { inlineText, plainText } from '#content/fields.ts';
import { applyWithAmount, creditScores, percent, rateSectionFields } from '#content/rateSection.ts';

const dollars = (title: string, description: string) => z.int().min(0).meta({ title, description });

const offer = z.strictObject({
  productKey: z.enum(['HEQF2', 'HELOC']).meta({
    title: 'Product',
    description: 'HEQF2 is a loan with a fixed APR, HELOC a line of credit with a variable rate (RATE-10).',
  }),
  termsinMonths: z.int().min(12).max(480).meta({ title: 'Term', description: 'Months.' }),
  name: plainText().meta({ title: 'Name', description: 'Such as Home equity loan, 10 years.' }),
  rate: percent(25, 'Default rate', 'Percent; shown with its date for the default answers.'),
});

const state = z.strictObject({
  stateCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Expected two capital letters')
    .meta({ title: 'Code', description: 'As in the state list, such as ME.' }),
  stateName: plainText().meta({ title: 'Name', description: 'Such as Maine.' }),
});

export const schema = z.strictObject({
  ...rateSectionFields(),
  states: z.array(state).min(1).meta({
    title: 'States',
    description:
      'States where the bank offers home equity; shown until the state list arrives, and without JavaScript.',
  }),
  offers: z
    .array(offer)
    .min(1)
    .max(6)
    .meta({ title: 'Offers', description: 'One row each; a second term of a product is a separate row.' }),
  caption: inlineText().meta({
    title: 'Caption',
    description: 'Names the table and describes the home and loan that the dated rates apply to.',
  }),
  valueOfHome: dollars('Value of the home', 'Initial value of the field, in dollars.'),
  mortgageBalance: dollars('Mortgage balance', 'Initial value of the field, in dollars.'),
  loanAmount: dollars('Amount', 'Initial value of the field, in dollars.'),
  amountError: plainText().meta({
    title: 'Invalid amount',
    description: 'Shown when an amount is not a valid dollar amount.',
  }),
  scores: creditScores('Such as Very good (740 or more).'),
  variable: inlineText().meta({
    title: 'Variable rate',
    description: 'How the rate of a line of credit varies, and its maximum (12 CFR 1026.16).',
    says: 'variable-rate',
  }),
  errorText: plainText().meta({
    title: 'Error',
    description: 'Shown when rates cannot be loaded (RATE-17).',
  }),
  apply: applyWithAmount(),
});
export type Props = z.output<typeof schema>;
