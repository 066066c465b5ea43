import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { forgetAnswers } from './askOnce.ts';
import { cardOfferKey, cardOfferQuery } from './cardOffers.ts';
import { cashOutQuery, cashOutTerms } from './cashOutRefinanceRates.ts';
import { cdRatesQuery, depositRatesHelper } from './cdRates.ts';
import { depositRatesForm, depositRatesQuery } from './depositRates.ts';
import { homeEquityQuery } from './homeEquityRates.ts';
import { homeEquityStatesQuery } from './homeEquityStates.ts';
import { loanRateQuery, loanRateUrl, loanTerms } from './loanRates.ts';
import { mortgageRatesQuery, mortgageRatesUrl } from './mortgageRates.ts';
import { personalLineQuery } from './personalLineRates.ts';
import { commonDate } from './rateCall.ts';
import { zipZoneQuery } from './zipZone.ts';

const serviceBase = '/svt/elmstone';
const zipCode = '04101';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

type Answering = (sent: Sent) => unknown;

/** Stubs `fetch` with `answering` and returns the list of sent requests. */
function network(answering: Answering, headers: Record<string, string> = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = { url, init };
    sent.push(request);
    const answer = answering(request);
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return Promise.resolve(new Response(text, { headers }));
  });
  return sent;
}

/** Creates a page's query cache. */
function pageCache(): QueryClient {
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  return client;
}

afterEach(() => vi.unstubAllGlobals());

const grid = (productKey: string, apy = 4) => ({
  productKey,
  rates: [{ apr: apy, apy, tierDescription: 'all', minimumBalance: 0 }],
});
const keysOf = ({ init }: Sent) => new URLSearchParams(init.body as URLSearchParams).get('productKeys');
const answerDeposits = (sent: Sent) => ({
  rateGrids: keysOf(sent)
    ?.split(',')
    .map((key) => grid(key)),
});
const idsOf = ({ url }: Sent) =>
  (/param-(.*-)\d+USB\.json$/.exec(url)?.[1] ?? '')
    .split('-')
    .filter(Boolean)
    .map((key) => key.split('_')[3]);
const cardAnswer = (OfferID: string | undefined, minimum = 18) => ({
  requestData: { OfferID },
  responseData: {
    Offers: [
      {
        productDetailData: {
          calculatedMinAPR: String(minimum),
          calculatedMaxAPR: 28.99,
          riskTierAnnualFeeInformation: { annualFeeAmount: '95' },
          introCashAdvanceMaxRate: 29.99,
          purchasePenaltyRate: 31.99,
          variableData: { introPurchaseRate: 0, cashAdvanceAPR: '29.99' },
        },
      },
    ],
  },
});
const offer = (offerId: string) => ({
  requestCode: 'RC1',
  sourceCode: 'WEB',
  locationNumber: '0001',
  offerId,
});

