import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardOfferKey, cardOffersUrl, readCardOffers } from '#data/cardOffers.ts';
import { cashOutUrl, readCashOutRates } from '#data/cashOutRefinanceRates.ts';
import { depositRatesForm, readDepositRates } from '#data/depositRates.ts';
import { homeEquityUrl, readHomeEquityRates, type HomeEquityTerms } from '#data/homeEquityRates.ts';
import { homeEquityStatesUrl, readHomeEquityStates } from '#data/homeEquityStates.ts';
import { loanRateUrl, readLoanRate, type LoanTerms } from '#data/loanRates.ts';
import { mortgageRatesUrl, readMortgageRates } from '#data/mortgageRates.ts';
import { personalLineUrl, readPersonalLineRates } from '#data/personalLineRates.ts';
import { readZipZone, zipZoneUrl } from '#data/zipZone.ts';
import { demoDay, demoRates } from '#tests/server/fixtures/demoRates.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, send, type Sent } from '#tests/server/fixtures/send.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const site = new PublishedSite(demoRates);
const serviceBase = '/svt/elmstone';
const clock = { now: demoDay };
let origin = '';
let server: FastifyInstance;

beforeAll(() => site.publish());
afterAll(() => site.remove());
beforeEach(async () => {
  clock.now = demoDay;
  const options = { releaseFolder: site.out, now: () => clock.now, requestsPerMinute: 100_000 };
  ({ origin, server } = await startServer({ ...options, logger: false }));
});

const ask = async (path: string, sent?: Sent) => {
  const answer = await send(origin, path, sent);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};
const refused = async (path: string, sent?: Sent) => (await send(origin, path, sent)).status;

describe('RATE-01 card offers', () => {
  const key = (offerId: string) =>
    cardOfferKey({ requestCode: 'ELM', sourceCode: 'WEB', locationNumber: '0001', offerId });
  const url = (...ids: readonly string[]) => cardOffersUrl(serviceBase, ids.map(key), demoDay);

  test('are an array of the asked offers, which the sections read', async () => {
    const answer = await ask(url('HARBOR1', 'SUMMIT3'));
    expect(answer.json()).toMatchObject([
      { requestData: { OfferID: 'HARBOR1' }, responseData: { Offers: [{ productDetailData: {} }] } },
      { requestData: { OfferID: 'SUMMIT3' } },
    ]);
    const { byOffer } = readCardOffers(answer.json());
    expect(byOffer.get('SUMMIT3')).toMatchObject({
      calculatedMinAPR: 20.24,
      calculatedMaxAPR: 29.24,
      annualFeeAmount: 95,
    });
    expect(byOffer.get('HARBOR1')?.rates.get('introPurchaseRate')).toBe(0);
    expect(answer.headers['x-portico-as-of']).toBe('2026-11-16');
  });

  test('have another rate on a day on which another entry was in force', async () => {
    clock.now = new Date('2026-10-01T17:00:00Z');
    const { byOffer } = readCardOffers((await ask(url('HARBOR1'))).json());
    expect(byOffer.get('HARBOR1')?.calculatedMinAPR).toBe(18.49);
  });

  test('five are the most, and what is no call of the contract is refused', async () => {
    expect(await refused(url('A1', 'A2', 'A3', 'A4', 'A5', 'A6'))).toBe(400);
    for (const file of [
      '',
      'x',
      '../../etc/passwd',
      `${key('A1')}1USB.json`,
      `${key('A1')}-USB.json`,
      '%00',
      'a'.repeat(700),
    ])
      expect([file, await refused(`${serviceBase}/rateapi.param-${file}`)]).toEqual([file, 400]);
    expect(await refused(url('NONE1'))).toBe(503);
  });
});

