import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCdRates } from '#data/cdRates.ts';
import { PublishedSite, siteForTest } from '#tests/server/fixtures/publishedSite.ts';
import { send } from '#tests/server/fixtures/send.ts';
import { rates } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const site = new PublishedSite();
const path = '/svt/elmstone/rateApi';
const ask = (zip: string, more = '') =>
  `${path}?zipcode=${zip}&rateType=CD&personlaizedRateFlag=false${more}`;

beforeAll(() => site.publish());
afterAll(() => site.remove());

const started = () => startServer({ releaseFolder: site.out });

test('RATE-02 the answer has the keys and the numbers of the contract, and its as-of date', async () => {
  const { origin } = await started();
  const { status, headers, json } = await send(origin, ask('60601'));
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(json()).toEqual({
    effectiveDate: '2026-11-16',
    rateGrids: [
      {
        productKey: 'CD99',
        rates: [
          {
            apr: 4,
            apy: 4.08,
            tierDescription: '$0-$9,999.99',
            termInMonths: 12,
            minimumBalance: 0,
            maximumBalance: 9999.99,
            additionalFundingType: 'none',
            disclosureKey: 'cd',
          },
        ],
      },
    ],
    disclosures: { productSpecificDisclosures: [{ key: 'cd', richText: '<p>A penalty applies.</p>' }] },
  });
});

test('RATE-15 what the server answers is what the sections read, as-of date included', async () => {
  const { origin } = await started();
  const read = readCdRates((await send(origin, ask('60601'))).json());
  expect(read).toMatchObject({ effectiveDate: '2026-11-16', rates: [{ apy: 4.08, termInMonths: 12 }] });
});

test.each([
  ['60601', 4],
  ['01234', 4.1],
  ['04101', 4.2],
  ['04299', 4.1],
])('RATE-02 zip code %s has the rate of the zone that names the most of its digits', async (zip, apr) => {
  const { origin } = await started();
  expect(readCdRates((await send(origin, ask(zip))).json()).rates[0]?.apr).toBe(apr);
});

describe('RATE-02 personal rates', () => {
  const personal = ask('60601').replace('false', 'true');

  test('come with the flag and a token, and stay with the visitor they were made for', async () => {
    const { origin } = await started();
    const own = await send(origin, personal, { headers: { token: 'a.b.c' } });
    expect(readCdRates(own.json()).rates[0]?.apr).toBe(4.1);
    expect(own.headers['cache-control']).toBe('private, no-store');
    const common = await send(origin, ask('60601'));
    expect(common.headers['cache-control']).toBe('public, max-age=60');
    expect(common.headers['vary']).toContain('token');
  });

  test.each([
    ['the flag alone', personal, {}],
    ['a token alone', ask('60601'), { token: 'a.b.c' }],
  ])('do not come with %s', async (_what, address, headers: Record<string, string>) => {
    const { origin } = await started();
    expect(readCdRates((await send(origin, address, { headers })).json()).rates[0]?.apr).toBe(4);
  });
});

test.each([
  '',
  '1',
  '1234',
  '123456',
  'abcde',
  '1234e',
  '%3500',
  "'--",
  '60601&zipcode=60602',
  '6060%201',
  '٠٤١٠١',
])('RATE-14 "%s" is no zip code, and the answer says so', async (zip) => {
  const { origin } = await started();
  const { status, json } = await send(origin, ask(encodeURI(decodeURI(zip))));
  expect(status).toBe(400);
  expect(json()['error']).toMatch(/zip|string/);
});

test.each([
  ['no zip code', `${path}?rateType=CD`, /zipcode|string/],
  ['another rate type', `${path}?zipcode=60601&rateType=IRA`, /rateType: expected CD/],
  ['no rate type', `${path}?zipcode=60601`, /rateType/],
  [
    'a flag that is neither',
    `${path}?zipcode=60601&rateType=CD&personlaizedRateFlag=1`,
    /personlaizedRateFlag/,
  ],
])('a question with %s is refused with the reason', async (_what, address, reason) => {
  const { origin } = await started();
  const { status, json } = await send(origin, address);
  expect(status).toBe(400);
  expect(json()['error']).toMatch(reason);
});

test('a site without rates says that there are none, and when to ask again', async () => {
  const bare = siteForTest({ 'rates/cd.json': undefined });
  await bare.publish();
  const { origin } = await startServer({ releaseFolder: bare.out });
  const { status, headers } = await send(origin, ask('60601'));
  expect(status).toBe(503);
  expect(headers['retry-after']).toBeDefined();
});

test('rates that cannot be right are never answered: the last good ones stay in force', async () => {
  const bad = siteForTest();
  await bad.publish();
  bad.write({
    'rates/cd.json': { products: [{ ...rates.products[0], effectiveFrom: 'soon', personalised: 90 }] },
  });
  const { errors } = await bad.publish();
  expect(errors.map(({ file }) => file)).toContain('rates/cd.json');
  const { origin } = await startServer({ releaseFolder: bad.out });
  expect((await send(origin, ask('60601'))).json()).toMatchObject({ effectiveDate: '2026-11-16' });
});
