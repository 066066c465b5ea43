import { z } from 'zod';
import { inlineText, introFields, link, plainText, tone } from '#content/fields.ts';
import { loanKey, yieldKey } from '#content/rateSection.ts';

export type Unit = 'dollars' | 'percent' | 'months' | 'years';

const number = (title: string, description: string) => z.number().min(0).meta({ title, description });

const limits = {
  label: plainText().meta({ title: 'Label', description: 'Names the field and its slider, with the unit.' }),
  help: plainText().optional().meta({ title: 'Help', description: 'Shown above the field.' }),
  min: number('Minimum', 'The lowest value that the field accepts.'),
  max: number('Maximum', 'The highest value that the field accepts.'),
  step: z.number().positive().meta({
    title: 'Step',
    description: 'How far a key press moves the slider; the field accepts all values.',
  }),
  initial: number('Example', 'The value that the calculator begins with.'),
};

interface Range {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}
const inRange = ({ min, max, initial }: Range) => min < max && min <= initial && initial <= max;
const rangeError = 'Expected a minimum below the maximum, and an example between them';

/** A field whose numbers are `least` to `most`. */
const bounded = (least: number, most: number) => (range: Range) =>
  inRange(range) && range.min >= least && range.max <= most;

// Fields of a unit have the same description, so that editors read their schema once; `fields` says what each is.
const amount = () =>
  z.strictObject(limits).refine(bounded(0, 100_000_000), `${rangeError}, up to $100,000,000`);
const inDollars = { title: 'Dollars', description: 'A field for an amount.' };
const dollars = () => amount().meta(inDollars);
const optionalDollars = () => amount().optional().meta(inDollars);

const years = () =>
  z
    .strictObject(limits)
    .refine(bounded(1, 40), `${rangeError}, of 1 to 40 years`)
    .meta({ title: 'Years', description: 'A field for whole years.' });

/** @param least 0 for what may be nothing; loans need interest, as CALC-02 says. */
const percent = (least = 0, key = z.string().min(1)) =>
  z
    .strictObject({
      ...limits,
      rate: key.optional().meta({
        title: 'Rate',
        description:
          'Key of a rate such as deposits.SAVINGS.1.apy; replaces the example when the page is built.',
      }),
    })
    .refine(bounded(least, 100), `${rangeError}, of ${least} to 100 percent`)
    .meta({ title: 'Percent', description: 'A field for a rate or a share.' });

const apr = () => percent(0.01, loanKey('mortgage-purchase.FIX30.rate'));
const apy = () => percent(0, yieldKey('deposits.SAVINGS.1.apy'));
const fields = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ title: 'Fields', description });
const formula = <Name extends string>(name: Name, description: string) =>
  z.literal(name).meta({ title: 'Formula', description });

const loanPayment = z.strictObject({
  formula: formula('monthly-payment', 'What a loan costs a month.'),
  fields: fields(
    'The price or loan, what is paid at once, the annual rate, and the years of equal payments. Taxes and insurance, in dollars a year, are added to the payment.',
    {
      amount: dollars(),
      downPayment: optionalDollars(),
      rate: apr(),
      years: years(),
      taxes: optionalDollars(),
      insurance: optionalDollars(),
    },
  ),
});

const savingsGoal = z.strictObject({
  formula: formula('savings-goal', 'What to save each month.'),
  fields: fields(
    'What is to be saved, what is there on the first day, in how many years, and the annual percentage yield.',
    { goal: dollars(), deposit: dollars(), years: years(), apy: apy() },
  ),
});

const rung = z
  .strictObject({
    months: z.int().min(1).max(120).meta({ title: 'Months', description: 'Term of the certificate.' }),
    apy: z
      .number()
      .min(0)
      .max(36)
      .meta({ title: 'APY', description: 'Annual percentage yield, such as 4.05.' }),
    rate: yieldKey('cd.CD99.12.apy').optional().meta({
      title: 'Rate',
      description: 'Key of a rate such as cd.CD99.12.apy; replaces the APY when the page is built.',
    }),
  })
  // Such as cd.CD99.12.apy; the check reports keys that do not exist.
  .refine(({ months, rate = '' }) => !/^cd\.\w+\.\d+\./.test(rate) || rate.split('.')[2] === String(months), {
    error: 'Expected a rate of the same term as in “months”',
    path: ['rate'],
  });

const cdLadder = z.strictObject({
  formula: formula('cd-ladder', 'What certificates of several terms earn.'),
  fields: fields('What is divided equally among the certificates.', { deposit: dollars() }),
  rungs: z
    .array(rung)
    .min(2)
    .max(10)
    .refine(
      (rungs) => rungs.every(({ months }, index) => index === 0 || months > (rungs[index - 1]?.months ?? 0)),
      'Expected terms from short to long, each once',
    )
    .meta({ title: 'Rungs', description: 'The certificates, from the shortest term to the longest.' }),
});

const affordability = z.strictObject({
  formula: formula('affordability', 'What a home may cost.'),
  fields: fields(
    'Income a year before taxes, other debts a month, what is paid at once, the annual rate, years, property taxes in percent of the price a year, and insurance a year.',
    {
      income: dollars(),
      debts: dollars(),
      downPayment: dollars(),
      rate: apr(),
      years: years(),
      taxes: percent(),
      insurance: dollars(),
    },
  ),
  housingShare: z
    .number()
    .positive()
    .max(60)
    .default(28)
    .meta({ title: 'Share for the home', description: 'Percent of the income for the home itself.' }),
  debtShare: z
    .number()
    .positive()
    .max(60)
    .default(36)
    .meta({ title: 'Share for all debts', description: 'Percent of the income for the home and all debts.' }),
});

const cardPayoff = z.strictObject({
  formula: formula('card-payoff', 'When a card is paid off.'),
  fields: fields('What is owed, the annual percentage rate, and what is paid each month.', {
    balance: dollars(),
    rate: apr(),
    payment: dollars(),
  }),
  minimum: z
    .strictObject({
      percent: z
        .number()
        .positive()
        .max(100)
        .meta({ title: 'Percent', description: 'Percent of the balance that is due besides the interest.' }),
      dollars: z.number().positive().meta({ title: 'Dollars', description: 'The least that is due.' }),
    })
    .meta({ title: 'Minimum payment', description: 'What the card asks for; the answer compares it.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the calculator.', 'What the calculator computes.'),
  calculation: z
    .discriminatedUnion('formula', [loanPayment, savingsGoal, cdLadder, affordability, cardPayoff])
    .meta({
      title: 'Calculation',
      description: 'The formula, and the fields that it needs with their bounds and examples.',
    }),
  apply: link()
    .extend({
      parameter: z
        .string()
        .regex(/^[A-Za-z]\w*$/, 'Expected a name such as loanAmount')
        .optional()
        .meta({
          title: 'Parameter',
          description: 'Hands the amount to the form under this name, such as loanAmount.',
        }),
    })
    .meta({ title: 'Next step', description: 'Shown below the answer.', portico: 'link' }),
  note: inlineText().meta({
    title: 'Note',
    description: 'What the calculation assumes, and where its rates come from.',
  }),
  tone: tone('the calculator'),
});
export type Props = z.output<typeof schema>;
export type Calculation = Props['calculation'];
export type Formula = Calculation['formula'];
/** The calculation with a formula. */
export type Of<Name extends Formula> = Extract<Calculation, { formula: Name }>;
type NumbersIn<Fields> = { readonly [Name in keyof Fields]: number | Extract<Fields[Name], undefined> };
/** The number in each field, by its name. */
export type Numbers<Name extends Formula> = NumbersIn<Of<Name>['fields']>;
