import {
  examplePage,
  exampleSite,
  type ProblemExamples,
  pageWith,
  pageWithText,
} from '#composer/problems/problemExample.ts';
import { certificate, savings, tierOf } from './exampleRates.ts';
import type { rateCodes } from './rateCodes.ts';

const withRates = (...products: readonly unknown[]) => ({ 'rates/cd.json': { products } });
const withKey = (key: string) => pageWithText(`Earn {rate:${key}|4.08%} APY.`);

const zones = { 'rates/zones.json': { zones: { northeast: ['0', '1'] }, states: [] } };

/** Returns the day after a number of days. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Returns refinance rates, each entry with these fields. */
const refinance = (...entries: readonly object[]) => ({
  ...zones,
  'rates/cash-out-refinance.json': {
    products: entries.map((fields) => ({
      productKey: 'REFI15',
      effectiveFrom: '2026-01-01',
      termInYears: 15,
      zones: { default: 6 },
      ...fields,
    })),
  },
});

const low = { label: '$0-$9,999.99', minimumBalance: 0, maximumBalance: 9999.99, rate: 0.5, apy: 0.5 };
const high = { ...low, label: '$10,000-$24,999.99', minimumBalance: 10_000, maximumBalance: 24_999.99 };
const withTiers = (...tiers: readonly unknown[]) => ({
  'rates/deposits.json': { products: [savings] },
  'savings.json': examplePage([
    {
      component: 'DepositRatesTable',
      props: {
        heading: 'Savings rates',
        asOf: '2026-01-01',
        fees: 'Rates may change. Fees could reduce earnings.',
        products: [
          {
            productKey: 'TU',
            name: 'Harbor Savings',
            minimumOpening: '$25',
            maintenanceFee: 'None',
            tiers,
          },
        ],
      },
    },
  ]),
});

/** Returns a page with a form that quotes a certificate for a term. */
const withTerms = (...months: readonly string[]) =>
  pageWith('Form', {
    heading: 'Open a certificate',
    form: {
      formId: 'open',
      fields: [
        { kind: 'hidden', name: 'product', value: 'CD99' },
        {
          kind: 'select',
          name: 'term',
          label: 'Term',
          options: months.map((value) => ({ value, label: `${value} months` })),
        },
        { kind: 'currency', name: 'amount', label: 'Deposit' },
        {
          kind: 'group',
          label: 'Where you live',
          fields: [{ kind: 'zip', name: 'zipCode', label: 'Zip code' }],
          quote: {
            product: 'product',
            rates: { CD99: 'cd.CD99' },
            terms: ['term'],
            amount: 'amount',
            zipCode: 'zipCode',
          },
        },
      ],
      submit: 'Send',
      success: { heading: 'Thank you' },
      successPage: '/',
      errorPage: '/contact.error.html',
    },
  });

