import { defineSection } from '#section-kit/defineSection.ts';
import { showingRates, zipCodeRequest } from '#section-kit/ratesInForce.ts';
import { type Props, schema } from './PersonalLineRates.schema.ts';
import { PersonalLineRates as View } from './PersonalLineRates.tsx';
import { words } from './PersonalLineRates.words.ts';
import { liveRates } from './liveRates.ts';

const tiers = [
  { tierDescription: '$1,000 to $4,999', apr: 16.74 },
  { tierDescription: '$5,000 to $9,999', apr: 15.24 },
  { tierDescription: '$10,000 to $24,999', apr: 13.74 },
  { tierDescription: '$25,000 and above', apr: 12.24 },
];
const common = {
  heading: 'Line of credit rates',
  asOf: '2026-11-16',
  caption: 'Personal line of credit',
  tiers,
  example:
    'The APR is variable and follows the Prime Rate. The annual fee is $0; the minimum payment is 2% of the balance or $25, whichever is more.',
};

export const section = defineSection({
  name: 'PersonalLineRates',
  group: 'Rates',
  summary: 'The live rates of a personal line of credit by its limit, for the visitor’s zip code.',
  synonyms: ['line of credit', 'personal line of credit'],
  schema,
  View,
  words,
  request: zipCodeRequest,
  servedRates: (_props, visitor) => liveRates(visitor),
  // The rate file numbers the tiers in its keys, and knows them by name only.
  ...showingRates(({ productKey, tiers: rows }: Props) =>
    rows.map((_tier, index) => ({
      key: `personal-line.${productKey}.${index + 1}.apr`,
      path: ['tiers', index, 'apr'],
      productPath: ['productKey'],
    })),
  ),
  tiers: ({ productKey, tiers: rows }) => [
    {
      file: 'personal-line',
      productKey,
      path: ['tiers'],
      tiers: rows.map(({ tierDescription, label }) => ({ description: tierDescription, label })),
    },
  ],
  provides: ['rate-date', 'variable-rate'],
  examples: {
    /** The author’s dated rates, shown until live ones arrive. */
    default: {
      ...common,
      zipDependent: false,
      text: 'One rate for each credit limit.',
      apply: { text: 'Ask about a line', href: '/contact-us.html' },
    },
    /** Without a zip code the section asks for it and shows no rates. */
    zipDependent: { ...common, next: '/personal-line-of-credit.html' },
    /** In Spanish. */
    spanish: {
      heading: 'Tasas de la línea de crédito',
      asOf: '2026-11-16',
      zipDependent: false,
      caption: 'Línea de crédito personal',
      tiers: tiers.map((tier) => ({
        ...tier,
        label: tier.tierDescription.replace(' to ', ' a ').replace('and above', 'o más'),
      })),
      example: 'La APR es variable y sigue la tasa preferencial. No hay cuota anual.',
    },
  },
  accessibility: [
    'The table has a caption; credit limits are row headers.',
    'Live rates are announced once, politely, and the layout does not shift.',
  ],
});
