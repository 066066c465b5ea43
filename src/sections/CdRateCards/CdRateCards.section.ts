import { defineSection, type PageFacts } from '#section-kit/defineSection.ts';
import { withRatesInForce, zipCodeRequest } from '#section-kit/ratesInForce.ts';
import { type Props, schema } from './CdRateCards.schema.ts';
import { CdRateCards as View } from './CdRateCards.tsx';
import { readDeposit } from './termTable.ts';
import { words } from './CdRateCards.words.ts';
import { readDollars } from '#lib/format/readNumber.ts';
import type { NamedRate } from '#section-kit/siteData.ts';

/** Returns the keys of the cards' rates by term. */
const namedRates = ({ cards }: Props): NamedRate[] =>
  cards.flatMap(({ productKey, terms, minimumOpening }, card) => {
    const dollars = readDollars(minimumOpening);
    const opening = dollars === undefined ? undefined : Number(dollars);
    return terms.map(({ months }, term) => ({
      key: `cd.${productKey}.${months}.apy`,
      path: ['cards', card, 'terms', term, 'months'],
      productPath: ['cards', card, 'productKey'],
      ...(opening !== undefined && {
        opening: { dollars: opening, path: ['cards', card, 'minimumOpening'] },
      }),
    }));
  });

/** Replaces the author's rates and date with those in force when the page is built. */
const withCdRates = (props: Props, { rate }: Pick<PageFacts, 'rate'>): Props =>
  withRatesInForce(
    props,
    namedRates(props).map(({ key, path }) => ({ key, path: [...path.slice(0, -1), 'apy'] })),
    rate,
  );

const terms = [
  { months: 6, label: '6 months', apy: 3.82 },
  { months: 12, label: '12 months', apy: 4.13 },
  { months: 24, label: '24 months', apy: 3.82 },
];
const cards = [
  {
    productKey: 'CD99',
    name: 'Standard CD',
    text: 'For money with a date.',
    minimumOpening: '$1,000',
    terms,
    apply: { text: 'Open a Standard CD', href: '/contact-us.html' },
  },
  {
    productKey: 'JB99',
    name: 'Jumbo CD',
    text: 'For deposits from $100,000.',
    minimumOpening: '$100,000',
    terms,
    apply: { text: 'Open a Jumbo CD', href: '/contact-us.html' },
  },
];
const penalty = 'A penalty may apply to withdrawals before maturity.';

export const section = defineSection({
  name: 'CdRateCards',
  group: 'Rates',
  summary: 'CD products with live yields by term, for the visitor’s zip code.',
  synonyms: ['CDs', 'CD rates', 'certificates', 'certificates of deposit'],
  schema,
  View,
  words,
  rates: namedRates,
  resolve: withCdRates,
  provides: ({ fees }) => [
    'rate-date',
    'minimum-opening',
    'early-withdrawal-penalty',
    ...(fees === undefined ? [] : (['fee-effect'] as const)),
  ],
  hydrate: 'interaction',
  hydrateCookie: 'zipcode',
  request: {
    ...zipCodeRequest,
    fields: [...zipCodeRequest.fields, 'amount'],
    isWrong: (props, asked) =>
      zipCodeRequest.isWrong(props, asked) ||
      (asked.has('amount') && readDeposit(asked.get('amount') ?? '') === undefined),
  },
  examples: {
    /** The author’s rates, shown until live ones arrive. */
    default: {
      heading: 'CD rates',
      text: 'Yields are fixed for the whole term.',
      cards,
      asOf: '2026-11-16',
      penalty,
      fees: 'Fees could reduce earnings.',
    },
    /** All terms in one table, with what a deposit grows to. */
    table: {
      heading: 'CD rates',
      text: 'What your deposit grows to, term by term.',
      variant: 'table',
      amount: 10_000,
      cards,
      asOf: '2026-11-16',
      penalty,
      fees: 'Fees could reduce earnings.',
    },
    /** Without a zip code the section asks for it and shows no rates. */
    zipDependent: {
      heading: 'Rates where you live',
      cards,
      asOf: '2026-11-16',
      zipDependent: true,
      penalty,
      next: '/cd-rates.html',
    },
    /** In Spanish, with a single product. */
    spanish: {
      heading: 'Tasas de CD',
      cards: [
        {
          ...cards[0]!,
          name: 'CD estándar',
          text: 'Para dinero con fecha.',
          apply: { text: 'Abrir un CD', href: '/es/' },
        },
      ],
      asOf: '2026-11-16',
      penalty: 'Los retiros anticipados pueden tener una penalidad.',
    },
  },
  accessibility: [
    'Live rates are announced once, politely, and the layout does not shift.',
    'Each link of the table is named by its product and term; the answer to an amount is announced.',
    'Applying without a term moves focus to the choice and says what is missing.',
  ],
});
