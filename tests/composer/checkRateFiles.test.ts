import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRecord } from '#lib/values/isRecord.ts';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { checkOptions } from '#composer/project/checkOptions.ts';
import { allSections } from '#composer/project/allSections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const now = () => new Date('2026-11-21T17:00:00Z');
const folder = 'pages-json/rates';

interface RateFile {
  readonly products: readonly Readonly<Record<string, unknown>>[];
}

/** Returns the demo's rate files. */
const demoRates = () =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      `rates/${name}`,
      // The check's own schemas read the files; the tests only add entries.
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as RateFile,
    ]),
  );

/** Returns the problems of the demo's rate files and of one page. */
function problemsOf(files: Readonly<Record<string, unknown>>, site: Readonly<Record<string, unknown>> = {}) {
  const all = { ...demoRates(), ...files, ...site };
  const options = { ...checkOptions, now };
  return checkSite(loadSite(siteFolder(all)), allSections.registry, options).filter(
    ({ file }) => Object.hasOwn(files, file) && file !== 'site.json',
  );
}

/** Returns the problems of a demo file with one more entry: the last one of its product, changed. */
function withEntry(name: string, productKey: string, change: Readonly<Record<string, unknown>>) {
  const file = demoRates()[`rates/${name}.json`] ?? { products: [] };
  const last = file.products.findLast((entry) => entry['productKey'] === productKey);
  const entry = { ...last, effectiveFrom: '2026-12-01', ...change };
  const found = problemsOf({ [`rates/${name}.json`]: { ...file, products: [...file.products, entry] } });
  return found.map(({ code, message, pointer, suggestion, hint, fix, line }) => ({
    code,
    message,
    pointer: pointer.replace(`/products/${file.products.length}`, ''),
    suggestion,
    hint,
    fix,
    line,
  }));
}

const refinance = (change: Readonly<Record<string, unknown>>) =>
  withEntry('cash-out-refinance', 'REFI15', change);
const zones = { default: 6.12, northeast: 6.01, mountain: 6.19 };

