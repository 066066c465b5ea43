import { defineSection } from '#section-kit/defineSection.ts';
import { showingRates, zipCodeRequest } from '#section-kit/ratesInForce.ts';
import { type Props, schema } from './CashOutRefinanceRates.schema.ts';
import { CashOutRefinanceRates as View } from './CashOutRefinanceRates.tsx';
import { words } from './CashOutRefinanceRates.words.ts';
import { liveRates, questionOf } from './liveRates.ts';

const terms = [
  { years: 10 as const, apr: 6.125 },
  { years: 15 as const, apr: 6.245 },
  { years: 20 as const, apr: 6.615 },
  { years: 30 as const, apr: 6.875 },
];
const common = {
  heading: 'Cash-out refinance rates',
  asOf: '2026-11-16',
  caption: 'Smart Refinance with cash out',
  terms,
  example: 'Example: $100,000 over 15 years at 6.245% APR is 180 payments of $857.17.',
};

export const section = defineSection({
  name: 'CashOutRefinanceRates',
  group: 'Rates',
  summary: 'The live rates of a cash-out refinance by term, for the visitor’s zip code.',
  synonyms: ['cash-out', 'cash-out refinance'],
  schema,
  View,
  words,
  request: zipCodeRequest,
  servedRates: (props, visitor) => liveRates(questionOf(props), visitor),
  ...showingRates(({ terms: rows }: Props) =>
    rows.map(({ years }, index) => ({
      key: `cash-out-refinance.${years}.apr`,
      path: ['terms', index, 'apr'],
    })),
  ),
  provides: ['rate-date', 'repayment-terms'],
  examples: {
    /** The author’s dated rates, shown until live ones arrive. */
    default: {
      ...common,
      zipDependent: false,
      text: 'A fixed rate for the whole term.',
      apply: { text: 'Talk to a lender', href: '/contact-us.html' },
    },
    /** Without a zip code the section asks for it and shows no rates. */
    zipDependent: { ...common, next: '/cash-out-refinance.html' },
    /** In Spanish. */
    spanish: {
      heading: 'Tasas de refinanciamiento con retiro de efectivo',
      asOf: '2026-11-16',
      zipDependent: false,
      caption: 'Refinanciamiento con retiro de efectivo',
      terms,
      example: 'Ejemplo: $100,000 a 15 años con una APR de 6.245% son 180 pagos de $857.17.',
    },
  },
  accessibility: [
    'The table has a caption; terms are row headers.',
    'Live rates are announced once, politely, and the layout does not shift.',
  ],
});
