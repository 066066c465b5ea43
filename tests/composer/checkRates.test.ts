import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inlineText } from '#content/fields.ts';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { rates as command } from '#composer/cli/commands/rates.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';
import { allSections } from '#composer/project/allSections.ts';
import { defineSection, type Provision } from '#section-kit/defineSection.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';
import { cdKeys, depositTiers } from '#composer/rates/depositTiers.ts';

const table = defineSection({
  name: 'Table',
  summary: 'Rates of the checker’s tests.',
  View: () => null,
  accessibility: [],
  schema: z.strictObject({
    keys: z.array(z.string()),
    says: z.array(z.string()).default([]),
    text: inlineText().optional(),
  }),
  rates: ({ keys }) => keys.map((key, index) => ({ key, path: ['keys', index] })),
  // The tests only use names of provisions.
  provides: ({ says }) => says as Provision[],
  examples: { default: { keys: [] } },
});
const registry = new Map([...sections, [table.name, table]]);

const now = () => new Date('2026-11-21T17:00:00Z');
const all: Provision[] = [
  'rate-date',
  'minimum-balance',
  'minimum-opening',
  'fee-effect',
  'early-withdrawal-penalty',
  'variable-rate',
  'repayment-terms',
];

const cd = (productKey: string, effectiveFrom: string, effectiveUntil?: string) => ({
  productKey,
  effectiveFrom,
  ...(effectiveUntil !== undefined && { effectiveUntil }),
  zones: {
    default: [
      {
        tierDescription: productKey === 'JB99' ? '$100,000-$499,999.99' : '$0-$9,999.99',
        minimumBalance: productKey === 'JB99' ? 100_000 : 0,
        maximumBalance: productKey === 'JB99' ? 499_999.99 : 9999.99,
        rates: [{ termInMonths: 12, apr: 4, apy: 4.08 }],
      },
    ],
  },
  disclosureKey: 'cd',
});

interface Given {
  readonly products?: readonly object[];
  readonly props?: object;
  readonly page?: object;
  readonly site?: object;
}

/** Returns the problems with rates of a site with a page and a rate file, as short lines. */
function problems({ products = [cd('CD99', '2026-11-16')], props = {}, page = {}, site }: Given) {
  const files = {
    'rates/cd.json': { products },
    'savings.json': soundPage('Certificates for every plan', {
      sections: [
        { component: 'Banner', props: { heading: 'Savings' } },
        { component: 'Table', props: { keys: [], says: all, ...props } },
      ],
      ...page,
    }),
    ...(site && { 'site.json': site }),
  };
  return checkSite(loadSite(siteFolder(files)), registry, { now });
}
const lines = (given: Given) =>
  problems(given)
    .filter(({ file, code }) => file !== 'site.json' && /rate|minimum|fee|penalty|repay/.test(code))
    .map(
      ({ file, pointer, code, rule }) => `${file}${pointer} ${code}${rule === undefined ? '' : ` (${rule})`}`,
    );

