import { describe, expect, test } from 'vitest';
import { cdRatesQuery, cdRatesUrl, readCdRates } from './cdRates.ts';
import { readSearchResult, summaryParts } from './search.ts';

const rate = { apr: 4, apy: 4.08, termInMonths: 12, tierDescription: 'all', minimumBalance: 500 };
const answer = (rates: unknown, more: object = {}) => ({
  rateGrids: [{ productKey: 'CD99', rates }],
  ...more,
});

describe('RATE-05 the answer of the rate call', () => {
  test('is read with what it has, and nothing it does not know', () => {
    expect(
      readCdRates(
        answer([{ ...rate, bumpRates: [], surprise: 1 }], { effectiveDate: '2026-11-16T00:00:00Z' }),
      ),
    ).toEqual({ effectiveDate: '2026-11-16', disclosures: [], rates: [{ productKey: 'CD99', ...rate }] });
  });

  test('is read with its highest balance, its funding and the key of its disclosure', () => {
    const whole = {
      ...rate,
      maximumBalance: 9999.99,
      additionalFundingType: 'monthly',
      disclosureKey: 'cd-12',
    };
    expect(readCdRates(answer([whole])).rates).toEqual([{ productKey: 'CD99', ...whole }]);
  });

  test.each(['NONE', 'any', undefined])(
    'RATE-05 a rate on a condition of funding does not replace that without one (%s)',
    (additionalFundingType) => {
      const conditional = { ...rate, apy: 4.5, additionalFundingType: 'NEW' };
      const { rates } = readCdRates(answer([conditional, { ...rate, additionalFundingType }]));
      expect(rates.map(({ apy }) => apy)).toEqual([rate.apy]);
    },
  );

  test('RATE-05 of different rates that all have a condition of funding, none is shown', () => {
    const conditional = { ...rate, apy: 4.5, additionalFundingType: 'NEW' };
    const other = { ...rate, apy: 4.2, additionalFundingType: 'monthly' };
    const longer = { ...rate, termInMonths: 24 };
    expect(readCdRates(answer([conditional, other, longer])).rates).toMatchObject([{ termInMonths: 24 }]);
  });

  test('may write numbers as text', () => {
    expect(
      readCdRates(answer([{ ...rate, apr: '4.00', apy: ' 4.08 ', termInMonths: '12' }])).rates,
    ).toMatchObject([{ apr: 4, apy: 4.08, termInMonths: 12 }]);
  });

  test.each([
    ['no APY', { apy: undefined }],
    ['an APY of 0', { apy: 0 }],
    ['an APY of 26', { apy: 26 }],
    ['a negative APR', { apr: -1 }],
    ['no number', { apr: 'high' }],
    ['an endless number', { apr: '1e999' }],
    ['an empty text', { apy: '' }],
    ['a term of 0', { termInMonths: 0 }],
    ['a list', { apy: [4] }],
  ])('leaves out a rate with %s and keeps the others', (_what, fault) => {
    expect(readCdRates(answer([{ ...rate, ...fault }, rate])).rates).toHaveLength(1);
  });

  test.each([
    null,
    undefined,
    7,
    'x',
    [],
    {},
    { rateGrids: 'x' },
    { rateGrids: [null, 7] },
    answer([]),
    answer(null),
    answer([{ apy: 0 }]),
  ])('without a rate that can be shown is refused: %j', (nothing) =>
    expect(() => readCdRates(nothing)).toThrow('no rate that can be shown'),
  );

  test('RATE-15 shows no as-of date that is none', () => {
    for (const effectiveDate of ['soon', 7, null, '16.11.2026'])
      expect(readCdRates(answer([rate], { effectiveDate }))).not.toHaveProperty('effectiveDate');
  });
});

test('RATE-02 the call has the names of the contract, misspelling included', () => {
  const asked = { serviceBase: '/svt/elmstone', zipCode: '04101' };
  expect(cdRatesUrl(asked)).toBe(
    '/svt/elmstone/rateApi?zipcode=04101&rateType=CD&personlaizedRateFlag=false',
  );
  expect(cdRatesUrl({ ...asked, token: 'secret' })).toBe(
    '/svt/elmstone/rateApi?zipcode=04101&rateType=CD&personlaizedRateFlag=true',
  );
});

test('RATE-15 the same question has one key, another zip code another', () => {
  const asked = { serviceBase: '/svt/elmstone', zipCode: '04101' };
  expect(cdRatesQuery(asked).queryKey).toEqual(cdRatesQuery({ ...asked }).queryKey);
  expect(cdRatesQuery(asked).queryKey).not.toEqual(cdRatesQuery({ ...asked, zipCode: '04102' }).queryKey);
});

describe('SRCH-03 the answer of the search', () => {
  test('is read whole', () => {
    const read = readSearchResult({
      DocumentCount: '23',
      CurrentPage: 2,
      DocumentsPerPage: 10,
      PageCount: 3,
      Result: {
        Docs: [{ resulturl: '/a.html', title: 'A', largesummaryhtml: 'x <b>y</b>', docformat: 'html' }],
        Links: [{ Url: '/b.html', Title: 'B', Summary: 'More of <b>B</b>' }],
        DidYouMean: { CorrectedText: 'lobster' },
      },
    });
    expect(read).toMatchObject({ total: 23, page: 2, perPage: 10, pageCount: 3, correctedText: 'lobster' });
    expect(read.docs).toEqual([
      {
        url: '/a.html',
        title: 'A',
        format: 'html',
        summary: [
          { text: 'x ', isMatch: false },
          { text: 'y', isMatch: true },
        ],
      },
    ]);
    expect(read.links).toEqual([{ url: '/b.html', title: 'B', summary: 'More of B' }]);
  });

  test.each([
    {},
    { Result: null },
    { Result: { Docs: 'x', Links: 7 } },
    { DocumentCount: -5, Result: { Docs: [null] } },
  ])('%j is no result', (nothing) =>
    expect(readSearchResult(nothing)).toMatchObject({ total: 0, docs: [], links: [] }),
  );

  test.each([null, 'x', [], { methodresult: 'error' }])('%j is a failure', (failure) =>
    expect(() => readSearchResult(failure)).toThrow('The search service failed.'),
  );

  test('SEC-02 a summary is text; only what was found is marked', () => {
    expect(
      summaryParts('a <b>b</b> <img src=x onerror=alert(1)> <script>x</script> &lt;i&gt; &amp;lt; <EM>c</EM>')
        .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
        .join(''),
    ).toBe('a [b]  x <i> &lt; [c]');
  });
});