export const rateExamples: ProblemExamples<typeof rateCodes> = {
  'unknown-rate': { ...withRates(certificate('2026-01-01')), ...withKey('cd.CD99.18.apy') },
  'unknown-rate-file': {
    ...withRates(certificate('2026-01-01')),
    ...withKey('certificates.CD99.12.apy'),
  },
  'no-rate-file': withKey('cd.CD99.12.apy'),
  'rate-not-quoted': {
    'rates/loans.json': {
      products: [
        {
          productKey: 'LOAN',
          effectiveFrom: '2026-01-01',
          scores: [{ minimumScore: 740, apr: 9 }],
          terms: [{ maximumMonths: 84, points: 0 }],
          amounts: [{ minimumAmount: 0, points: 0 }],
          zones: { default: 0 },
          adjustments: {},
          minimumApr: 5,
        },
      ],
    },
    ...pageWith('LoanRates', {
      heading: 'Your rate',
      asOf: '2026-01-01',
      amount: { min: 1000, max: 50_000, initial: 20_000, error: 'Enter an amount' },
      terms: [48],
      scores: [{ label: 'Fair', score: 680 }],
      exampleApr: 9,
      example: '$20,000 over 48 months at 9% APR is 48 payments of $497.70.',
      errorText: 'Please try again.',
      apply: { text: 'Apply', href: '/savings.html' },
    }),
  },
  'opening-below-rates': {
    ...withRates({
      ...certificate('2026-01-01'),
      zones: { default: [{ ...tierOf(12), minimumBalance: 1000 }] },
    }),
    ...pageWith('CdRateCards', {
      heading: 'CD rates',
      asOf: '2026-01-01',
      penalty: 'A penalty may apply to early withdrawals.',
      cards: [
        {
          productKey: 'CD99',
          name: 'Standard CD',
          minimumOpening: '$500',
          terms: [{ months: 12, label: '12 months', apy: 4.08 }],
          apply: { text: 'Open a Standard CD', href: '/' },
        },
      ],
    }),
  },
  'term-not-quoted': { ...withRates(certificate('2026-01-01')), ...withTerms('12', '24') },
  'rate-not-in-force': {
    ...withRates(certificate('2025-01-01', '2025-12-31')),
    ...withKey('cd.CD99.12.apy'),
  },
  'unknown-tier': withTiers(low, { ...high, label: '$5,000 and above', minimumBalance: 5000 }),
  'tier-order': withTiers(high, low),
  'tier-differs': withTiers({ ...low, maximumBalance: 24_999.99 }, high),
  'tier-label': withTiers(low, { ...high, label: '$5,000-$24,999.99' }),
  'tier-missing': withTiers(low),
  'rate-stale': {
    'site.json': exampleSite({ rates: { maxAgeDays: 7 } }),
    ...withRates(certificate('2025-01-01')),
  },
  'rate-overlap': withRates(certificate('2025-01-01', '2025-12-31'), certificate('2025-07-01')),
  'typed-rate': pageWithText('Our certificate earns 4.29% APY.'),
  'typed-rate-in-message': pageWith('Form', {
    heading: 'Open an account',
    form: {
      formId: 'open',
      fields: [
        {
          kind: 'text',
          name: 'firstName',
          label: 'First name',
          messages: { required: 'Tell us your name to earn 4.29% APY' },
        },
      ],
      submit: 'Send',
      success: { heading: 'Thank you' },
      successPage: '/',
      errorPage: '/contact.error.html',
    },
  }),
  'typed-date': {
    ...withRates(certificate('2026-01-01')),
    ...pageWithText('As of January 1, 2026, certificates earn {rate:cd.CD99.12.apy|4.08%}.'),
  },
  'derived-figure': {
    ...withRates(certificate('2026-01-01')),
    ...pageWithText('At {rate:cd.CD99.12.apy|4.08%}, $10,000 earns $408 in a year.'),
  },
  'repayment-example-missing': pageWithText('A loan for your car: $489 a month.'),
  'example-rate-old': {
    ...refinance({}),
    ...pageWith('CashOutRefinanceRates', {
      heading: 'Cash-out refinance',
      asOf: '2026-01-01',
      caption: 'Cash-out refinance',
      terms: [{ years: 15, apr: 6 }],
      example: '$100,000 over 15 years at 9% APR is 180 payments of $1,014.27.',
    }),
  },
  'rate-clash': refinance(
    { productKey: 'REFI15', termInYears: 15, zones: { default: 6 } },
    { productKey: 'REFI51', termInYears: 15, zones: { default: 6.1 } },
  ),
  'rate-lost': refinance(
    { zones: { default: 6, northeast: 5.9 } },
    { effectiveFrom: '2026-02-01', zones: { default: 6.1 } },
  ),
  'rate-product-changed': refinance({}, { effectiveFrom: '2026-02-01', termInYears: 30 }),
  'rate-jump': refinance({}, { effectiveFrom: '2026-02-01', zones: { default: 16 } }),
  'rate-gap': refinance({ effectiveUntil: dayIn(10) }, { effectiveFrom: dayIn(20) }),
  'rate-day-far': refinance({}, { effectiveFrom: '2062-02-01' }),
  'zone-incomplete': {
    ...zones,
    ...withRates({
      ...certificate('2026-01-01'),
      zones: { default: [tierOf(6, 12)], northeast: [tierOf(12)] },
    }),
  },
  'unknown-zone': refinance({ zones: { default: 6, northest: 5.9 } }),
  'unknown-disclosure': {
    'rates/cd.json': {
      products: [certificate('2026-01-01')],
      disclosures: [{ key: 'certificate', richText: '<p>A penalty may apply.</p>' }],
    },
  },
  'product-unnamed': {
    ...withTiers(low, high),
    'rates/deposits.json': { products: [savings, { ...savings, productKey: 'TUU' }] },
  },
  'zip-twice': {
    'rates/zones.json': { zones: { northeast: ['0', '1'], mountain: ['8', '1'] }, states: [] },
  },
  'rate-period': withRates(certificate('2025-07-01', '2025-06-30')),
};