describe('A5 RATE-05 a new entry is compared with the one it replaces', () => {
  test('an entry that only changes rates a little is fine', () => expect(refinance({ zones })).toEqual([]));

  test('zones that it lacks are named, with the day and line of the earlier entry', () => {
    const [found, ...others] = refinance({ zones: { default: 6.12 } });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'rate-lost', pointer: '/zones' });
    expect(found?.message).toMatch(
      /lacks northeast, mountain, which the entry from 2026-11-16 on line \d+ has/,
    );
    expect(found?.hint).toContain('get the rates of “default”');
  });

  test('a lost term and a lost tier are reported once, not for each zone', () => {
    const file = demoRates()['rates/deposits.json'];
    const saved = file?.products.find((entry) => entry['productKey'] === 'TU')?.['zones'];
    const shorter = Object.fromEntries(
      Object.entries(isRecord(saved) ? saved : {}).map(([zone, tiers]) => [
        zone,
        Array.isArray(tiers) ? tiers.slice(0, -1) : tiers,
      ]),
    );
    const found = withEntry('deposits', 'TU', { zones: shorter });
    expect(found.map(({ code }) => code)).toEqual(['rate-lost']);
    expect(found[0]?.message).toContain('lacks $500,000 and above');
  });

  test('a term that changes from 15 to 30 is an error, and so are two products with one term', () => {
    const found = refinance({ zones, termInYears: 30 });
    const changed = found.find(({ code }) => code === 'rate-product-changed');
    expect(changed).toMatchObject({ pointer: '/termInYears', suggestion: '15' });
    expect(changed?.message).toContain('from 15 to 30; the entry from 2026-11-16');
    const clash = found.find(({ code }) => code === 'rate-clash');
    expect(clash?.message).toContain('both in force from 2026-12-01 and both give a term of 30 years');
  });

  test('a rate that jumps is reported at its place, beyond the limit of the site', () => {
    const [found, ...others] = refinance({ zones: { ...zones, mountain: 9.19 } });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'rate-jump', pointer: '/zones/mountain' });
    expect(found?.message).toContain('from 6.31% to 9.19%');
    const file = demoRates()['rates/cash-out-refinance.json'] ?? { products: [] };
    const entry = { ...file.products[1], effectiveFrom: '2026-12-01', zones: { ...zones, mountain: 9.19 } };
    const site = {
      'site.json': { origin: 'https://www.bank.example', name: 'Bank', rates: { maxJump: 3 } },
    };
    const products = [...file.products, entry];
    expect(problemsOf({ 'rates/cash-out-refinance.json': { products } }, site)).toEqual([]);
  });

  test.each([
    ['2062-12-01', '2026-12-01', 'more than a year after'],
    ['2062-03-01', '2027-03-01', 'more than a year after'],
    ['2006-12-01', '2026-12-01', 'more than ten years before'],
  ])('a first day like %s is an error that names %s', (effectiveFrom, suggestion, distance) => {
    const [found, ...others] = refinance({ zones, effectiveFrom });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'rate-day-far', pointer: '/effectiveFrom', suggestion });
    expect(found?.message).toContain(distance);
  });

  test('a first day that is none is reported once', () => {
    expect(refinance({ zones, effectiveFrom: '2026-29-11' })).toMatchObject([
      { pointer: '/effectiveFrom', message: expect.stringContaining('2026-11-16') },
    ]);
  });

  test('days to come without a rate are reported', () => {
    const file = demoRates()['rates/cash-out-refinance.json'] ?? { products: [] };
    const [first, second, ...rest] = file.products;
    const ended = { ...second, effectiveUntil: '2026-11-25' };
    const entry = { ...second, effectiveFrom: '2026-12-01', zones };
    const products = [first, ended, ...rest, entry];
    const found = problemsOf({ 'rates/cash-out-refinance.json': { products } });
    expect(found.map(({ code }) => code)).toEqual(['rate-gap']);
    expect(found[0]?.message).toContain('between 2026-11-25');
  });

  test('what happened before the entry in force is not reported any more', () => {
    const file = demoRates()['rates/cash-out-refinance.json'] ?? { products: [] };
    const older = { ...file.products[1], effectiveFrom: '2026-09-01' };
    const lost = { ...older, effectiveFrom: '2026-10-01', zones: { default: 6.2 } };
    const products = [older, lost, ...file.products];
    expect(problemsOf({ 'rates/cash-out-refinance.json': { products } })).toEqual([]);
  });

  test('the entry in the guide has no problems', () => {
    const guide = readFileSync('docs/guides/pages.md', 'utf8');
    const entries = [...guide.matchAll(/^```json\n([^`]*"productKey"[^`]*)```/gm)].map(
      ([, json = '']): unknown => JSON.parse(json),
    );
    expect(entries).toHaveLength(1);
    for (const entry of entries) {
      const [name, file] =
        Object.entries(demoRates()).find(
          ([path, { products }]) =>
            path !== 'rates/zones.json' &&
            isRecord(entry) &&
            products.some(({ productKey }) => productKey === entry['productKey']),
        ) ?? [];
      expect(problemsOf({ [name ?? '']: { ...file, products: [...(file?.products ?? []), entry] } })).toEqual(
        [],
      );
    }
  });
});

