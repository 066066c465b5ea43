import type { z } from 'zod';
import type { schema } from './Calculator.schema.ts';

type Example = z.input<typeof schema>;

const dollars = (label: string, max: number, step: number, initial: number, min = 0) => ({
  label,
  min,
  max,
  step,
  initial,
});

/** An example for each formula; `Calculator.section.ts` says what each shows. */
export const calculatorExamples = {
  default: {
    heading: 'What would a house cost a month?',
    text: 'The example shows a typical house. Change what is different for you.',
    calculation: {
      formula: 'monthly-payment',
      fields: {
        amount: dollars('Price of the home, in dollars', 2_000_000, 5000, 375_000, 50_000),
        downPayment: dollars('Down payment, in dollars', 1_000_000, 5000, 75_000),
        rate: { label: 'Annual percentage rate (APR)', min: 1, max: 15, step: 0.05, initial: 6.5 },
        years: { label: 'Years to repay it', min: 5, max: 30, step: 5, initial: 30 },
        taxes: dollars('Property taxes a year, in dollars', 40_000, 100, 4500),
        insurance: dollars('Insurance a year, in dollars', 20_000, 100, 1800),
      },
    },
    apply: { text: 'Apply for a mortgage', href: '/apply/mortgage.html', parameter: 'loanAmount' },
    note: 'An illustration with an example rate of 6.5% APR, a fixed rate and no mortgage insurance.',
  },
  savings: {
    heading: 'How much to save each month?',
    calculation: {
      formula: 'savings-goal',
      fields: {
        goal: dollars('Your goal, in dollars', 500_000, 500, 20_000, 100),
        deposit: dollars('What you have saved, in dollars', 500_000, 100, 2000),
        years: { label: 'Years until you need it', min: 1, max: 30, step: 1, initial: 4 },
        apy: { label: 'Annual percentage yield (APY)', min: 0, max: 10, step: 0.05, initial: 2.28 },
      },
    },
    apply: { text: 'Open savings', href: '/apply/savings.html', parameter: 'amount' },
    note: 'An illustration: it assumes that a variable yield stays the same and nothing is withdrawn.',
    tone: 'quiet',
  },
  ladder: {
    heading: 'What would a ladder earn?',
    calculation: {
      formula: 'cd-ladder',
      fields: { deposit: dollars('Deposit, in dollars', 250_000, 1000, 10_000, 2500) },
      rungs: [
        { months: 12, apy: 4.24 },
        { months: 24, apy: 4 },
        { months: 36, apy: 3.8 },
        { months: 48, apy: 3.65 },
        { months: 60, apy: 3.56 },
      ],
    },
    apply: { text: 'Open a CD', href: '/apply/savings.html' },
    note: 'Each certificate is kept until it matures. A penalty may apply to early withdrawals.',
  },
  affordability: {
    heading: 'How much home can you afford?',
    calculation: {
      formula: 'affordability',
      fields: {
        income: dollars('Income a year before taxes, in dollars', 1_000_000, 1000, 96_000, 10_000),
        debts: { ...dollars('Other debts a month, in dollars', 20_000, 50, 450), help: 'Loans and cards.' },
        downPayment: dollars('Down payment, in dollars', 1_000_000, 5000, 40_000),
        rate: { label: 'Annual percentage rate (APR)', min: 1, max: 15, step: 0.05, initial: 6.5 },
        years: { label: 'Years to repay it', min: 5, max: 30, step: 5, initial: 30 },
        taxes: { label: 'Property taxes a year, in percent', min: 0, max: 4, step: 0.05, initial: 1.1 },
        insurance: dollars('Insurance a year, in dollars', 20_000, 100, 1800),
      },
    },
    apply: { text: 'Talk to a consultant', href: '/mortgage/consultant.html' },
    note: 'A rule of thumb: 28 percent of the income for the home, 36 percent with all debts.',
  },
  card: {
    heading: 'When is your card paid off?',
    calculation: {
      formula: 'card-payoff',
      fields: {
        balance: dollars('Balance, in dollars', 50_000, 100, 4800, 50),
        rate: { label: 'Annual percentage rate (APR)', min: 1, max: 36, step: 0.05, initial: 22.9 },
        payment: dollars('Payment a month, in dollars', 5000, 5, 180, 10),
      },
      minimum: { percent: 1, dollars: 35 },
    },
    apply: { text: 'See our cards', href: '/credit-cards.html' },
    note: 'It assumes no new purchases, and a minimum of the interest and 1% of the balance, at least $35.',
  },
  never: {
    heading: 'When is your card paid off?',
    calculation: {
      formula: 'card-payoff',
      fields: {
        balance: dollars('Balance, in dollars', 50_000, 100, 10_000, 50),
        rate: { label: 'Annual percentage rate (APR)', min: 1, max: 36, step: 0.05, initial: 24 },
        payment: dollars('Payment a month, in dollars', 5000, 5, 200, 10),
      },
      minimum: { percent: 1, dollars: 35 },
    },
    apply: { text: 'See our cards', href: '/credit-cards.html' },
    note: 'It assumes no new purchases.',
  },
  spanish: {
    heading: '¿Cuánto debe ahorrar cada mes?',
    calculation: {
      formula: 'savings-goal',
      fields: {
        goal: dollars('Su meta, en dólares', 500_000, 500, 20_000, 100),
        deposit: dollars('Lo que ya tiene, en dólares', 500_000, 100, 2000),
        years: { label: 'Años hasta que lo necesite', min: 1, max: 30, step: 1, initial: 4 },
        apy: { label: 'Rendimiento porcentual anual (APY)', min: 0, max: 10, step: 0.05, initial: 2.28 },
      },
    },
    apply: { text: 'Abrir una cuenta', href: '/es/apply/savings.html', parameter: 'amount' },
    note: 'Un ejemplo: supone que el rendimiento no cambia y que no hay retiros.',
  },
} satisfies Readonly<Record<string, Example>>;
