import { defineSection } from '#section-kit/defineSection.ts';
import { showingRates } from '#section-kit/ratesInForce.ts';
import { exampleQuestion, fieldNames, firstWrong, typedIn } from './homeEquityForm.ts';
import { type Props, schema } from './HomeEquityRates.schema.ts';
import { HomeEquityRates as View } from './HomeEquityRates.tsx';
import { words } from './HomeEquityRates.words.ts';

const offers = [
  { productKey: 'HELOC' as const, termsinMonths: 360, name: 'Line of credit, 30 years', rate: 7.55 },
  { productKey: 'HEQF2' as const, termsinMonths: 120, name: 'Loan, 10 years', rate: 7.24 },
  { productKey: 'HEQF2' as const, termsinMonths: 180, name: 'Loan, 15 years', rate: 7.39 },
];
const common = {
  states: [
    { stateCode: 'CO', stateName: 'Colorado' },
    { stateCode: 'ME', stateName: 'Maine' },
  ],
  asOf: '2026-11-16',
  offers,
  valueOfHome: 400_000,
  mortgageBalance: 150_000,
  loanAmount: 50_000,
  scores: [
    { label: 'Excellent (760 or more)', score: 780 },
    { label: 'Very good (720 to 759)', score: 740 },
  ],
};

export const section = defineSection({
  name: 'HomeEquityRates',
  group: 'Rates',
  summary: 'Live rates of home-equity loans and lines of credit for the visitor’s own home.',
  synonyms: ['HELOC', 'home equity', 'home equity line'],
  schema,
  View,
  words,
  ...showingRates((props: Props) =>
    props.offers.map((offer, index) => ({
      key: `home-equity.${offer.productKey}.${exampleQuestion(offer, props)}`,
      path: ['offers', index, 'rate'],
    })),
  ),
  provides: ['rate-date', 'variable-rate'],
  hydrate: 'interaction',
  request: {
    method: 'post',
    fields: fieldNames,
    isWrong: (props, asked) => firstWrong(typedIn(asked, props)) !== undefined,
  },
  examples: {
    /** Dated examples, before the visitor has answered the questions. */
    default: {
      ...common,
      heading: 'Your home equity rates',
      text: 'Eight questions, and your credit score stays as it is.',
      caption: 'For $50,000 on a home worth $400,000',
      amountError: 'Enter an amount in whole dollars',
      variable: 'The rate of a line of credit is variable and never above 18.00% APR.',
      errorText: 'Your rates could not be loaded. Please try again in a moment.',
      apply: { text: 'Talk to a lender', href: '/contact-us.html' },
    },
    /** In Spanish. */
    spanish: {
      ...common,
      heading: 'Sus tasas sobre el valor de la vivienda',
      offers: [
        { ...offers[0]!, name: 'Línea de crédito, 30 años' },
        { ...offers[1]!, name: 'Préstamo, 10 años' },
      ],
      scores: [{ label: 'Excelente (760 o más)', score: 780 }],
      caption: 'Para $50,000 sobre una casa de $400,000',
      amountError: 'Escriba una cantidad en dólares enteros',
      variable: 'La tasa de la línea es variable y nunca pasa de 18.00% APR.',
      errorText: 'No se pudieron cargar sus tasas. Inténtelo de nuevo en un momento.',
      apply: { text: 'Hablar con un asesor', href: '/es/' },
    },
  },
  accessibility: [
    'If an answer is missing, focus moves to its question and a message says what is expected.',
    'Live rates and errors are announced once, politely.',
  ],
});
