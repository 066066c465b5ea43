import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { link } from '#content/link.ts';
import { inlineText, plainText } from '#content/text.ts';

const message = (title: string, description: string) => plainText().meta({ title, description });

const amount = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'What the amount is for.' }),
  min: z.number().positive().meta({ title: 'Least', description: 'Smallest amount, dollars.' }),
  messages: z
    .strictObject({
      empty: message('Empty', 'When nothing was entered.'),
      min: message('Too small', 'When the amount is below the minimum.'),
      max: message('Too large', 'When the amount is 10,000,000 or more.'),
      character: message('Characters', 'When there is something other than a number.'),
    })
    .meta({ title: 'Messages', description: 'What is said when the amount is wrong.' }),
});

const term = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'Such as Term in months.' }),
  min: z.int().positive().meta({ title: 'Least', description: 'Shortest term, months.' }),
  max: z.int().positive().meta({ title: 'Most', description: 'Longest term, months.' }),
  messages: z
    .strictObject({
      empty: message('Empty', 'When nothing was entered.'),
      term: message('Out of range', 'When the term is too short or too long.'),
      character: message('Characters', 'When there is something other than a number.'),
    })
    .meta({ title: 'Messages', description: 'What is said when the term is wrong.' }),
});

const rate = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'Such as Annual percentage rate.' }),
  max: z.number().positive().max(100).meta({ title: 'Most', description: 'Highest rate, percent a year.' }),
  messages: z
    .strictObject({
      empty: message('Empty', 'When nothing was entered.'),
      rate: message('Too high', 'When the rate is above the most.'),
      character: message('Characters', 'When there is something other than a number.'),
      decimal: message('Decimals', 'When there are more than two decimals.'),
    })
    .meta({ title: 'Messages', description: 'What is said when the rate is wrong.' }),
});

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the calculator.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'What the calculator tells.' }),
  amount: amount.meta({ title: 'Amount', description: 'The amount to finance.' }),
  term: term.meta({ title: 'Term', description: 'The months to pay it back.' }),
  rate: rate.meta({ title: 'Rate', description: 'The annual percentage rate.' }),
  initial: inlineText().meta({
    title: 'First panel',
    description: 'Stands where the payment will be, until all is valid.',
  }),
  apply: link().meta({ title: 'Start application', description: 'Opens in the same window.' }),
  example: inlineText().meta({
    title: 'Representative example',
    description: 'Required beside a payment (12 CFR 1026.24): amount, rate, term, payment.',
  }),
});
export type Props = z.output<typeof schema>;