describe('RATE-05 rates that a page names', () => {
  test('are fine when they are in force', () =>
    expect(lines({ props: { keys: ['cd.CD99.12.apy'], text: '{rate:cd.CD99.12.apy|4%}' } })).toEqual([]));

  test('do not exist: the nearest right one is named', () => {
    const [found] = problems({ props: { keys: ['cd.CD9.12.apy'] } }).filter(
      ({ code }) => code === 'unknown-rate',
    );
    expect(found).toMatchObject({
      file: 'savings.json',
      pointer: '/sections/1/props/keys/0',
      received: 'cd.CD9.12.apy',
      suggestion: 'cd.CD99.12.apy',
    });
    expect(found?.line).toBeGreaterThan(1);
  });

  test('do not exist in author text: the place is that of the words', () => {
    const given = { props: { text: 'Now {rate:cd.CD99.12.ayp|4%}' } };
    const [found] = problems(given).filter(({ code }) => code === 'unknown-rate');
    expect(found).toMatchObject({ pointer: '/sections/1/props/text', suggestion: 'cd.CD99.12.apy' });
    expect((found?.endColumn ?? 0) - (found?.column ?? 0)).toBe('cd.CD99.12.ayp'.length);
  });

  test('are unknown when their key begins with no kind of rate, whatever rate files exist', () => {
    for (const products of [[cd('CD99', '2026-11-16')], []]) {
      const given = { products, props: { text: 'Now {rate:cdd.CD99.12.apy} a year' } };
      const [found] = problems(given).filter(({ code }) => code === 'unknown-rate-file');
      expect(found).toMatchObject({ severity: 'error', pointer: '/sections/1/props/text' });
      expect(found?.suggestion).toBe(products.length > 0 ? 'cd.CD99.12.apy' : undefined);
    }
  });

  test.each([
    ['have ended', cd('CD99', '2026-09-01', '2026-11-20')],
    ['have not begun', cd('CD99', '2026-11-22')],
  ])('%s: the message says when they hold', (_what, entry) => {
    const [found] = problems({ products: [entry], props: { keys: ['cd.CD99.12.apy'] } }).filter(
      ({ code }) => code === 'rate-not-in-force',
    );
    expect(found?.message).toContain('not in force on 2026-11-21');
    expect(found?.message).toContain(`from ${entry.effectiveFrom}`);
  });

  test('are the business of the bank’s own service when there is no rate file', () => {
    const files = {
      'savings.json': soundPage('Certificates for every plan', {
        sections: [
          { component: 'Banner', props: { heading: 'Savings' } },
          { component: 'Table', props: { keys: ['cd.CD99.12.apy'], says: all } },
        ],
      }),
    };
    const found = checkSite(loadSite(siteFolder(files)), registry, { now });
    expect(found.filter(({ code }) => code.includes('rate'))).toEqual([]);
  });

  test.each(['embedded', { upstream: 'https://rates.bank.example/cd' }])(
    'in text need a rate file, with cdRates as %j: nothing else would ever show one',
    (cdRates) => {
      const text = 'Earn {rate:cd.CD99.12.apy|4%} since {rate-date:cd.CD99.12.apy|November}.';
      const files = {
        'site.json': {
          origin: 'https://www.elmstonebank.example',
          name: 'Elmstone Bank',
          services: { cdRates },
        },
        'savings.json': soundPage('Certificates that earn {rate:cd.CD99.12.apy|4%}', {
          sections: [
            { component: 'Banner', props: { heading: 'Savings' } },
            { component: 'Table', props: { keys: [], says: all, text } },
          ],
        }),
      };
      const found = checkSite(loadSite(siteFolder(files)), registry, { now });
      expect(found.map(({ code, severity, pointer, column }) => [code, severity, pointer, column])).toEqual([
        ['no-rate-file', 'warning', '/title', expect.any(Number)],
        ['no-rate-file', 'warning', '/sections/1/props/text', expect.any(Number)],
        ['no-rate-file', 'warning', '/sections/1/props/text', expect.any(Number)],
      ]);
      expect(found[0]?.message).toBe(
        'The site has no rates/cd.json, so “cd.CD99.12.apy” never shows a rate, only the words after “|”.',
      );
      expect(found[0]?.hint).toContain('Add rates/cd.json');
    },
  );
});

