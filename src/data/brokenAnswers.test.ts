import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCardOffers } from './cardOffers.ts';
import { readCashOutRates } from './cashOutRefinanceRates.ts';
import { readCdRates } from './cdRates.ts';
import { readDepositRates } from './depositRates.ts';
import { readHomeEquityRates } from './homeEquityRates.ts';
import { readLoanRate } from './loanRates.ts';
import { readMortgageRates } from './mortgageRates.ts';
import { readPersonalLineRates } from './personalLineRates.ts';
import { callRates, type DatedRates } from './rateCall.ts';

afterEach(() => vi.unstubAllGlobals());

const today = new Date('2026-11-21T12:00:00Z');
const dated = { effectiveDate: '2026-11-20' };

interface Service {
  readonly read: (answer: unknown) => DatedRates;
  /** A valid answer that has `X` as each of its rates. */
  readonly answer: (X: unknown) => Record<string, unknown> | readonly unknown[];
}

/** The rate in valid answers. */
const good = 4.321;

const cdRates: Service = {
  read: readCdRates,
  answer: (X) => ({
    ...dated,
    rateGrids: [{ productKey: 'CD99', rates: [{ apr: X, apy: X, termInMonths: 12 }] }],
  }),
};

const services: Readonly<Record<string, Service>> = {
  'RATE-01 card offers': {
    read: readCardOffers,
    answer: (X) => [
      {
        ...dated,
        requestData: { OfferID: 'OF1' },
        responseData: {
          Offers: [
            {
              productDetailData: {
                calculatedMinAPR: X,
                calculatedMaxAPR: X,
                purchasePenaltyRate: X,
                variableData: { balanceTransferAPR: X },
              },
            },
          ],
        },
      },
    ],
  },
  'RATE-02 CD rates': cdRates,
  'RATE-03 cash-out refinance rates': {
    read: (answer) => readCashOutRates(answer, 15),
    answer: (X) => ({ ...dated, rateGrids: [{ apr: X }] }),
  },
  'RATE-04 deposit rates': {
    read: readDepositRates,
    answer: (X) => ({
      ...dated,
      rateGrids: [{ productKey: 'TU', rates: [{ apr: X, apy: X, minimumBalance: 0 }] }],
      bumpRates: [{ productKey: 'TU', cqbRates: [{ apr: X, apy: X }] }],
    }),
  },
  'RATE-09 loan rates': { read: readLoanRate, answer: (X) => ({ ...dated, apr: X }) },
  'RATE-10 home-equity rates': {
    read: readHomeEquityRates,
    answer: (X) => ({
      ...dated,
      rateGrids: [
        { productKey: 'HEQF2', apr: X },
        { productKey: 'HELOC', interestRate: X },
      ],
    }),
  },
  'RATE-11 personal line rates': {
    read: readPersonalLineRates,
    answer: (X) => ({ ...dated, rates: [{ tierDescription: 'all', calculatedApr: X }] }),
  },
  'RATE-12 mortgage rates': {
    read: readMortgageRates,
    answer: (X) => ({
      date: '2026-11-20',
      mortgageRateList: { Maine: [{ product: '30-year fixed', termInYears: 30, rate: X, apr: X }] },
    }),
  },
};

