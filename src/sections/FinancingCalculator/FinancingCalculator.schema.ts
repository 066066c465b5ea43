import { z } from 'zod';
import { inlineText, introFields, link, plainText } from '#content/fields.ts';

const message = (title: string, description: string) => plainText().meta({ title, description });

const amount = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'What the amount is for.' }),
  min: z.number().positive().meta({ title: 'Minimum', description: 'Minimum amount in dollars.' }),
  messages: z
    .strictObject({
      empty: message('Empty', 'Shown when nothing was entered.'),
      min: message('Too small', 'Shown when the amount is below the minimum.'),
      max: message('Too large', 'Shown when the amount is 10,000,000 or more.'),
      character: message('Characters', 'Shown when the value is not a number.'),
    })
    .meta({ title: 'Messages', description: 'Error messages for the amount.' }),
});

const term = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'Such as Term in months.' }),
  min: z.int().positive().meta({ title: 'Minimum', description: 'Minimum term in months.' }),
  max: z.int().positive().meta({ title: 'Maximum', description: 'Maximum term in months.' }),
  messages: z
    .strictObject({
      empty: message('Empty', 'Shown when nothing was entered.'),
      term: message('Out of range', 'Shown when the term is too short or too long.'),
      character: message('Characters', 'Shown when the value is not a number.'),
    })
    .meta({ title: 'Messages', description: 'Error messages for the term.' }),
});

const rate = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'Such as Annual percentage rate.' }),
  max: z
    .number()
    .positive()
    .max(100)
    .meta({ title: 'Maximum', description: 'Maximum annual rate in percent.' }),
  messages: z
    .strictObject({
      empty: message('Empty', 'Shown when nothing was entered.'),
      rate: message('Too high', 'Shown when the rate is above the maximum.'),
      character: message('Characters', 'Shown when the value is not a number.'),
      decimal: message('Decimals', 'Shown when the rate has more than two decimals.'),
    })
    .meta({ title: 'Messages', description: 'Error messages for the rate.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the calculator.', 'What the calculator computes.'),
  amount: amount.meta({ title: 'Amount', description: 'The amount to finance.' }),
  term: term.meta({ title: 'Term', description: 'The months to pay it back.' }),
  rate: rate.meta({ title: 'Rate', description: 'The annual percentage rate.' }),
  initial: inlineText().meta({
    title: 'First panel',
    description: 'Shown in place of the payment until all fields are valid.',
  }),
  apply: link().meta({ title: 'Start application', description: 'Opens in the same window.' }),
  example: inlineText().meta({
    title: 'Representative example',
    description: 'Required with a payment (12 CFR 1026.24): amount, rate, term, payment.',
    says: 'repayment-terms',
  }),
});
export type Props = z.output<typeof schema>;