describe('RATE-05 entries of a rate file', () => {
  test('may follow each other with and without an end', () =>
    expect(
      lines({
        products: [
          cd('CD99', '2026-09-01', '2026-10-01'),
          cd('CD99', '2026-10-02'),
          cd('CD99', '2026-11-16'),
          cd('JB99', '2026-09-01'),
        ],
      }),
    ).toEqual([]));

  test('cannot both hold on one day', () =>
    expect(
      lines({
        products: [
          cd('CD99', '2026-09-01', '2026-11-16'),
          cd('CD99', '2026-11-16'),
          cd('CD99', '2026-11-16'),
        ],
      }),
    ).toEqual([
      'rates/cd.json/products/1/effectiveFrom rate-overlap',
      'rates/cd.json/products/2/effectiveFrom rate-overlap',
    ]));

  test('cannot end before they begin', () =>
    expect(lines({ products: [cd('CD99', '2026-11-16', '2026-11-15')] })).toEqual([
      'rates/cd.json/products/0/effectiveUntil rate-period',
    ]));

  test('are stale when they are older than the site allows; those that are past or to come are not', () => {
    const site = {
      origin: 'https://www.bank.example',
      name: 'Bank',
      rates: { maxAgeDays: 7 },
    };
    const products = [
      cd('CD99', '2026-01-01', '2026-11-12'),
      cd('CD99', '2026-11-13'),
      cd('JB99', '2026-11-14'),
    ];
    expect(lines({ products, site })).toEqual([
      'rates/cd.json/products/1/effectiveFrom rate-stale (12 CFR 1030.8(c)(2))',
    ]);
  });

  test.each([
    ['an APY below its rate', { apy: 3 }, '/products/0/zones/default/0/rates/0/apy'],
    ['an APY of 400', { apy: 400 }, '/products/0/zones/default/0/rates/0/apy'],
    ['a term of 0', { termInMonths: 0 }, '/products/0/zones/default/0/rates/0/termInMonths'],
  ])('cannot have %s', async (_what, fault, pointer) => {
    const { checkOptions } = await import('#composer/project/checkOptions.ts');
    const entry = cd('CD99', '2026-11-16');
    const [tier] = entry.zones.default;
    const rates = [{ termInMonths: 12, apr: 4, apy: 4.08, ...fault }];
    const files = { 'rates/cd.json': { products: [{ ...entry, zones: { default: [{ ...tier, rates }] } }] } };
    const found = checkSite(loadSite(siteFolder(files)), registry, { now, data: checkOptions.data });
    expect(found.map((one) => one.file + one.pointer)).toContain(`rates/cd.json${pointer}`);
  });

  test('RATE-06 have the tiers of the contract', async () => {
    const { checkOptions } = await import('#composer/project/checkOptions.ts');
    const entry = cd('CD99', '2026-11-16');
    const tiers = [{ ...entry.zones.default[0], tierDescription: 'Under $5,000' }];
    const files = { 'rates/cd.json': { products: [{ ...entry, zones: { default: tiers } }] } };
    const [found] = checkSite(loadSite(siteFolder(files)), registry, { now, data: checkOptions.data }).filter(
      ({ file }) => file === 'rates/cd.json',
    );
    expect(found?.pointer).toBe('/products/0/zones/default/0/tierDescription');
    expect(found?.message).toContain('$0-$9,999.99; $10,000-$24,999.99');
  });

  test('RATE-06 have other tiers for business checking, and certificates have keys of their own', () => {
    const namesOf = (key: string) => depositTiers(key).map(({ tierDescription }) => tierDescription);
    expect(namesOf('DDA4A')).toEqual([
      'Under $5,000',
      '$5,000-$24,999.99',
      '$25,000-$49,999.99',
      '$50,000-$99,999.99',
      '$100,000 and above',
    ]);
    for (const key of ['DDA86', 'CD99', 'JB99', 'TU', 'TMTX', 'STEP'])
      expect(namesOf(key)).toEqual([
        '$0-$9,999.99',
        '$10,000-$24,999.99',
        '$25,000-$49,999.99',
        '$50,000-$99,999.99',
        '$100,000-$499,999.99',
        '$500,000 and above',
      ]);
    expect(cdKeys).toEqual(['CD99', 'JB99']);
  });
});

describe('what the law wants beside rates', () => {
  const without = (left: Provision) => ({
    keys: ['cd.CD99.12.apy'],
    says: all.filter((one) => one !== left),
  });
  const place = 'savings.json/sections/1/component';

  test.each<[Provision, string]>([
    ['rate-date', 'rate-date-missing (12 CFR 1030.8(c)(2))'],
    ['minimum-opening', 'minimum-opening-missing (12 CFR 1030.8(c)(4))'],
    ['fee-effect', 'fee-effect-missing (12 CFR 1030.8(c)(5))'],
    ['early-withdrawal-penalty', 'early-withdrawal-penalty-missing (12 CFR 1030.8(c)(6))'],
  ])('a page of certificates without %s is refused', (left, problem) =>
    expect(lines({ props: without(left) })).toEqual([`${place} ${problem}`]),
  );

  test.each([
    ['deposits.TU.0.apy', 'minimum-balance', 'minimum-balance-missing (12 CFR 1030.8(c)(3))'],
    ['deposits.TU.0.apy', 'variable-rate', 'deposit-variable-rate-missing (12 CFR 1030.8(c)(1))'],
    ['cards.HARBOR1.calculatedMinAPR', 'variable-rate', 'credit-variable-rate-missing (12 CFR 1026.16(b))'],
    ['mortgage-purchase.FIX30.apr', 'repayment-terms', 'repayment-terms-missing (12 CFR 1026.24(d)(2))'],
    ['loans.LOAN', 'repayment-terms', 'repayment-terms-missing (12 CFR 1026.24(d)(2))'],
  ] as const)('%s without %s is refused', (key, left, problem) =>
    expect(lines({ props: { ...without(left), keys: [key] } })).toEqual([`${place} ${problem}`]),
  );

  test('is wanted of a rate in author text too', () =>
    expect(lines({ props: { ...without('fee-effect'), keys: [], text: '{rate:cd.CD99.12.apy}' } })).toEqual([
      `${place} fee-effect-missing (12 CFR 1030.8(c)(5))`,
    ]));

  test('RATE-15 the date of a rate in author text is the statement of that date, for rates of its file', () => {
    const dated = (key: string) => ({
      props: { ...without('rate-date'), keys: [], text: `{rate:cd.CD99.12.apy} since {rate-date:${key}}` },
    });
    expect(lines(dated('cd.CD99.12.apy'))).toEqual([]);
    expect(lines(dated('cards.HARBOR1.calculatedMinAPR'))).toEqual([
      `${place} rate-date-missing (12 CFR 1030.8(c)(2))`,
      'savings.json/sections/1/props/text no-rate-file (12 CFR 1030.8, 1026.24)',
    ]);
    expect(lines(dated('cd.CD99.13.apy'))).toEqual(['savings.json/sections/1/props/text unknown-rate']);
  });

  test('RATE-01 a page’s title may have a rate, if there is such a rate', () => {
    const titled = (key: string) =>
      lines({
        page: { title: `Certificates that earn {rate:${key}|4%}`, description: `{rate-date:${key}}` },
      });
    expect(titled('cd.CD99.12.apy')).toEqual([]);
    expect(titled('cd.CD99.13.apy')).toEqual([
      'savings.json/title unknown-rate',
      'savings.json/description unknown-rate',
    ]);
  });

  const said = 'Fees could reduce earnings.';
  const statements = [{ says: 'fee-effect', quote: said }];

  test('may be said by the page in its own words', () =>
    expect(lines({ props: { ...without('fee-effect'), text: said }, page: { statements } })).toEqual([]));

  test('may be said by a page that has not renamed its "states" yet', () =>
    expect(lines({ props: { ...without('fee-effect'), text: said }, page: { states: statements } })).toEqual(
      [],
    ));
});