describe('RATE-04 checking and savings', () => {
  const form = (productKeys: readonly string[], more: object = {}) =>
    formPost(Object.fromEntries(depositRatesForm({ serviceBase, zipCode: '60601', ...more }, productKeys)));
  const rates = async (productKeys: readonly string[], more: object = {}, headers = {}) => {
    const post = form(productKeys, more);
    const answer = await ask(`${serviceBase}/zonedRates`, {
      ...post,
      headers: { ...post.headers, ...headers },
    });
    return { ...answer, read: readDepositRates(answer.json()) };
  };

  test.each([
    ['60601', 0.5],
    ['04101', 0.6],
    ['80202', 0.55],
  ])('RATE-06 zip code %s has the rates of its zone, by the tiers of the contract', async (zipCode, apr) => {
    const { read } = await rates(['TMTX'], { zipCode });
    const product = read.byProduct.get('TMTX');
    expect(product?.rates.map(({ tierDescription }) => tierDescription)).toEqual([
      '$0-$9,999.99',
      '$10,000-$24,999.99',
      '$25,000-$49,999.99',
      '$50,000-$99,999.99',
      '$100,000-$499,999.99',
      '$500,000 and above',
    ]);
    expect(product?.rates[0]?.apr).toBe(apr);
    expect(read.effectiveDate).toBe('2026-11-16');
  });

  test('RATE-05 come with better rates for those who qualify, and with what must be said', async () => {
    const { read } = await rates(['TMTX', 'TU']);
    expect(read.byProduct.get('TMTX')?.bumpRates[0]?.apr).toBe(1);
    expect(read.byProduct.get('TU')?.bumpRates).toEqual([]);
    expect(read.byProduct.get('TU')?.disclosures[0]?.paragraphs.join(' ')).toContain('$25');
    expect(read.byProduct.get('TU')?.disclosures).toHaveLength(1);
  });

  test('RATE-06 the accounts of businesses have their own tiers and are in the other table only', async () => {
    const { read } = await rates(['DDA4A', 'DDA86'], { isBusiness: true });
    expect(read.byProduct.get('DDA4A')?.rates.map(({ tierDescription }) => tierDescription)).toEqual([
      'Under $5,000',
      '$5,000-$24,999.99',
      '$25,000-$49,999.99',
      '$50,000-$99,999.99',
      '$100,000 and above',
    ]);
    expect([...(await rates(['DDA4A', 'DDA86'])).read.byProduct.keys()]).toEqual(['DDA86']);
    expect(await refused(`${serviceBase}/zonedRates`, form(['DDA4A']))).toBe(503);
  });

  test('RATE-08 a visitor with a token gets rates of their own, which nobody may keep', async () => {
    const own = await rates(['TU'], { token: 'a.b.c' }, { token: 'a.b.c' });
    expect(own.read.byProduct.get('TU')?.rates[0]).toMatchObject({ apr: 0.4, apy: 0.4 });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  test.each<Readonly<Record<string, string>>>([
    { zipcode: '6060' },
    { productKeys: '' },
    { productKeys: '__proto__' },
    { requestType: 'OLD' },
    { rateTableType: 'all' },
    { isbusiness: 'true' },
    { output: 'xml' },
  ])('RATE-14 a form with %j is refused', async (fault) => {
    const good = Object.fromEntries(depositRatesForm({ serviceBase, zipCode: '60601' }, ['TU']));
    expect(await refused(`${serviceBase}/zonedRates`, formPost({ ...good, ...fault }))).toBe(400);
  });
});

describe('RATE-09 loans', () => {
  const terms: LoanTerms = { creditScore: 745, depositAmount: 15_000, timePeriod: 48, zipcode: '60601' };
  const apr = async (more: Partial<LoanTerms> = {}) =>
    readLoanRate((await ask(loanRateUrl({ serviceBase, terms: { ...terms, ...more } }))).json()).apr;

  test('follow score, term, amount, zone and the adjustments, and never fall below the least', async () => {
    expect(await apr()).toBe(9.99);
    expect(await apr({ creditScore: 800 })).toBe(9.24);
    expect(await apr({ timePeriod: 84 })).toBe(10.74);
    expect(await apr({ depositAmount: 30_000 })).toBe(9.74);
    expect(await apr({ zipcode: '04101' })).toBe(9.89);
    expect(await apr({ checkboxSelected: true })).toBe(9.74);
    expect(await apr({ autoAdjustment: true })).toBe(7.74);
    expect(
      await apr({ homeImprovementAdjustment: true, employeeAdjustment: true, allianceIndicator: true }),
    ).toBe(8.84);
    expect(
      await apr({
        creditScore: 800,
        depositAmount: 30_000,
        timePeriod: 24,
        autoAdjustment: true,
        employeeAdjustment: true,
        homeImprovementAdjustment: true,
        checkboxSelected: true,
      }),
    ).toBe(4.99);
  });

  test.each([{ timePeriod: 11 }, { timePeriod: 85 }, { zipcode: '6060' }, { creditScore: 200 }])(
    'RATE-14 are not calculated with %j',
    async (fault) =>
      expect(await refused(loanRateUrl({ serviceBase, terms: { ...terms, ...fault } }))).toBe(400),
  );

  test('are not offered to a score that has no rate, nor for an amount: that is an answer, not a failure', async () => {
    for (const more of [{ creditScore: 500 }, { depositAmount: 500 }]) {
      const { status, json } = await ask(loanRateUrl({ serviceBase, terms: { ...terms, ...more } }));
      expect(status).toBe(200);
      expect(json()).toEqual({ apr: null, effectiveDate: '2026-11-16' });
      expect(readLoanRate(json())).toEqual({ effectiveDate: '2026-11-16' });
    }
  });
});

describe('RATE-10 home equity', () => {
  const terms: HomeEquityTerms = {
    termsinMonths: 120,
    stateCode: 'ME',
    county: 'Oxford',
    anticipatedBalance: 30_000,
    loanAmount: 60_000,
    valueOfHome: 400_000,
    mortgageBalance: 200_000,
    productKey: 'HEQF2',
    personalCheckingAccount: false,
    fico: 770,
    autoPay: false,
  };
  const rate = async (more: Partial<HomeEquityTerms> = {}) => {
    const url = homeEquityUrl({ serviceBase, terms: { ...terms, ...more } });
    return readHomeEquityRates((await ask(url)).json()).rates[0]?.rate;
  };

  test('follows term, place, value, score, amount, account and payment', async () => {
    expect(await rate()).toBe(7.79);
    expect(await rate({ termsinMonths: 180 })).toBe(7.94);
    expect(await rate({ county: 'York' })).toBe(7.74);
    expect(await rate({ stateCode: 'NH', county: 'Coös' })).toBe(7.84);
    expect(await rate({ mortgageBalance: 250_000 })).toBe(8.14);
    expect(await rate({ fico: 700 })).toBe(8.54);
    expect(await rate({ loanAmount: 20_000 })).toBe(7.94);
    expect(await rate({ personalCheckingAccount: true, autoPay: true })).toBe(7.29);
    // Automatic payments need an account that they come from.
    expect(await rate({ autoPay: true })).toBe(await rate({}));
  });

  test('a line of credit has an interest rate, by what will be owed', async () => {
    const line = { productKey: 'HELOC', termsinMonths: 240 } as const;
    expect(await rate(line)).toBe(7.9);
    expect(await rate({ ...line, anticipatedBalance: 120_000 })).toBe(7.65);
  });

  test.each([
    { stateCode: 'TX', county: 'Travis' },
    { county: 'Travis' },
    { mortgageBalance: 390_000 },
    { fico: 600 },
    { termsinMonths: 121 },
  ])('is not offered with %j, which is an answer, not a failure', async (fault) =>
    expect(await rate(fault)).toBeUndefined(),
  );

  test('the list of states is that of the file, with their counties', async () => {
    const states = readHomeEquityStates((await ask(homeEquityStatesUrl)).json());
    expect(states.map(({ stateName }) => stateName)).toContain('Maine');
    expect(states.find(({ stateCode }) => stateCode === 'ME')?.counties).toHaveLength(16);
  });
});

test.each([
  ['60601', 6.125],
  ['04101', 6.01],
  ['80202', 6.19],
])('RATE-03 zip code %s has the cash-out refinance rate of its zone', async (zipCode, apr) => {
  const answer = await ask(cashOutUrl({ serviceBase, zipCode, termInYears: 10 }));
  expect(readCashOutRates(answer.json(), 10)).toEqual({
    effectiveDate: '2026-11-16',
    rates: [{ termInYears: 10, apr }],
  });
  const all = (
    await ask(`${serviceBase}/rateApi?zipcode=${zipCode}&rateType=CASHOUTREFI&termsInYears=10,15,20,30`)
  ).json();
  expect(readCashOutRates(all).rates.map(({ termInYears }) => termInYears)).toEqual([10, 15, 20, 30]);
});

test('RATE-03 other terms, other types and other zip codes are refused', async () => {
  for (const query of [
    'zipcode=60601&rateType=CASHOUTREFI&termsInYears=12',
    'zipcode=60601&rateType=CD&termsInYears=10',
    'zipcode=6060&rateType=CASHOUTREFI&termsInYears=10',
  ])
    expect([query, await refused(`${serviceBase}/rateApi?${query}`)]).toEqual([query, 400]);
});

test('RATE-02 the deposit-rates helper gets the same rates with output=json', async () => {
  const plain = await ask(`${serviceBase}/rateApi?zipcode=60601&rateType=CD`);
  const helper = await ask(`${serviceBase}/rateApi?zipcode=60601&rateType=CD&output=json`);
  expect(helper.json()).toEqual(plain.json());
});

test.each([
  ['60601', 16.74],
  ['04101', 16.59],
  ['80202', 16.84],
])('RATE-11 zip code %s has the personal line rates of its zone', async (zipCode, apr) => {
  const read = readPersonalLineRates((await ask(personalLineUrl({ serviceBase, zipCode }))).json());
  expect(read.rates[0]).toEqual({ tierDescription: '$1,000 to $4,999', calculatedApr: apr });
  expect(read).toMatchObject({ effectiveDate: '2026-11-16', rates: { length: 4 } });
});

test.each(['purchase', 'refinance'] as const)(
  'RATE-12 the file for %s has every state of the bank, each with its rates',
  async (purpose) => {
    const answer = await ask(mortgageRatesUrl({ purpose, hostname: 'www.bank.example' }));
    const read = readMortgageRates(answer.json());
    expect(read.byState.size).toBe(8);
    const first = (state: string) => read.byState.get(state)?.[0]?.rate ?? 0;
    expect(first('Maine')).toBeLessThan(first('Vermont'));
    expect(first('Colorado')).toBeGreaterThan(first('Vermont'));
    expect(read.effectiveDate).toBe('2026-11-16');
  },
);

test.each([
  ['04101', { zone: 'northeast', stateCode: 'ME', stateName: 'Maine' }],
  ['80202', { zone: 'mountain', stateCode: 'CO', stateName: 'Colorado' }],
  ['60601', { zone: 'default' }],
])('RATE-04 zip code %s lies where the file of zones says', async (zipCode, place) =>
  expect(readZipZone((await ask(zipZoneUrl({ serviceBase, zipCode }))).json())).toEqual(place),
);

test('RATE-15 a day before the first entry there is no rate, and the answer says when to ask again', async () => {
  clock.now = new Date('2026-09-27T17:00:00Z');
  const answer = await send(origin, `${serviceBase}/rateApi?zipcode=60601&rateType=CD`);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
  // The bank's day begins at midnight in its own time zone.
  clock.now = new Date('2026-09-28T03:59:00Z');
  expect(await refused(`${serviceBase}/rateApi?zipcode=60601&rateType=CD`)).toBe(503);
  clock.now = new Date('2026-09-28T04:00:00Z');
  await ask(`${serviceBase}/rateApi?zipcode=60601&rateType=CD`);
});

test('RATE-08 in 10,000 mixed requests nobody sees the rates of another', async () => {
  const url = `${serviceBase}/rateApi?zipcode=60601&rateType=CD&personlaizedRateFlag=`;
  const inject = async (index: number) => {
    const isOwn = index % 2 === 0;
    const response = await server.inject({
      url: `${url}${String(isOwn)}`,
      headers: isOwn ? { token: `visitor-${index % 7}` } : {},
      remoteAddress: `10.0.${index % 200}.${index % 250}`,
    });
    const { rateGrids } = response.json<{ rateGrids: { rates: { apr: number }[] }[] }>();
    return [isOwn, rateGrids[0]?.rates[0]?.apr, response.headers['cache-control']];
  };
  const expected = [
    [true, 3.85, 'private, no-store'],
    [false, 3.75, 'public, max-age=60'],
  ];
  for (let start = 0; start < 10_000; start += 500) {
    const answers = await Promise.all(Array.from({ length: 500 }, (_none, index) => inject(start + index)));
    const wrong = answers.filter(
      (answer, index) => JSON.stringify(answer) !== JSON.stringify(expected[index % 2]),
    );
    expect(wrong).toEqual([]);
  }
});