describe('the addresses of the contract', () => {
  const homeEquity = {
    termsinMonths: 120,
    stateCode: 'ME',
    county: 'York',
    anticipatedBalance: 20000,
    loanAmount: 50000,
    valueOfHome: 400000,
    mortgageBalance: 150000,
    productKey: 'HEQF2',
    personalCheckingAccount: true,
    fico: 760,
    autoPay: false,
  } as const;
  const terms = { creditScore: 740, depositAmount: 15000, timePeriod: 48, zipcode: zipCode };
  const grids = { rateGrids: [{ productKey: 'HEQF2', apr: 7.5, termInYears: 10 }] };

  test.each([
    [
      'RATE-03',
      cashOutQuery({ serviceBase, zipCode, termInYears: 10 }),
      grids,
      '/svt/elmstone/rateApi?zipcode=04101&rateType=CASHOUTREFI&termsInYears=10',
    ],
    [
      'RATE-09',
      loanRateQuery({ serviceBase, terms }),
      { apr: 9 },
      '/svt/elmstone/calculateLoanPayment?checkboxSelected=false&employeeAdjustment=false&creditScore=740&depositAmount=15000&timePeriod=48&zipcode=04101&homeImprovementAdjustment=false&autoAdjustment=false&allianceIndicator=false',
    ],
    [
      'RATE-10',
      homeEquityQuery({ serviceBase, terms: homeEquity }),
      grids,
      '/svt/elmstone/hecalculator?termsinMonths=120&stateCode=ME&county=York&anticipatedBalance=20000&loanAmount=50000&valueOfHome=400000&mortgageBalance=150000&productKey=HEQF2&personalCheckingAccount=true&fico=760&autoPay=false',
    ],
    [
      'RATE-10',
      homeEquityStatesQuery(),
      { states: [{ stateCode: 'ME', stateName: 'Maine', counties: ['York'] }] },
      '/content/content/en-us/operations/home-equity-states.json',
    ],
    [
      'RATE-11',
      personalLineQuery({ serviceBase, zipCode }),
      { rates: [{ tierDescription: 'all', calculatedApr: 12 }] },
      '/svt/elmstone/calculatePersonalLineOfCreditApiDriven?zipCode=04101',
    ],
    [
      'RATE-12',
      mortgageRatesQuery({ purpose: 'refinance', hostname: 'localhost' }),
      { mortgageRateList: { Maine: [{ product: '30-year fixed', termInYears: 30, rate: 6, apr: 6.1 }] } },
      '/content/content/en-us/rates/refinance.json',
    ],
    [
      'RATE-04',
      zipZoneQuery({ serviceBase, zipCode }),
      { zone: 'northeast' },
      '/svt/elmstone/zipZone?zipcode=04101',
    ],
  ])('%s are asked with its names', async (_id, query, answer, url) => {
    const sent = network(() => answer);
    await expect(pageCache().fetchQuery({ ...query, retry: false } as never)).resolves.toBeDefined();
    expect(sent.map((request) => request.url)).toEqual([url]);
  });

  test('RATE-03 the terms are those the bank offers', () => expect(cashOutTerms).toEqual([10, 15, 20, 30]));

  test('RATE-12 on localhost the production host is asked when one is configured, elsewhere the page’s own', () => {
    const asked = { purpose: 'purchase', productionOrigin: 'https://www.bank.example' } as const;
    const path = '/content/content/en-us/rates/purchase.json';
    expect(mortgageRatesUrl({ ...asked, hostname: 'localhost' })).toBe(`https://www.bank.example${path}`);
    expect(mortgageRatesUrl({ ...asked, hostname: 'www.bank.example' })).toBe(path);
    expect(mortgageRatesUrl({ ...asked, hostname: 'localhost.bank.example' })).toBe(path);
    expect(mortgageRatesUrl({ purpose: 'purchase', hostname: 'localhost' })).toBe(path);
  });
});

describe('RATE-01 card offers', () => {
  test('are asked for by up to five in one request, and each gets its own rates', async () => {
    const sent = network((request) => idsOf(request).map((id, index) => cardAnswer(id, 18 + index)));
    const client = pageCache();
    const ids = ['OF1', 'OF2', 'OF3', 'OF4', 'OF5', 'OF6', 'OF7'];
    const offers = await Promise.all(
      ids.map((id) => client.fetchQuery(cardOfferQuery({ serviceBase, offer: offer(id) }))),
    );
    expect(sent.map(idsOf)).toEqual([ids.slice(0, 5), ids.slice(5)]);
    expect(sent[0]?.url).toMatch(/^\/svt\/elmstone\/rateapi\.param-RC1_WEB_0001_OF1-.*-\d{13}USB\.json$/);
    expect(offers.map(({ offerId }) => offerId)).toEqual(ids);
    expect(offers[6]).toMatchObject({ calculatedMinAPR: 19, calculatedMaxAPR: 28.99, annualFeeAmount: 95 });
    expect(Object.fromEntries(offers[0]?.rates ?? [])).toEqual({
      calculatedMinAPR: 18,
      calculatedMaxAPR: 28.99,
      introCashAdvanceMaxRate: 29.99,
      purchasePenaltyRate: 31.99,
      introPurchaseRate: 0,
      cashAdvanceAPR: 29.99,
    });
  });

  test('one that the answer leaves out fails alone', async () => {
    network((request) => [cardAnswer(idsOf(request)[0])]);
    const client = pageCache();
    const ask = (id: string) =>
      client.fetchQuery({ ...cardOfferQuery({ serviceBase, offer: offer(id) }), retry: false });
    const [first, second] = await Promise.allSettled([ask('OF1'), ask('OF2')]);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
  });

  test('RATE-15 the time of the call is no part of the cache’s key', () => {
    const key = () => cardOfferQuery({ serviceBase, offer: offer('OF1') }).queryKey;
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const before = key();
    vi.advanceTimersByTime(3_600_000);
    expect(key()).toEqual(before);
  });

  test.each(['', 'a/b', 'a-b', 'a_b', '..', 'x'.repeat(21), '<b>'])('%s is no code of an offer', (code) =>
    expect(() => cardOfferKey(offer(code))).toThrow('letters and digits'),
  );
});

