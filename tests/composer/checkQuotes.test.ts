import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { checkOptions } from '#composer/project/checkOptions.ts';
import { allSections } from '#composer/project/allSections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const now = () => new Date('2026-11-21T17:00:00Z');
const effectiveFrom = '2026-11-16';

const bounds = { tierDescription: '$0-$9,999.99', minimumBalance: 0, maximumBalance: 9999.99 };
const tierOf = (...months: readonly number[]) => ({
  ...bounds,
  rates: months.map((termInMonths) => ({ termInMonths, apr: 4, apy: 4.08 })),
});
const files = {
  'rates/zones.json': { zones: { northeast: ['0'] }, states: [] },
  'rates/cd.json': {
    products: [
      {
        productKey: 'CD99',
        effectiveFrom,
        zones: { default: [tierOf(12)], northeast: [tierOf(12, 24)] },
        disclosureKey: 'cd',
      },
    ],
  },
  'rates/deposits.json': {
    products: [
      {
        productKey: 'TU',
        effectiveFrom,
        audience: 'consumer',
        zones: { default: [{ ...bounds, apr: 0.5, apy: 0.5 }] },
        disclosureKey: 'savings',
      },
    ],
  },
  'rates/loans.json': {
    products: [
      {
        productKey: 'LOAN',
        effectiveFrom,
        scores: [{ minimumScore: 660, apr: 9 }],
        terms: [
          { maximumMonths: 36, points: 0 },
          { maximumMonths: 60, points: 0.5 },
        ],
        amounts: [{ minimumAmount: 1000, points: 0 }],
        zones: { default: 0 },
        adjustments: {},
        minimumApr: 5,
      },
    ],
  },
};

const errorPage = soundPage('Something went wrong', {
  noindex: true,
  sections: [{ component: 'HeroBanner', props: { heading: 'Something went wrong' } }],
});

const optionsOf = (...values: readonly string[]) =>
  values.map((value) => ({ value, label: `Choice ${value}` }));
const rates = {
  certificate: 'cd.CD99',
  savings: 'deposits.TU',
  loan: 'loans.LOAN.creditScore=760',
};
const showFor = (...is: readonly string[]) => ({ when: { show: { field: 'product', is } } });
const term = (values: readonly string[], more: object = showFor('certificate', 'loan'), name = 'term') => ({
  kind: 'select',
  name,
  label: 'Term',
  options: optionsOf(...values),
  ...more,
});

/** Returns the places and messages of problems of a form that quotes these products. */
function lines(terms: readonly { readonly name: string }[], quoted: Readonly<Record<string, string>>) {
  const fields = [
    { kind: 'radioGroup', name: 'product', label: 'Product', options: optionsOf(...Object.keys(rates)) },
    ...terms,
    { kind: 'currency', name: 'amount', label: 'Amount' },
    { kind: 'zip', name: 'zipCode', label: 'Zip code' },
  ];
  const quote = {
    product: 'product',
    rates: quoted,
    terms: terms.map(({ name }) => name),
    amount: 'amount',
    zipCode: 'zipCode',
  };
  const form = {
    formId: 'apply',
    fields: [{ kind: 'group', label: 'Your choice', fields, quote }],
    submit: 'Send',
    success: { heading: 'Thank you' },
    successPage: '/',
    errorPage: '/apply.error.html',
  };
  const page = soundPage('Apply for an account within minutes', {
    sections: [
      { component: 'HeroBanner', props: { heading: 'Apply' } },
      { component: 'Form', props: { heading: 'Your application', form } },
    ],
  });
  const site = siteFolder({ ...files, 'apply.json': page, 'apply.error.json': errorPage });
  return checkSite(loadSite(site), allSections.registry, { ...checkOptions, now })
    .filter(({ file, code }) => file === 'apply.json' && !code.endsWith('-missing'))
    .map(({ code, pointer, message }) => `${code} ${pointer.replace(/^.*\/form\/fields\/0/, '')} ${message}`);
}

describe('RATE-15 the terms of a quote', () => {
  test('for which the rate file has a rate are right, if only in one zone', () => {
    expect(lines([term(['12', '24'])], rates)).toEqual([]);
    expect(lines([term(['12', '36', '60'], showFor('loan'))], rates)).toEqual([]);
  });

  test('that are longer than those of a loan are named', () => {
    expect(lines([term(['12', '60', '72', '84'], showFor('loan'))], rates)).toEqual([
      'term-not-quoted /fields/1/options rates/loans.json has no rate of LOAN for a term that the form offers with it: 72, 84.',
    ]);
  });

  test('of a certificate are those of the file, in months', () => {
    expect(lines([term(['12', '18', '2 years'], showFor('certificate'))], rates)).toEqual([
      'term-not-quoted /fields/1/options rates/cd.json has no rate of CD99 for a term that the form offers with it: 18, 2 years.',
    ]);
  });

  test('count only for the products with which their field is shown', () => {
    const own = [
      term(['12', '24'], showFor('certificate'), 'certificateTerm'),
      term(['36', '60'], showFor('loan'), 'loanTerm'),
    ];
    expect(lines(own, rates)).toEqual([]);
    expect(lines([term(['12', '24'], {})], rates)).toEqual([
      'term-not-quoted /fields/1/options rates/deposits.json has no rate of TU for a term that the form offers with it: 12, 24.',
    ]);
  });

  test('that a condition sets are the only ones', () => {
    const force = { if: { field: 'product', is: ['certificate'] }, value: '12' };
    expect(
      lines([term(['12', '60'], { when: { ...showFor('certificate', 'loan').when, force } })], rates),
    ).toEqual([]);
  });

  test('of a product without rates are not compared', () => {
    expect(lines([term(['72', '84'])], { savings: 'deposits.TU' })).toEqual([]);
    expect(lines([term(['72', '84'], showFor('certificate'))], { certificate: 'cd.JB99' })).toEqual([
      expect.stringMatching(/^unknown-rate \/quote\/rates\/certificate .*“cd.JB99”/),
    ]);
  });
});
