import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { answered, test } from '#tests/pages/visit.ts';

const mortgagePage = '/trial/mortgage-in-text.html';
const loan = (rate: number, apr: number) => ({ product: '30-year fixed', termInYears: 30, rate, apr });
const answer = {
  date: '2026-11-20',
  mortgageRateList: {
    Colorado: [loan(6.1, 6.2)],
    Maine: [loan(6.3, 6.4)],
    Wyoming: [loan(6.5, 6.6)],
  },
};
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** Responds with these mortgage rates, for purchases and refinances. */
const answering = (page: Page) =>
  page.route('**/content/en-us/rates/*.json', (route) => route.fulfill({ json: answer }));

describe('mortgage rates within a sentence', () => {
  test('RATE-19 are those of the page until a state is chosen, and follow the choice', async ({ visit }) => {
    const page = await visit(mortgagePage, { prepare: answering });
    // The rate of a state that the author names is updated immediately.
    await says(page, 'In Wyoming it costs 6.500%.');
    await says(page, 'A 30-year loan costs 6.500%, that is 6.697% APR.');
    await page.getByLabel('State', { exact: true }).selectOption('Maine');
    await says(page, 'A 30-year loan costs 6.300%, that is 6.400% APR.');
    await page.getByLabel('State', { exact: true }).selectOption('Colorado');
    await says(page, 'A 30-year loan costs 6.100%, that is 6.200% APR.');
    await says(page, 'In Wyoming it costs 6.500%.');
    // RATE-13: two decimals for refinances.
    await says(page, 'To refinance costs 6.10%.');
  });

  test('RATE-19 follow the choice although their code could not be loaded before', async ({ visit }) => {
    let requests = 0;
    const page = await visit(mortgagePage, {
      expectedComplaints: /Failed to load resource|ERR_FAILED/,
      prepare: async (opened) => {
        await answering(opened);
        await opened.route('**/assets/liveRates.*', (route) =>
          requests++ === 0 ? route.abort() : route.continue(),
        );
      },
    });
    await expect.poll(() => requests).toBe(1);
    await page.getByLabel('State', { exact: true }).selectOption('Maine');
    await says(page, 'A 30-year loan costs 6.300%, that is 6.400% APR.');
  });

  test('RATE-19 are those of the state that was chosen before', async ({ visit }) => {
    const page = await visit(mortgagePage, {
      prepare: answering,
      before: () => localStorage.setItem('stateNameSelected', 'Maine'),
    });
    await says(page, 'A 30-year loan costs 6.300%, that is 6.400% APR.');
  });

  test('RATE-19 a state without rates, or a failure, leaves those that the page was made with', async ({
    visit,
  }) => {
    const page = await visit(mortgagePage, { prepare: answering });
    await page.getByLabel('State', { exact: true }).selectOption('Maine');
    await says(page, 'A 30-year loan costs 6.300%, that is 6.400% APR.');
    await page.getByLabel('State', { exact: true }).selectOption('Connecticut');
    await says(page, 'A 30-year loan costs 6.500%, that is 6.697% APR.');
  });
});