describe('RATE-04 deposit rates', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const ask = (client: QueryClient, productKey: string, more: object = {}) =>
    client.fetchQuery(depositRatesQuery({ serviceBase, zipCode, productKey, ...more }));

  test('products that are asked for within 100 ms share one request, sent 100 ms after the last', async () => {
    const sent = network(answerDeposits);
    const client = pageCache();
    const answers = [ask(client, 'DDA86')];
    await vi.advanceTimersByTimeAsync(99);
    answers.push(ask(client, 'DDA4A'), ask(client, 'STEP'), ask(client, 'DDA86'));
    await vi.advanceTimersByTimeAsync(99);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(keysOf)).toEqual(['DDA86,DDA4A,STEP']);
    const [first, second] = await Promise.all(answers);
    expect([first?.rates[0]?.productKey, second?.rates[0]?.productKey]).toEqual(['DDA86', 'DDA4A']);
    await ask(client, 'STEP');
    expect(sent).toHaveLength(1);
  });

  test('zip codes, businesses and visitors never share one', async () => {
    const sent = network(answerDeposits);
    const client = pageCache();
    const asked = Promise.all([
      ask(client, 'DDA86'),
      ask(client, 'DDA86', { zipCode: '90210' }),
      ask(client, 'DDA86', { isBusiness: true }),
      ask(client, 'DDA86', { token: 'mine' }),
      ask(client, 'DDA86', { token: 'yours' }),
    ]);
    await vi.advanceTimersByTimeAsync(100);
    await asked;
    expect(sent.map(({ init }) => (init.headers as Record<string, string>)['token'])).toEqual([
      undefined,
      undefined,
      undefined,
      'mine',
      'yours',
    ]);
  });

  test('RATE-08 the form has the names of the contract, and the other table for businesses and visitors with a token', () => {
    const form = (more: object) =>
      depositRatesForm({ serviceBase, zipCode, ...more }, ['DDA86', 'STEP']).toString();
    const common = 'zipcode=04101&output=json&productKeys=DDA86%2CSTEP&requestType=NEW&rateTableType=';
    const other = `${common}consumerCheckingandSavings&isbusiness=true`;
    expect(form({})).toBe(`${common}checkingAndSavings`);
    expect(form({ isBusiness: true })).toBe(other);
    expect(form({ token: 'a.b.c' })).toBe(other);
  });

  test('RATE-07 a product that the answer leaves out fails alone; an answer without rateGrids fails all', async () => {
    network((request) => ({ rateGrids: keysOf(request)?.startsWith('DDA86') ? [grid('DDA86')] : undefined }));
    const client = pageCache();
    const settled = Promise.allSettled(
      ['DDA86', 'STEP'].map((productKey) =>
        client.fetchQuery({ ...depositRatesQuery({ serviceBase, zipCode, productKey }), retry: false }),
      ),
    );
    await vi.advanceTimersByTimeAsync(100);
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const none = client.fetchQuery({
      ...depositRatesQuery({ serviceBase, zipCode, productKey: 'TU' }),
      retry: false,
    });
    const [outcome] = await Promise.all([
      none.catch((error: unknown) => String(error)),
      vi.advanceTimersByTimeAsync(100),
    ]);
    expect(outcome).toContain('no rate that can be shown');
  });
});

describe('RATE-09 a loan rate is only asked for with', () => {
  const good = { creditScore: '740', depositAmount: '15000', timePeriod: '48', zipcode: '04101' };
  test('a numeric score and amount, a term of 12 to 84 months and a zip code', () =>
    expect(loanTerms(good)).toEqual({
      creditScore: 740,
      depositAmount: 15000,
      timePeriod: 48,
      zipcode: '04101',
    }));
  test.each([
    { creditScore: 'good' },
    { creditScore: '' },
    { creditScore: '0x2e4' },
    { creditScore: undefined },
    { depositAmount: '15,000' },
    { depositAmount: '-5' },
    { depositAmount: Number.NaN },
    { timePeriod: '11' },
    { timePeriod: '85' },
    { timePeriod: '12.5' },
    { timePeriod: '' },
    { zipcode: '4101' },
    { zipcode: undefined },
    { zipcode: '0410a' },
  ])('not with %j', (fault) => expect(loanTerms({ ...good, ...fault })).toBeUndefined());
  test('both ends of the term', () => {
    for (const timePeriod of [12, 84]) expect(loanTerms({ ...good, timePeriod })).toBeDefined();
  });
  test('its adjustments are in the address', () => {
    const terms = loanTerms({ ...good, autoAdjustment: true, checkboxSelected: true });
    expect(terms && loanRateUrl({ serviceBase, terms })).toContain('autoAdjustment=true');
    expect(terms && loanRateUrl({ serviceBase, terms })).toContain('checkboxSelected=true');
  });
});