describe('portico rates', () => {
  const run = async (...args: readonly string[]) => {
    const pages = siteFolder({
      'rates/cd.json': {
        products: [
          cd('CD99', '2026-09-28', '2026-11-10'),
          cd('CD99', '2026-11-16'),
          cd('JB99', '2026-10-01'),
        ],
      },
    });
    const out: string[] = [];
    const output = {
      out: (text: string) => out.push(text),
      error: (text: string) => out.push(text),
      color: false,
    };
    const context = { root: process.cwd(), library: '/', bundle: '/', version: '0', sections: allSections };
    const code = await runCommands([command], ['rates', ...args, '--pages', pages], context, output);
    return { code, text: out.join('') };
  };

  test('RATE-05 at: prints what was in force on a day, with its days', async () => {
    const { code, text } = await run('at', '2026-10-01');
    expect(code).toBe(0);
    expect(text.split('\n').filter((line) => line.startsWith('cd'))).toEqual([
      'cd  CD99  in force from 2026-09-28 until 2026-11-10',
      'cd  JB99  in force from 2026-10-01',
    ]);
    expect(text).toContain('$0-$9,999.99  months 12  apr 4, apy 4.08');
  });

  test('sample: writes the files of a demo, continued until a day', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rates-'));
    const { code, text } = await run('sample', '2026-11-27', '--out', folder);
    expect([code, text]).toEqual([0, expect.stringContaining('Wrote 1 rate files as of 2026-11-27')]);
    const { products } = JSON.parse(readFileSync(join(folder, 'cd.json'), 'utf8')) as {
      readonly products: readonly { readonly productKey: string; readonly effectiveFrom: string }[];
    };
    expect(products.at(-1)).toMatchObject({ productKey: 'JB99', effectiveFrom: '2026-11-27' });
    rmSync(folder, { recursive: true });
  });

  test('is JSON for tools', async () => {
    const { text } = await run('at', '2026-11-12', '--format', 'json');
    expect(JSON.parse(text)).toMatchObject({
      day: '2026-11-12',
      rates: [{ file: 'cd', productKey: 'JB99', effectiveFrom: '2026-10-01' }],
    });
  });

  test('says so when nothing was, and when the question is wrong', async () => {
    expect(await run('at', '2026-01-01')).toEqual({
      code: 1,
      text: 'No rates were in force on 2026-01-01.\n',
    });
    for (const args of [
      ['on', '2026-01-01'],
      ['at', '2026-02-30'],
      ['at', 'today', '--format', 'xml'],
      ['at', '--x'],
    ])
      expect((await run(...args)).code).toBe(2);
  });
});
