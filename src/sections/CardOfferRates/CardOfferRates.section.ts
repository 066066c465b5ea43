import { defineSection } from '#section-kit/defineSection.ts';
import { showingRates } from '#section-kit/ratesInForce.ts';
import { type Props, schema } from './CardOfferRates.schema.ts';
import { CardOfferRates as View } from './CardOfferRates.tsx';
import { words } from './CardOfferRates.words.ts';

const codes = { requestCode: 'ELM', sourceCode: 'WEB', locationNumber: '0001' };
const harbor = {
  ...codes,
  offerId: 'HARBOR1',
  name: 'Harbor Card',
  text: 'For a large purchase that you pay off over a year.',
  minimumApr: 18.24,
  maximumApr: 28.24,
  annualFee: 0,
  rates: [
    { label: 'Purchases at first', name: 'introPurchaseRate', percent: 0, note: 'for 12 months' },
    { label: 'Cash advances', name: 'introCashAdvanceMaxRate', percent: 29.99 },
    { label: 'After a late payment', name: 'purchasePenaltyRate', percent: 29.99 },
  ],
  features: ['0% on purchases for twelve months', 'No annual fee'],
  apply: { text: 'Apply for the Harbor Card', href: '/contact-us.html' },
};
const lantern = {
  ...codes,
  offerId: 'LANTERN5',
  name: 'Lantern Card',
  text: 'For a first or a second start.',
  minimumApr: 27.24,
  maximumApr: 27.24,
  annualFee: 0,
  apply: { text: 'Apply for the Lantern Card', href: '/contact-us.html' },
};
const common = { asOf: '2026-11-16' };

export const section = defineSection({
  name: 'CardOfferRates',
  group: 'Rates',
  summary: 'Credit cards with the live rates and fees of their current offers.',
  synonyms: ['credit cards', 'credit card offers', 'card rates'],
  schema,
  View,
  pictures: {
    'offers.image': ({ offers: { length } }) => ({
      xs: { share: 1 },
      md: { share: 1 / Math.min(length, 2), gaps: 2.5 },
      shape: 5 / 2,
    }),
  },
  words,
  ...showingRates(({ offers }: Props) =>
    offers.flatMap(({ offerId, rates }, offer) =>
      [
        { key: `cards.${offerId}.calculatedMinAPR`, path: ['offers', offer, 'minimumApr'] },
        { key: `cards.${offerId}.calculatedMaxAPR`, path: ['offers', offer, 'maximumApr'] },
        { key: `cards.${offerId}.annualFeeAmount`, path: ['offers', offer, 'annualFee'] },
        ...rates.map(({ name }, rate) => ({
          key: `cards.${offerId}.${name}`,
          path: ['offers', offer, 'rates', rate, 'percent'],
        })),
      ].map((rate) => ({ ...rate, productPath: ['offers', offer, 'offerId'] })),
    ),
  ),
  provides: ['rate-date', 'variable-rate'],
  examples: {
    /** A card with a range of rates and one with a single rate. */
    default: {
      ...common,
      heading: 'Our cards',
      text: 'The rate within the range depends on your credit.',
      offers: [harbor, lantern],
      disclosures: ['The APR is variable and follows the Prime Rate.'],
    },
    /** A single card. */
    single: { ...common, heading: 'The Harbor Card', offers: [harbor] },
    /** In Spanish; the range reads “x% a y%”. */
    spanish: {
      ...common,
      heading: 'Nuestras tarjetas',
      offers: [
        {
          ...harbor,
          name: 'Tarjeta Harbor',
          text: 'Para una compra grande que se paga en un año.',
          rates: [{ label: 'Adelantos de efectivo', name: 'introCashAdvanceMaxRate', percent: 29.99 }],
          features: ['Sin cuota anual'],
          apply: { text: 'Solicitar la tarjeta', href: '/es/' },
        },
      ],
    },
  },
  accessibility: [
    'The rates and fees of a card are a table named by the card.',
    'Live rates are announced once, politely, and the layout does not shift.',
  ],
});
