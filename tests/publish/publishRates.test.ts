import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentOf, releaseOf } from '#tests/publish/publishedFolder.ts';
import { siteForTest, type PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';

const entry = (effectiveFrom: string, apr: number, apy: number) => ({
  productKey: 'CD99',
  effectiveFrom,
  zones: {
    default: [
      {
        tierDescription: '$0-$9,999.99',
        minimumBalance: 0,
        maximumBalance: 9999.99,
        rates: [{ termInMonths: 12, apr, apy }],
      },
    ],
  },
  disclosureKey: 'cd',
});

const cards = (months: number) => ({
  component: 'CdRateCards',
  props: {
    heading: 'Rates',
    cards: [
      {
        productKey: 'CD99',
        name: 'Standard CD',
        minimumOpening: '$1,000',
        terms: [{ months, label: `${months} months`, apy: 1.11 }],
        apply: { text: 'Open', href: '/contact.html' },
      },
    ],
    asOf: '2020-01-01',
    penalty: 'A penalty may apply.',
    fees: 'Fees could reduce earnings.',
  },
});
const words = (markup: string) => ({ component: 'RichText', props: { text: markup } });
const statements = ['rate-date', 'minimum-opening', 'fee-effect', 'early-withdrawal-penalty'].map((says) => ({
  says,
  quote: 'It earns {rate:cd.CD99.12.apy|1.11%} APY.',
}));

const pages = {
  'rates/cd.json': { products: [entry('2026-01-05', 3.9, 3.98)] },
  'cards.json': page('Certificates and their yields', [cards(12)]),
  'words.json': page('What a certificate earns', [words('It earns **{rate:cd.CD99.12.apy|1.11%}** APY.')], {
    statements,
  }),
  'other.json': page('A page without any rate'),
};

const shows = (site: PublishedSite, path: string, text: string) =>
  expect([path, documentOf(site.out, path)?.includes(text)]).toEqual([path, true]);

test('RATE-15 pages show the rate in force with its date, and only those that show it follow a change', async () => {
  const site = siteForTest(pages);
  await site.publish();
  shows(site, '/cards.html', '3.98%');
  shows(site, '/cards.html', 'January 5, 2026');
  expect(documentOf(site.out, '/words.html')).toMatch(
    /<span data-rate="cd\.CD99\.12\.apy"[^>]* data-live="CD99"[^>]*>3\.98%<\/span>/,
  );

  site.write({
    'rates/cd.json': { products: [entry('2026-01-05', 3.9, 3.98), entry('2026-01-12', 4, 4.08)] },
  });
  const { rendered } = await site.publish();
  expect(rendered).toBe(2);
  shows(site, '/cards.html', '4.08%');
  shows(site, '/cards.html', 'January 12, 2026');
  shows(site, '/words.html', '>4.08%<');
  expect((await site.publish()).rendered).toBe(0);
});

test('RATE-07 a rate file with mistakes changes nothing: pages and service keep the last good rates', async () => {
  const site = siteForTest(pages);
  await site.publish();
  site.write({ 'rates/cd.json': { products: [entry('2026-01-05', 39, 39.8)] } });
  const { errors, kept } = await site.publish();
  expect(errors.map(({ code }) => code)).toContain('out-of-range');
  expect(kept).toEqual([]);
  shows(site, '/cards.html', '3.98%');
  expect(readFileSync(join(site.out, '_portico/rates/cd.json'), 'utf8')).toContain('3.98');

  // Both entries match the schema but contradict each other, so pages that show them stay unchanged.
  site.write({
    'rates/cd.json': { products: [entry('2026-01-05', 4, 4.08), entry('2026-01-05', 4.1, 4.18)] },
  });
  const again = await site.publish();
  expect(again.errors.map(({ code }) => code)).toContain('rate-overlap');
  expect([...again.kept].toSorted()).toEqual(['/cards.html', '/words.html']);
  shows(site, '/cards.html', '3.98%');
  shows(site, '/words.html', '>3.98%<');
  expect(Object.keys(releaseOf(site.out).pages)).toContain('/cards.html');
});

test('RATE-02 the author’s default stays where no rate of the file is in force for every term', async () => {
  const site = siteForTest({
    ...pages,
    'cards.json': page('Certificates and their yields', [cards(18)]),
    'words.json': undefined,
  });
  const { errors } = await site.publish();
  expect(errors.map(({ code, suggestion }) => [code, suggestion])).toEqual([['unknown-rate', undefined]]);
});

test('RATE-15 a rate in a title is filled in for search results and for lists of articles', async () => {
  const article = { topic: 'saving', product: 'savings', audience: 'everyone' };
  const title = 'Earn {rate:cd.CD99.12.apy|1.11%} with {word:phone}';
  const site = siteForTest({
    ...pages,
    'words/en.json': { phone: 'our certificate' },
    'ladder.json': page(title, [words('It earns {rate:cd.CD99.12.apy|1.11%} APY.')], {
      pageType: 'article',
      article,
      statements,
    }),
    'list.json': page('Articles on saving', [
      { component: 'FeaturedArticles', props: { heading: 'Read on', from: { topic: 'saving' } } },
    ]),
  });
  const { errors } = await site.publish();
  expect(errors.filter(({ file }) => file === 'ladder.json')).toEqual([]);
  const filled = 'Earn 3.98% with our certificate';
  expect(releaseOf(site.out).pages['/ladder.html']?.title).toBe(filled);
  expect(documentOf(site.out, '/ladder.html')).toContain(filled);
  shows(site, '/list.html', filled);
  site.write({ 'rates/cd.json': { products: [entry('2026-01-05', 3.9, 4.01)] } });
  await site.publish();
  shows(site, '/list.html', 'Earn 4.01% with our certificate');
  expect(releaseOf(site.out).pages['/ladder.html']?.title).toBe('Earn 4.01% with our certificate');
});