describe('RATE-02 a visitor’s own answers', () => {
  const asked = { serviceBase, zipCode };

  test('have a key of their own for each token, which does not hold it', () => {
    const keys = [undefined, 'mine', 'yours'].map((token) =>
      JSON.stringify(cdRatesQuery({ ...asked, token }).queryKey),
    );
    expect(new Set(keys).size).toBe(3);
    expect(keys.join()).not.toMatch(/mine|yours/);
    expect(JSON.stringify(cdRatesQuery({ ...asked, token: 'mine' }).queryKey)).toBe(keys[1]);
  });

  test('are neither taken from nor put into the browser’s cache, and are dropped when nothing shows them', async () => {
    const sent = network(() => ({
      rateGrids: [{ productKey: 'CD99', rates: [{ apr: 4, apy: 4, termInMonths: 12 }] }],
    }));
    const client = pageCache();
    await client.fetchQuery(cdRatesQuery({ ...asked, token: 'mine' }));
    await client.fetchQuery(cdRatesQuery(asked));
    expect(sent.map(({ init }) => init.cache)).toEqual(['no-store', undefined]);
    expect(sent[0]?.url).not.toContain('mine');
    await new Promise((done) => {
      setTimeout(done, 10);
    });
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[2]),
    ).toEqual(['everyone']);
  });
});

test('RATE-15 an answer older than the site allows is no rate, by the clock of the server', async () => {
  const answer = {
    effectiveDate: '2026-11-10',
    rateGrids: [{ productKey: 'CD99', rates: [{ apr: 4, apy: 4, termInMonths: 12 }] }],
  };
  const ask = (maxAgeDays: number | undefined, date: string) => {
    network(() => answer, { date });
    return pageCache().fetchQuery({ ...cdRatesQuery({ serviceBase, zipCode, maxAgeDays }), retry: false });
  };
  const days = (day: number) => new Date(Date.UTC(2026, 10, day, 12)).toUTCString();
  await expect(ask(7, days(17))).resolves.toMatchObject({ effectiveDate: '2026-11-10' });
  await expect(ask(7, days(18))).rejects.toThrow('2026-11-10');
  await expect(ask(undefined, days(28))).resolves.toBeDefined();
  await expect(ask(7, days(8))).rejects.toThrow('2026-11-10');
});

test.each([
  [['2026-11-24', '2026-11-20'], '2026-11-20'],
  [['2026-11-24', undefined], undefined],
  [[], undefined],
])(
  'RATE-15 a sentence about answers of %j has the date %s, which is later than none of theirs',
  (days, date) => {
    const answers = days.map((day) => (day === undefined ? {} : { effectiveDate: day }));
    expect(commonDate(answers)).toBe(date);
  },
);

test('RATE-15 rates without a date of their own have the day on which the bank gave them', async () => {
  network((request) => idsOf(request).map((id) => cardAnswer(id)), {
    date: new Date(Date.UTC(2026, 10, 21)).toUTCString(),
    'x-portico-as-of': '2026-11-20T23:00:00.000Z',
  });
  const rates = await pageCache().fetchQuery(cardOfferQuery({ serviceBase, offer: offer('OF1') }));
  expect(rates.effectiveDate).toBe('2026-11-20');
});

test('RATE-15 a service that says nothing is given up before ten seconds, tries included', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_done, fail) => {
        signal?.addEventListener('abort', () => fail(signal.reason as Error));
      }),
  );
  const asked = pageCache().fetchQuery(cdRatesQuery({ serviceBase, zipCode }));
  const [outcome] = await Promise.all([
    asked.catch((error: unknown) => String(error)),
    vi.advanceTimersByTimeAsync(9_999),
  ]);
  expect(outcome).toContain('does not answer');
});

describe('RATE-02 the deposit-rates helper', () => {
  const rates = [{ apr: 4, apy: 4.07, termInMonths: 12, tierDescription: '', minimumBalance: 0 }];
  const answer = { effectiveDate: '2026-11-20', rateGrids: [{ productKey: 'CD99', rates }] };
  beforeEach(forgetAnswers);

  test('asks the CD rate call with output=json, once however often it is called', async () => {
    const sent = network(() => answer);
    const [first, second] = await Promise.all([
      depositRatesHelper({ serviceBase, zipCode }),
      depositRatesHelper({ serviceBase, zipCode }),
    ]);
    expect(sent.map(({ url }) => url)).toEqual([
      '/svt/elmstone/rateApi?zipcode=04101&rateType=CD&personlaizedRateFlag=false&output=json',
    ]);
    expect(first.rates[0]).toMatchObject({ productKey: 'CD99', termInMonths: 12, apy: 4.07 });
    expect(second).toEqual(first);
  });

  test('asks for personal rates with the token as a header', async () => {
    const sent = network(() => answer);
    await depositRatesHelper({ serviceBase, zipCode, token: 'secret' });
    expect(sent[0]?.url).toContain('personlaizedRateFlag=true&output=json');
    expect(new Headers(sent[0]?.init.headers).get('token')).toBe('secret');
  });
});
