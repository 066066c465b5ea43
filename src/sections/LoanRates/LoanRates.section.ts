import { defineSection } from '#section-kit/defineSection.ts';
import { showingRates } from '#section-kit/ratesInForce.ts';
import { fieldNames, exampleQuestion, typedIn, wrongField } from './loanForm.ts';
import { type Props, schema } from './LoanRates.schema.ts';
import { LoanRates as View } from './LoanRates.tsx';
import { words } from './LoanRates.words.ts';

const scores = [
  { label: 'Excellent (780 or more)', score: 800 },
  { label: 'Very good (740 to 779)', score: 760 },
  { label: 'Good (700 to 739)', score: 720 },
];
const common = {
  asOf: '2026-11-16',
  amount: { min: 1000, max: 50_000, initial: 20_000, error: 'Enter whole dollars from $1,000 to $50,000' },
  terms: [48, 12, 24, 36, 60, 84],
  scores,
  exampleApr: 9.24,
  example: 'Example: $20,000 over 48 months at 9.24% APR is 48 payments of $500.14.',
  errorText: 'Your rate could not be loaded. Please try again in a moment.',
  apply: { text: 'Start an application', href: '/contact-us.html' },
};

export const section = defineSection({
  name: 'LoanRates',
  group: 'Rates',
  summary: 'What a loan would cost the visitor: the live rate for an amount, a term and a credit score.',
  synonyms: ['personal loan rates', 'auto loan rates', 'loans'],
  schema,
  View,
  words,
  ...showingRates((props: Props) => [{ key: `loans.LOAN.${exampleQuestion(props)}`, path: ['exampleApr'] }]),
  provides: ['rate-date', 'repayment-terms'],
  hydrate: 'interaction',
  hydrateCookie: 'zipcode',
  request: {
    method: 'post',
    fields: fieldNames,
    isWrong: (props, asked, { zipCode }) => wrongField(typedIn(asked, props), props, zipCode) !== undefined,
  },
  examples: {
    /** The rate of the example in the fields, until the zip code is known. */
    default: {
      ...common,
      heading: 'See your rate',
      text: 'Four questions, and your credit score stays as it is.',
    },
    /** A car loan. */
    auto: { ...common, heading: 'See your auto loan rate', kind: 'auto', exampleApr: 6.49 },
    /** In Spanish. */
    spanish: {
      ...common,
      heading: 'Vea su tasa',
      amount: { ...common.amount, error: 'Escriba dólares enteros, de $1,000 a $50,000' },
      scores: [
        { label: 'Excelente (780 o más)', score: 800 },
        { label: 'Bueno (700 a 739)', score: 720 },
      ],
      example: 'Ejemplo: $20,000 a 48 meses con una APR de 9.24% son 48 pagos de $500.14.',
      errorText: 'No se pudo cargar su tasa. Inténtelo de nuevo en un momento.',
      apply: { text: 'Iniciar una solicitud', href: '/es/' },
    },
  },
  accessibility: [
    'Until the zip code is known, the heading of the rate names the example that it is for.',
    'The payment is announced when the rate arrives, and so is a failure.',
    'Every question has a label; an invalid amount shows what is expected.',
  ],
});