describe('the example beside a table of rates', () => {
  const wyoming = 'at a rate of 6.625% (6.836% APR) is 360 payments of $640.31, without taxes';
  const chooseWyoming = (page: Page) => page.getByLabel('State', { exact: true }).selectOption('Wyoming');
  const table = (page: Page) =>
    page.locator('[data-section=MortgageRates], [data-section=CashOutRefinanceRates]');

  test('RATE-19 has the rate of the chosen state and its payment, as the heading and the table do', async ({
    visit,
  }) => {
    const page = await visit('/mortgage-rates.html');
    await table(page).getByText('6.500% (6.697% APR) is 360 payments of $632.07').waitFor();
    await chooseWyoming(page);
    await table(page).getByText(wyoming).waitFor();
    expect(await page.locator('[data-section=HeroBanner]').innerText()).toContain('6.625%, 6.836% APR');
    // A state that was chosen before: the footnote of the home page, and a calculator that begins elsewhere.
    await page.goto(new URL('/', page.url()).href);
    await page.locator('[data-section=Footnotes]').getByText(wyoming).waitFor();
    await page.goto(new URL('/refinance-rates.html', page.url()).href);
    await table(page).getByText('7.00% (').waitFor();
    await page.goto(new URL('/calculators/mortgage-payment.html', page.url()).href);
    await answered(page);
    const calculator = await page.locator('[data-section=Calculator]').innerText();
    expect(calculator).toContain('$2,421.20');
    expect(calculator).toContain('our 30-year fixed loan in Massachusetts, 6.500% (6.697% APR)');
  });

  test('RATE-19 has the rate of the chosen state without JavaScript, in the language of the page', async ({
    visit,
  }) => {
    const page = await visit('/es/mortgage-rates.html', { javaScriptEnabled: false });
    await page.locator('[data-section=MortgageRates] select').selectOption('Wyoming');
    await table(page).getByRole('button').click();
    await page.waitForURL(/state=Wyoming/);
    expect(await table(page).innerText()).toContain(
      'con una tasa de 6.625% (APR 6.836%) son 360 pagos de $640.31',
    );
    expect(await page.locator('[data-section=HeroBanner]').innerText()).toContain(
      'tasa de 6.625%, APR de 6.836%',
    );
    expect(await page.locator('[data-section=HeroBanner]').innerText()).toContain(
      'al 16 de noviembre de 2026',
    );
  });

  test.for(['/cash-out-refinance.html', '/es/cash-out-refinance.html'])(
    'RATE-03 has the rate of the zip code, and its payment: %s',
    async (path, { visit }) => {
      const page = await visit(path, { cookies: { zipcode: '82001' } });
      await table(page).getByText('6.310%').first().waitFor();
      await expect
        .poll(() => table(page).innerText())
        .toMatch(/6\.310%.* 180 (?:payments of|pagos de) \$860\.70/);
    },
  );
});

describe('yields of certificates within a sentence', () => {
  test('RATE-02 are asked for by the deposit-rates helper, where the visitor lives', async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit('/trial/cd-in-text.html', {
      cookies: { zipcode: '04101' },
      prepare: (opened) =>
        Promise.resolve(
          opened.on('request', (request) => {
            if (request.url().includes('output=json')) asked.push(new URL(request.url()).search);
          }),
        ),
    });
    await says(page, 'A year earns 4.24% APY, half a year 3.92% APY.');
    expect(asked).toEqual(['?zipcode=04101&rateType=CD&personlaizedRateFlag=false&output=json']);
  });

  const grid = (effectiveDate: string | undefined, apy: number) => ({
    ...(effectiveDate !== undefined && { effectiveDate }),
    rateGrids: [
      {
        productKey: 'CD99',
        rates: [
          {
            apr: 9,
            apy,
            tierDescription: 'All',
            termInMonths: 12,
            minimumBalance: 0,
            maximumBalance: 9999.99,
          },
        ],
      },
    ],
  });
  const quoting = (json: object) => ({
    cookies: { zipcode: '04101' },
    prepare: (page: Page) => page.route('**/rateApi?*', (route) => route.fulfill({ json })),
  });

  test('RATE-15 show the date of the answer that they are from', async ({ visit }) => {
    const page = await visit('/trial/cd-in-text.html', quoting(grid('2026-11-23', 4.31)));
    await says(page, 'As of November 23, 2026.');
    // The answer has no rate for half a year.
    await says(page, 'A year earns 4.31% APY, half a year 3.82% APY.');
  });

  test.for([
    ['an answer that is too old', '2020-01-02'],
    ['an answer without a date, where the page shows one', undefined],
  ] as const)('RATE-15 %s changes neither the rate nor its date', async ([, day], { visit }) => {
    const page = await visit('/', {
      ...quoting(grid(day, 9.41)),
      // The cards of a section log that they keep the author's rates.
      expectedComplaints: /CD rates could not be loaded/,
    });
    await answered(page);
    await says(page, '4.13% APY for 12 months, fixed from the first day');
    expect(await page.getByText('as of November 16, 2026. A penalty').count()).toBe(1);
  });

  test('RATE-14 are those of the page without a zip code, and nothing is asked', async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit('/trial/cd-in-text.html', {
      prepare: (opened) => Promise.resolve(opened.on('request', (request) => asked.push(request.url()))),
    });
    await page.waitForFunction(() => performance.getEntriesByType('resource').length > 0);
    await says(page, 'A year earns 4.13% APY, half a year 3.82% APY.');
    expect(asked.filter((url) => url.includes('/rateApi'))).toEqual([]);
  });
});