describe('A6 RATE-05 names in rate files', () => {
  test('a misspelled zone gets the nearest name, which --fix can write', () => {
    const [found] = refinance({ zones: { default: 6.12, northest: 6.01, mountain: 6.19 } }).filter(
      ({ code }) => code === 'unknown-zone',
    );
    expect(found).toMatchObject({
      pointer: '/zones/northest',
      suggestion: 'northeast',
      fix: { text: '"northeast"', length: '"northest"'.length },
    });
    expect(found?.hint).toContain('default, northeast, mountain');
  });

  test.each([
    [
      'mortgage-purchase',
      'FIX30',
      { states: { default: { rate: 6.5, apr: 6.697 }, Mane: { rate: 6.4, apr: 6.5 } } },
      '/states/Mane',
      'Maine',
    ],
    ['home-equity', 'HELOC', { places: { 'ME/Yrok': 0.1 } }, '/places/ME~1Yrok', 'ME/York'],
  ])('%s: a misspelled state or county too', (name, product, change, pointer, suggestion) => {
    const found = withEntry(name, product, change).find(({ code }) => code === 'unknown-zone');
    expect(found).toMatchObject({ pointer, suggestion });
  });

  test('a disclosure that the file lacks, and a product that no page shows', () => {
    const [found] = withEntry('cd', 'CD99', { disclosureKey: 'certificat' });
    expect(found).toMatchObject({ code: 'unknown-disclosure', pointer: '/disclosureKey' });
    const table = {
      component: 'DepositRatesTable',
      props: {
        heading: 'Savings rates',
        asOf: '2026-11-16',
        fees: 'Fees could reduce earnings.',
        products: [
          {
            productKey: 'TMTX',
            name: 'Money Market',
            minimumOpening: '$100',
            maintenanceFee: 'None',
            tiers: [{ label: 'All', minimumBalance: 0, rate: 1, apy: 1 }],
          },
        ],
      },
    };
    const file = demoRates()['rates/deposits.json'] ?? { products: [] };
    const typo = { ...file.products.at(-2), productKey: 'TMXT', effectiveFrom: '2026-12-01' };
    const problems = problemsOf(
      { 'rates/deposits.json': { ...file, products: [...file.products, typo] } },
      { 'savings.json': soundPage('Savings for every plan', { sections: [table] }) },
    );
    expect(problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([['product-unnamed', 'TMTX']]);
  });

  test('a tier that a zone lacks but all others have', () => {
    const found = withEntry('personal-line', 'PLOC', {
      zones: {
        default: [
          { tierDescription: '$1,000 to $4,999', calculatedApr: 16.5 },
          { tierDescription: '$5,000 to $9,999', calculatedApr: 15 },
          { tierDescription: '$10,000 to $24,999', calculatedApr: 13.5 },
          { tierDescription: '$25,000 and above', calculatedApr: 12 },
        ],
        northeast: [{ tierDescription: '$1,000 to 4,999', calculatedApr: 16.5 }],
        mountain: [{ tierDescription: '$1,000 to $4,999', calculatedApr: 16.5 }],
      },
    });
    const incomplete = found.filter(({ code }) => code === 'zone-incomplete');
    expect(incomplete.map(({ pointer }) => pointer)).toEqual(['/zones/northeast', '/zones/mountain']);
    expect(incomplete[0]?.message).toContain('lacks $1,000 to $4,999, $5,000 to $9,999');
  });

  test('zip codes in two zones', () => {
    const file = { zones: { northeast: ['0', '1'], mountain: ['1'] }, states: [] };
    const [found] = problemsOf({ 'rates/zones.json': file });
    expect(found).toMatchObject({ code: 'zip-twice', pointer: '/zones/mountain/0' });
  });
});

/** Returns the problems of a page with cards of certificates. */
function cardProblems(
  productKey: string,
  files: Readonly<Record<string, unknown>> = {},
  minimumOpening = '$1,000',
) {
  const card = {
    productKey,
    name: 'Standard CD',
    minimumOpening,
    terms: [6, 12, 24].map((months) => ({ months, label: `${months} months`, apy: 4.08 })),
    apply: { text: 'Open a Standard CD', href: '/' },
  };
  const props = {
    heading: 'CD rates',
    asOf: '2026-11-16',
    penalty: 'A penalty may apply to early withdrawals.',
    fees: 'Fees could reduce earnings.',
    cards: [card],
  };
  const page = soundPage('Certificates for every plan', {
    sections: [
      { component: 'HeroBanner', props: { heading: 'Certificates' } },
      { component: 'CdRateCards', props },
    ],
  });
  return problemsOf({ 'cds.json': page }, files).map(({ code, pointer, message, suggestion }) => ({
    code,
    pointer: pointer.replace('/sections/1/props/cards/0', ''),
    message,
    suggestion,
  }));
}

describe('RATE-05 a product that several rates of a section share', () => {
  test('is right if the file has it', () => expect(cardProblems('CD99')).toEqual([]));

  test('is reported once at its key if the file lacks it', () => {
    expect(cardProblems('CD98')).toEqual([
      {
        code: 'unknown-rate',
        pointer: '/productKey',
        message: 'rates/cd.json has no rate “CD98”. Did you mean “CD99”?',
        suggestion: 'CD99',
      },
    ]);
  });

  test('is reported once if it is not in force any more', () => {
    const { products = [] } = demoRates()['rates/cd.json'] ?? {};
    const [first, ...rest] = products.filter((entry) => entry['productKey'] === 'CD99');
    const ended = { ...first, effectiveUntil: '2026-11-01' };
    const others = products.filter((entry) => entry['productKey'] !== 'CD99');
    expect(rest).not.toEqual([]);
    const found = cardProblems('CD99', { 'rates/cd.json': { products: [ended, ...others] } });
    expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([['rate-not-in-force', '/productKey']]);
  });
});

describe('RATE-05 the deposit that opens a certificate', () => {
  test('is fine from the lowest tier of the file on, and in words that are no amount', () => {
    for (const opening of ['$1,000', '$1,000.00', '$2,500', 'One thousand dollars'])
      expect(cardProblems('CD99', {}, opening)).toEqual([]);
  });

  test('is reported once if no tier has a rate for it', () => {
    expect(cardProblems('CD99', {}, '$500')).toEqual([
      {
        code: 'opening-below-rates',
        pointer: '/minimumOpening',
        message:
          'rates/cd.json has rates of CD99 for deposits from $1,000, so one of $500 would have no rate.',
        suggestion: undefined,
      },
    ]);
  });
});

describe('A7 RATE-06 tiers of a page and of the rate file', () => {
  const names = [
    ['$0-$9,999.99', 0, 9999.99],
    ['$10,000-$24,999.99', 10_000, 24_999.99],
    ['$25,000-$49,999.99', 25_000, 49_999.99],
    ['$50,000-$99,999.99', 50_000, 99_999.99],
    ['$100,000-$499,999.99', 100_000, 499_999.99],
    ['$500,000 and above', 500_000, undefined],
  ] as const;
  const usual = names.map(([label, minimumBalance, maximumBalance]) => ({
    label,
    minimumBalance,
    maximumBalance,
    rate: 0.5,
    apy: 0.5,
  }));

  /** Returns the problems of a page with these tiers of the account `TU`. */
  function tierLines(tiers: readonly object[]) {
    const table = {
      component: 'DepositRatesTable',
      props: {
        heading: 'Savings rates',
        asOf: '2026-11-16',
        fees: 'Rates may change. Fees could reduce earnings.',
        products: [
          { productKey: 'TU', name: 'Harbor Savings', minimumOpening: '$25', maintenanceFee: 'None', tiers },
        ],
      },
    };
    const page = soundPage('Savings for every plan', {
      sections: [{ component: 'HeroBanner', props: { heading: 'Savings' } }, table],
    });
    return problemsOf({ 'savings.json': page }).map(
      ({ code, pointer }) => `${pointer.replace('/sections/1/props/products/0', '')} ${code}`,
    );
  }

  test('the same tiers are fine, whatever their labels are called', () => {
    const spanish = usual.map((tier) => ({ ...tier, label: tier.label.replace('and above', 'o más') }));
    expect(tierLines(usual)).toEqual([]);
    expect(tierLines(spanish)).toEqual([]);
  });

  test('two tiers for the six of the file are an error at the tier', () => {
    const [low, high] = [usual[0], usual.at(-2)];
    const wide = { ...low, label: '$0-$99,999.99', maximumBalance: 99_999.99 };
    const rest = { ...high, label: '$100,000 and above', maximumBalance: undefined };
    expect(tierLines([wide, rest])).toEqual([
      '/tiers/0/maximumBalance tier-differs',
      '/tiers/1/minimumBalance tier-order',
    ]);
    expect(tierLines([{ ...low, label: 'Any balance', maximumBalance: undefined }])).toEqual([
      '/tiers/0/maximumBalance tier-differs',
    ]);
  });

  test('a tier that is missing, unknown, or has the label of another one', () => {
    expect(tierLines(usual.slice(0, 5))).toEqual(['/tiers tier-missing']);
    expect(
      tierLines([
        ...usual.slice(0, 5),
        { ...usual[5], label: '$500,001 and above', minimumBalance: 500_001 },
      ]),
    ).toEqual(['/tiers/5/minimumBalance unknown-tier']);
    expect(
      tierLines(usual.map((tier, at) => (at === 1 ? { ...tier, label: '$10,000-$49,999.99' } : tier))),
    ).toEqual(['/tiers/1/label tier-label']);
  });

  test('the tiers of a line of credit are found by their names in the service', () => {
    const table = (...tiers: readonly string[]) =>
      problemsOf({
        'line.json': soundPage('A line of credit for you', {
          sections: [
            { component: 'HeroBanner', props: { heading: 'Line' } },
            {
              component: 'PersonalLineRates',
              props: {
                heading: 'Rates',
                asOf: '2026-11-16',
                caption: 'Line',
                example: 'The APR is variable.',
                tiers: tiers.map((tierDescription) => ({ tierDescription, apr: 12 })),
              },
            },
          ],
        }),
      });
    expect(table('$1,000 to $4,999', '$5,000 to $9,999', '$10,000 to $24,999', '$25,000 and above')).toEqual(
      [],
    );
    const [found, ...others] = table(
      '$1,000 to $4,999',
      '$5,000 to 9,999',
      '$10,000 to $24,999',
      '$25,000 and above',
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      code: 'unknown-tier',
      pointer: '/sections/1/props/tiers/1/tierDescription',
      suggestion: '$5,000 to $9,999',
    });
  });
});