/** Returns all numbers in an answer that a section could show as a rate, so no terms or balances. */
function ratesIn(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return /^(?:term|minimum|maximum)/.test(name) ? [] : [value];
  if (value instanceof Map) return [...value].flatMap(([key, entry]) => ratesIn(entry, String(key)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => ratesIn(entry, key));
}

type Breaker = (service: Service) => string | Response;
const json = (value: unknown) => JSON.stringify(value);
/** The valid answer with this value as its rate. */
const rate =
  (value: unknown): Breaker =>
  ({ answer }) =>
    json(answer(value));
/** The valid answer with its text changed. */
const text =
  (change: (answer: string) => string): Breaker =>
  ({ answer }) =>
    change(json(answer(good)));
const day = (value: string) => text((answer) => answer.replace('"2026-11-20"', value));

const breakers: readonly (readonly [what: string, breaker: Breaker])[] = [
  ['a page in place of JSON', () => '<!doctype html><title>Sign in</title>'],
  ['nothing', () => ''],
  ['null', () => 'null'],
  ['a number', () => '4.321'],
  ['a text', () => '"4.321"'],
  ['an empty list', () => '[]'],
  ['an empty object', () => '{}'],
  ['a list of nothing', () => '[null,null]'],
  ['half an answer', text((answer) => answer.slice(0, answer.length / 2))],
  ['two answers', text((answer) => answer + answer)],
  ['an error of the server', () => new Response('{"apr":4.321}', { status: 500 })],
  ['an error page with status 404', () => new Response('Not found', { status: 404 })],
  ['no content', () => new Response(null, { status: 204 })],
  ['other keys', text((answer) => answer.replaceAll(/"(\w+)":/g, '"$1X":'))],
  ['keys in capitals', text((answer) => answer.replaceAll(/"(\w+)":/g, (key) => key.toUpperCase()))],
  ['lists in place of objects', text((answer) => answer.replaceAll('{', '[{').replaceAll('}', '}]'))],
  ['empty lists', text((answer) => (answer.includes('[') ? answer.replaceAll(/\[.*\]/g, '[]') : '[]'))],
  ['no rate', rate(undefined)],
  ['null for a rate', rate(null)],
  ['NaN', rate('NaN')],
  ['infinity', rate('Infinity')],
  ['an overflow', text((answer) => answer.replaceAll('4.321', '1e999'))],
  ['a negative rate', rate(-4.5)],
  ['a negative rate as text', rate('-4.5')],
  ['400 %', rate(400)],
  ['400 % as text', rate('400')],
  ['a fraction of 1 by a slip', rate(0.0004)],
  ['basis points', rate(432)],
  ['words', rate('from four')],
  ['a range', rate('4.1 - 4.5')],
  ['a comma for the point', rate('4,5')],
  ['a number of another base', rate('0x04')],
  ['a number with an exponent', rate('45e-1')],
  ['an empty text', rate('')],
  ['true', rate(true)],
  ['a list of rates', rate([5])],
  ['an object', rate({ value: 5 })],
  ['a script', rate('<script>5</script>')],
  ['a date from last month', day('"2026-10-20"')],
  ['a date to come', day('"2026-12-24"')],
];

async function ask(service: Service, breaker: Breaker): Promise<DatedRates> {
  const answer = breaker(service);
  const headers = { date: today.toUTCString() };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(answer instanceof Response ? answer : new Response(answer, { headers })),
  );
  return callRates({ url: '/svt/elmstone/rates', maxAgeDays: 7, read: service.read });
}

describe.each(Object.entries(services))('%s', (_name, service) => {
  test('are read from a good answer, with numbers or with text', async () => {
    for (const value of [good, '4.321', ' 4.321% ']) {
      const rates = ratesIn(await ask(service, rate(value)));
      expect(new Set(rates)).toEqual(new Set([good]));
    }
  });

  test.each(breakers)('RATE-07 %s shows no wrong number', async (what, breaker) => {
    const rates = await ask(service, breaker).catch(() => undefined);
    // A card's introductory rate may be close to 0, and card offers have no date.
    const mayShow = service.read === readCardOffers && /slip|date/.test(what);
    expect(mayShow ? [] : ratesIn(rates)).toEqual([]);
  });
});

test('RATE-03 of the terms in an answer only the one that was asked for is read', () => {
  const rateGrids = [
    { termInYears: 10, apr: 5.5 },
    { termInYears: 15, apr: 6.25 },
  ];
  expect(readCashOutRates({ rateGrids }, 15).rates).toEqual([{ termInYears: 15, apr: 6.25 }]);
});

test('RATE-10 a loan has its APR, and a line of credit its interest rate', () => {
  const rateGrids = [
    { productKey: 'HEQF2', apr: 7.5, interestRate: 7.25 },
    { productKey: 'HELOC', apr: 8.5, interestRate: 8.25 },
  ];
  expect(readHomeEquityRates({ rateGrids }).rates).toEqual([
    { productKey: 'HEQF2', rate: 7.5 },
    { productKey: 'HELOC', rate: 8.25 },
  ]);
});

test('RATE-15 a day that the calendar does not have is no as-of date', async () => {
  for (const value of ['"2026-02-30"', '"11/20/2026"', '"soon"', '20261120', 'null', '"2026-11-20 or so"']) {
    const rates = await ask(cdRates, day(value));
    expect([value, rates.effectiveDate]).toEqual([value, undefined]);
  }
});

test('RATE-05 a rate that the answer gives twice, and differently, is not shown', () => {
  const entry = (apy: number) => ({ apr: 4, apy, termInMonths: 12, minimumBalance: 0 });
  const rates = [entry(4.1), entry(4.2), { ...entry(4.3), termInMonths: 24 }];
  expect(readCdRates({ rateGrids: [{ productKey: 'CD99', rates }] }).rates).toMatchObject([
    { termInMonths: 24 },
  ]);
});

test('SEC-02 what must be said beside a rate is text, whatever HTML it came as', () => {
  const richText =
    '<p>Fees &amp; more <img src=x onerror=alert(1)></p><script>steal()</script><ul><li>One</li><li>Two &lt;b&gt;</li></ul>';
  const { byProduct } = readDepositRates({
    rateGrids: [{ productKey: 'TU', rates: [{ apr: 1, apy: 1, disclosureKey: 'a' }] }],
    disclosures: {
      productSpecificDisclosures: [
        { key: 'a', richText },
        { key: 'b', richText: 'Other' },
      ],
    },
  });
  expect(byProduct.get('TU')?.disclosures).toEqual([
    { key: 'a', paragraphs: ['Fees & more', 'One', 'Two <b>'] },
  ]);
});
