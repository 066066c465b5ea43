import { z } from 'zod';
import { inlineText, introFields, plainText, tone } from '#content/fields.ts';
import { loanKey, yieldKey } from '#content/rateSection.ts';
import { isDay } from '#lib/format/dates.ts';

const percent = () => z.number().positive().max(36);
const years = (what: string) => z.int().min(1).max(40).meta({ title: 'Years', description: what });
const rateKey = (key: (example: string) => z.ZodString, example: string) =>
  key(example)
    .optional()
    .meta({
      title: 'Rate',
      description: `Key of a rate such as ${example}; replaces the number when the page is built.`,
    });

const asOf = () =>
  z.string().refine(isDay, 'Expected a day such as 2026-11-16').optional().meta({
    title: 'As of',
    description: 'The day of the rate: YYYY-MM-DD. With "rate", that of the rate in force replaces it.',
  });

/** Growth of a deposit, calculated. */
const deposit = z.strictObject({
  kind: z.literal('deposit'),
  deposit: z
    .number()
    .min(1)
    .max(10_000_000)
    .meta({ title: 'Deposit', description: 'Dollars on the first day.' }),
  monthly: z
    .number()
    .min(0)
    .max(100_000)
    .default(0)
    .meta({ title: 'Monthly', description: 'Dollars added at the end of each month.' }),
  apy: percent().meta({ title: 'APY', description: 'Annual percentage yield, such as 4.05.' }),
  rate: rateKey(yieldKey, 'cd.CD99.60.apy'),
  asOf: asOf(),
  years: years('How long it grows.'),
});

/** Principal and interest of a loan, calculated. */
const loan = z.strictObject({
  kind: z.literal('loan'),
  amount: z.number().min(100).max(10_000_000).meta({ title: 'Amount', description: 'Dollars borrowed.' }),
  apr: percent().meta({ title: 'APR', description: 'Annual percentage rate, such as 6.5.' }),
  rate: rateKey(loanKey, 'loans.LOAN.apr'),
  asOf: asOf(),
  years: years('How long it is repaid, in equal monthly payments.'),
});

const moment = z.strictObject({
  date: z
    .string()
    .refine(isDay, 'Expected a day such as 2026-11-16')
    .meta({ title: 'Date', description: 'The first day of this rate: YYYY-MM-DD.' }),
  percent: z.number().min(0).max(36).meta({ title: 'Percent', description: 'The rate from this day on.' }),
});

/** History of a rate, from a list of its changes. */
const history = z.strictObject({
  kind: z.literal('history'),
  name: plainText().meta({ title: 'Name', description: 'What the rate is, such as Standard CD, 12 months.' }),
  unit: z
    .enum(['APY', 'APR', 'rate'])
    .meta({ title: 'Unit', description: '"APY" for deposits, "APR" for loans, "rate" for an index.' }),
  points: z
    .array(moment)
    .min(2)
    .max(60)
    .refine(
      (points) => points.every(({ date }, index) => index === 0 || date > (points[index - 1]?.date ?? '')),
      'Expected dates in order, each once',
    )
    .meta({ title: 'Changes', description: 'Oldest first. The last is shown as the newest.' }),
});

const row = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'A word or a year below the bar.' }),
  values: z
    .array(z.number().min(0))
    .min(1)
    .max(3)
    .meta({ title: 'Values', description: 'One number for each series, in the same order.' }),
});

/** Any numbers, as stacked bars. */
const values = z
  .strictObject({
    kind: z.literal('values'),
    rowsAre: plainText().meta({ title: 'Rows are', description: 'Header of the labels, such as Year.' }),
    unit: z
      .enum(['dollars', 'percent', 'number'])
      .meta({ title: 'Unit', description: 'How the numbers are written.' }),
    series: z
      .array(plainText())
      .min(1)
      .max(3)
      .meta({ title: 'Series', description: 'What the parts of a bar are, from the bottom up.' }),
    rows: z.array(row).min(2).max(24).meta({ title: 'Rows', description: 'A bar each, from left to right.' }),
  })
  .superRefine(({ rows, series }, context) => {
    rows.forEach((one, index) => {
      if (one.values.length !== series.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'values'],
          message: `Expected ${series.length} numbers, one for each series`,
        });
    });
  });

export const schema = z.strictObject({
  ...introFields('What the chart says, as a sentence.', 'What the reader should see in it.'),
  data: z.discriminatedUnion('kind', [deposit, loan, history, values]).meta({
    title: 'Data',
    description:
      '"deposit" and "loan" are calculated from their terms, "history" is a rate over time, "values" are any numbers.',
  }),
  source: inlineText().meta({
    title: 'Source',
    description: 'Where the figures come from, and what a calculation assumes.',
  }),
  tone: tone('the chart'),
});
export type Props = z.output<typeof schema>;
export type ChartData = Props['data'];
