import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { showingRates } from '#section-kit/ratesInForce.ts';
import { type Props, schema } from './MortgageRates.schema.ts';
import { askedState, MortgageRates as View } from './MortgageRates.tsx';
import { words } from './MortgageRates.words.ts';
import { liveRates, mortgageFigures } from './liveRates.ts';

/** The same as the section shows in the browser: rates and points of the chosen state. */
async function servedRates(
  { purpose, states, loans }: Props,
  visitor: ServedVisitor,
): Promise<ServedRates<Props>> {
  const state = askedState(states, visitor.asked);
  const { rates, ...found } = await liveRates({ purpose, state, hostname: '' }, visitor);
  const pointsOf = (name: string) => rates.find(({ product }) => product === name)?.points;
  return { ...found, props: { loans: loans.map((loan) => ({ ...loan, points: pointsOf(loan.product) })) } };
}

const loans = [
  { productKey: 'FIX30', product: '30-year fixed', rate: 6.625, apr: 6.8, points: 0.5 },
  { productKey: 'FIX20', product: '20-year fixed', rate: 6.375, apr: 6.55, points: 0.5 },
  { productKey: 'FIX15', product: '15-year fixed', rate: 6, apr: 6.175, points: 0.5 },
];
const states = ['Colorado', 'Connecticut', 'Maine', 'Wyoming'];

/** The rates of the first state. */
const dated = showingRates(({ purpose, states: [state = ''], loans: rows }: Props) =>
  rows.flatMap(({ productKey }, loan) =>
    mortgageFigures.map((name) => ({
      key: `mortgage-${purpose}.${productKey}.${state}.${name}`,
      path: ['loans', loan, name],
      productPath: ['loans', loan, 'productKey'],
    })),
  ),
);

export const section = defineSection({
  name: 'MortgageRates',
  group: 'Rates',
  summary: 'Live mortgage rates of the visitor’s state, to buy a home or to refinance one.',
  synonyms: ['mortgages', 'home loan rates'],
  schema,
  View,
  words,
  // Which state a home is in is no secret: it may stand in an address.
  request: { method: 'get', fields: ['state'] },
  servedRates,
  ...dated,
  resolve: (props, page) => ({ productionOrigin: page.productionOrigin, ...dated.resolve(props, page) }),
  provides: ['rate-date', 'repayment-terms'],
  examples: {
    /** For buying a home; rates have three decimals. */
    default: {
      heading: 'Mortgage rates',
      text: 'For a home that you live in, with 20% down.',
      asOf: '2026-11-16',
      states,
      caption: 'Rates to buy a home',
      loans,
      example: 'Example: $300,000 over 30 years at 6.800% APR is 360 payments of $1,920.93.',
      apply: { text: 'Talk to a lender', href: '/contact-us.html' },
    },
    /** For refinancing; rates have two decimals. */
    refinance: {
      heading: 'Refinance rates',
      purpose: 'refinance',
      asOf: '2026-11-16',
      states,
      caption: 'Rates to refinance',
      loans,
      example: 'Example: $250,000 over 30 years at 6.80% APR is 360 payments of $1,600.78.',
    },
    /** In Spanish. */
    spanish: {
      heading: 'Tasas hipotecarias',
      asOf: '2026-11-16',
      states,
      caption: 'Tasas para comprar una casa',
      loans: [
        { ...loans[0]!, label: 'Fija a 30 años' },
        { ...loans[2]!, label: 'Fija a 15 años' },
      ],
      example: 'Ejemplo: $300,000 a 30 años con una APR de 6.800% son 360 pagos de $1,920.93.',
    },
  },
  accessibility: [
    'The rate and the APR are side by side in the same size.',
    'Choosing a state announces the new rates once, politely, and the layout does not shift.',
  ],
});
