import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test } from '#tests/pages/visit.ts';

const services = /\/svt\/elmstone\/(?!zipCode|pageView)|\/content\/content\//;
const failure = /could not be loaded|503|Failed to load resource/;

/** Records the page's calls to the rate services. */
function noteCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (services.test(request.url())) calls.push(request);
  });
  return calls;
}

const status = (page: Page) => page.locator('[data-part=note] [role=status]').first();
const dated = (page: Page) => page.locator('[data-part=dated]').first();
const row = (page: Page, name: string | RegExp) => page.locator('main tr', { hasText: name }).first();
/** Returns the visible text of a row, without text for screen readers. */
const digits = (page: Page, name: string | RegExp) =>
  row(page, name).locator('[data-part=digits]').allInnerTexts();
const settled = (page: Page) =>
  page.locator('[data-part=live][aria-busy=false], [data-part=answer][aria-busy=false]').first().waitFor();

async function enterZip(page: Page, section: string, zip: string): Promise<void> {
  await page.locator(`[data-section=${section}]`).getByLabel('Enter your zip code').fill(zip);
  await page.keyboard.press('Enter');
}

describe('the zip code', () => {
  test('PAGE-09 RATE-04 each of three zones has its own table, and nobody waits for a reload', async ({
    visit,
  }) => {
    let calls: Request[] = [];
    let loads = 0;
    const page = await visit('/trial/savings-by-zip.html', {
      prepare: (opened) => {
        opened.on('load', () => (loads += 1));
        return Promise.resolve((calls = noteCalls(opened)));
      },
    });
    expect(await page.locator('[data-section=DepositRatesTable] table').first().isVisible()).toBe(false);
    expect(calls).toHaveLength(0);
    // The zip code is only asked for once.
    const prompt = page.locator('[data-section=ZipCodePrompt]');
    expect(await prompt.getByRole('heading').isVisible()).toBe(false);
    await enterZip(page, 'DepositRatesTable', '04101');
    await status(page).filter({ hasText: 'Rates for zip code 04101 are shown.' }).waitFor();
    expect(await digits(page, '$100,000')).toEqual(['0.85%', '0.85%']);
    // The form is gone, but not the visitor's place in the page.
    await expect
      .poll(() => hasFocus(page.locator('[data-section=DepositRatesTable]').getByRole('heading').first()))
      .toBe(true);
    await prompt.getByRole('heading').waitFor();
    await enterZip(page, 'ZipCodePrompt', '80202');
    await status(page).filter({ hasText: '80202' }).waitFor();
    expect(await digits(page, '$100,000')).toEqual(['0.80%', '0.80%']);
    await enterZip(page, 'ZipCodePrompt', '90210');
    await status(page).filter({ hasText: '90210' }).waitFor();
    expect(await digits(page, '$100,000')).toEqual(['0.75%', '0.75%']);
    expect(loads).toBe(1);
    // Three products on a page share a request.
    expect(calls.map((call) => new URLSearchParams(call.postData() ?? '').get('zipcode'))).toEqual([
      '04101',
      '80202',
      '90210',
    ]);
  });

  test.for([
    '/savings.html',
    '/personal-line-of-credit.html',
    '/cash-out-refinance.html',
    '/personal-loan.html',
  ])('RATE-14 on %s a cookie that is no zip code asks nothing', async (path, { visit }) => {
    let calls: Request[] = [];
    const page = await visit(path, {
      cookies: { zipcode: '123' },
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await page.locator('main h2').first().scrollIntoViewIfNeeded();
    expect(await page.getByLabel('Enter your zip code').first().isVisible()).toBe(true);
    expect(calls.map((call) => call.url())).toEqual([]);
  });

  test('RATE-14 a typed zip code that is none is refused beside its field', async ({ visit }) => {
    const page = await visit('/trial/savings-by-zip.html');
    await enterZip(page, 'DepositRatesTable', '0410');
    await page.getByText('Enter the five digits of your zip code').waitFor();
    expect(await page.locator('[data-part=live]').isVisible()).toBe(false);
  });

  test('V26 RATE-14 a pasted street address is no zip code, and one with its extension is', async ({
    visit,
  }) => {
    const page = await visit('/trial/savings-by-zip.html');
    const section = page.locator('[data-section=DepositRatesTable]');
    for (const [pasted, outcome] of [
      ['12345 Main Street', section.getByText('Enter the five digits of your zip code')],
      ['90210-1234', status(page).filter({ hasText: '90210' })],
    ] as const) {
      const field = section.getByLabel('Enter your zip code');
      await field.fill('');
      await field.focus();
      await page.keyboard.insertText(pasted);
      await page.keyboard.press('Enter');
      await outcome.waitFor();
    }
  });
});

describe('deposits', () => {
  test('RATE-05 better rates and the product’s own terms arrive with the rates', async ({ visit }) => {
    const page = await visit('/savings.html', { cookies: { zipcode: '90210' } });
    await status(page).filter({ hasText: '90210' }).waitFor();
    const market = page.locator('article', { hasText: 'Keystone Money Market' });
    expect(await market.locator('tbody tr').nth(1).locator('[data-part=digits]').allInnerTexts()).toEqual([
      '1.25%',
      '1.26%',
      '1.77%',
    ]);
    await market.getByText('Terms of this account').click();
    await expect
      .poll(() => market.locator('[data-disclosures]').innerText())
      .toContain('Better rates are paid to customers');
  });

  test('RATE-06 accounts of businesses and of people have their tiers', async ({ visit }) => {
    const tiersOf = async (path: string) => {
      const page = await visit(path, { cookies: { zipcode: '04101' } });
      await status(page).filter({ hasText: '04101' }).waitFor();
      return page.locator('article').first().locator('tbody th').allInnerTexts();
    };
    expect(await tiersOf('/business-checking.html')).toEqual([
      'Under $5,000',
      '$5,000-$24,999.99',
      '$25,000-$49,999.99',
      '$50,000-$99,999.99',
      '$100,000 and above',
    ]);
    expect(await tiersOf('/checking.html')).toEqual([
      '$0-$9,999.99',
      '$10,000-$24,999.99',
      '$25,000-$49,999.99',
      '$50,000-$99,999.99',
      '$100,000-$499,999.99',
      '$500,000 and above',
    ]);
  });

  test.for([
    ['/checking.html', {}, 'checkingAndSavings', null],
    ['/business-checking.html', {}, 'consumerCheckingandSavings', 'true'],
    ['/checking.html', { apply_jwt: 'secret' }, 'consumerCheckingandSavings', 'true'],
  ] as const)(
    'RATE-04 RATE-08 %s with cookies %j asks for its own kind of table',
    async ([path, cookies, table, isBusiness], { visit }) => {
      let calls: Request[] = [];
      const page = await visit(path, {
        cookies: { zipcode: '04101', ...cookies },
        prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
      });
      await status(page).filter({ hasText: '04101' }).waitFor();
      const [call] = calls;
      const form = new URLSearchParams(call?.postData() ?? '');
      expect(form.get('rateTableType')).toBe(table);
      expect(form.get('isbusiness')).toBe(isBusiness);
      expect(await call?.headerValue('token')).toBe('apply_jwt' in cookies ? 'secret' : null);
    },
  );

  test('RATE-07 when the call fails the dated rates come back, and the section says so', async ({
    visit,
  }) => {
    const page = await visit('/checking.html', {
      cookies: { zipcode: '04101' },
      expectedComplaints: failure,
      prepare: (opened) =>
        opened.route('**/zonedRates', (route) => route.fulfill({ status: 503, body: '{}' })),
    });
    await status(page).filter({ hasText: 'could not be loaded' }).waitFor();
    expect(await digits(page, '$100,000')).toEqual(['0.15%', '0.15%']);
    expect(await dated(page).innerText()).toBe('Rates as of November 16, 2026');
    // The rest of the page still works.
    await page.getByText('Is there a minimum balance?').click();
    await expect.poll(() => page.getByText('There is a minimum of $50').isVisible()).toBe(true);
  });

  test('RATE-07 a product that the answer lacks has its dated rates, and the section does not say that all is shown', async ({
    visit,
  }) => {
    const page = await visit('/savings.html', {
      cookies: { zipcode: '04101' },
      prepare: (opened) =>
        opened.route('**/zonedRates', async (route) => {
          const response = await route.fetch();
          // The reference service answers with a list of grids.
          const answer = (await response.json()) as { rateGrids: { productKey: string }[] };
          const rateGrids = answer.rateGrids.filter(({ productKey }) => productKey !== 'TMTX');
          await route.fulfill({ json: { ...answer, rateGrids, effectiveDate: '2026-11-24' } });
        }),
    });
    await status(page)
      .filter({ hasText: 'For the other products, these are our standard rates of November 16, 2026.' })
      .waitFor();
    const lacking = page.locator('article', { has: page.locator('[data-product=TMTX]') }).first();
    expect(await lacking.locator('[data-part=digits]').allInnerTexts()).not.toContain('—');
    expect(await lacking.locator('[data-dated]').innerText()).toBe('Our standard rates of November 16, 2026');
    const live = page.locator('article', { has: page.locator('[data-product=TU]') }).first();
    expect(await live.locator('[data-dated]').innerText()).toBe('Rates as of November 24, 2026');
    expect(await dated(page).innerText()).toBe('');
  });

  test('RATE-05 the service’s terms are shown where the author wrote none', async ({ visit }) => {
    const page = await visit('/trial/deposits-without-terms.html', { cookies: { zipcode: '04101' } });
    const terms = page.getByText('Terms of this account');
    await terms.click();
    expect(await page.locator('[data-disclosures]').innerText()).not.toBe('');
  });

  test('RATE-07 a service that never answers is given up within ten seconds', async ({ visit }) => {
    const page = await visit('/checking.html', {
      cookies: { zipcode: '04101' },
      expectedComplaints: failure,
      hasOwnWindow: true,
      prepare: async (opened) => {
        await opened.clock.install();
        await opened.route('**/zonedRates', () => {});
      },
    });
    await page.locator('[data-part=live][aria-busy=true]').waitFor();
    await page.clock.runFor(10_000);
    await status(page).filter({ hasText: 'could not be loaded' }).waitFor();
    expect(await page.locator('[data-part=live]').getAttribute('aria-busy')).toBe('false');
  });
});

const tier = { apr: 0.3, apy: 0.31, tierDescription: 'All', minimumBalance: 0, termInMonths: null };
const grid = (changes: object) => ({
  rateGrids: [{ productKey: 'DDA86', rates: [{ ...tier, ...changes }] }],
});
const broken: readonly (readonly [string, string])[] = [
  ['HTML', '<!doctype html><title>Maintenance</title>4.99%'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no grids', '{}'],
  ['empty grids', '{"rateGrids":[]}'],
  ['another product', JSON.stringify({ rateGrids: [{ productKey: 'TU', rates: [tier] }] })],
  ['no yield', JSON.stringify(grid({ apy: undefined }))],
  ['words', JSON.stringify(grid({ apy: 'call us' }))],
  ['NaN in words', JSON.stringify(grid({ apy: 'NaN' }))],
  ['a negative yield', JSON.stringify(grid({ apy: -0.31 }))],
  ['400 percent', JSON.stringify(grid({ apy: 400 }))],
  ['zero', JSON.stringify(grid({ apy: 0 }))],
  ['a year ago', JSON.stringify({ effectiveDate: '2020-01-01', ...grid({}) })],
  ['next year', JSON.stringify({ effectiveDate: '2199-01-01', ...grid({}) })],
];

test.for(broken)('RATE-05 RATE-07 an answer with %s shows no wrong number', async ([, body], { visit }) => {
  const page = await visit('/checking.html', {
    cookies: { zipcode: '04101' },
    expectedComplaints: failure,
    prepare: (opened) =>
      opened.route('**/zonedRates', (route) => route.fulfill({ contentType: 'application/json', body })),
  });
  await status(page).filter({ hasText: 'could not be loaded' }).waitFor();
  const shown = await page.locator('[data-part=live] [data-part=digits]').allInnerTexts();
  const usual = ['0.05%', '0.05%', '0.10%', '0.10%', '0.15%', '0.20%'].flatMap((rate) => [rate, rate]);
  expect(shown).toEqual(usual);
  expect(await dated(page).innerText()).toBe('Rates as of November 16, 2026');
});

describe('cards', () => {
  test.for([
    ['/credit-cards.html', '18.24% to 28.24%', 'Purchase APR'],
    ['/es/credit-cards.html', '18.24% a 28.24%', 'APR de compras'],
  ] as const)(
    'RATE-01 PAGE-02 %s has the range, and asks for five offers at a time',
    async ([path, range, label], { visit }) => {
      let calls: Request[] = [];
      const page = await visit(path, { prepare: (opened) => Promise.resolve((calls = noteCalls(opened))) });
      await answered(page);
      expect(
        await row(page, label)
          .locator('td')
          .evaluate((cell) => {
            for (const spoken of cell.querySelectorAll('[data-part=spoken]')) spoken.remove();
            return cell.textContent.replace(/\s+/g, ' ').trim();
          }),
      ).toBe(range);
      const asked = calls.map((call) => decodeURIComponent(new URL(call.url()).pathname));
      expect(asked).toHaveLength(2);
      expect(asked.every((address) => /\/rateapi\.param-.+USB\.json$/.test(address))).toBe(true);
    },
  );

  test('RATE-01 RATE-18 a changed offer takes the place of the old one and is said once', async ({
    visit,
  }) => {
    const offer = (id: string, apr: number, fee: number) => ({
      requestData: { OfferID: id },
      responseData: {
        Offers: [
          {
            productDetailData: {
              calculatedMinAPR: apr,
              calculatedMaxAPR: apr,
              riskTierAnnualFeeInformation: { annualFeeAmount: fee },
            },
          },
        ],
      },
    });
    const page = await visit('/credit-cards.html', {
      prepare: (opened) =>
        opened.route('**/rateapi.param-*', (route) => route.fulfill({ json: [offer('HARBOR1', 17.5, 12)] })),
    });
    await status(page).filter({ hasText: 'Rates were updated.' }).waitFor();
    const harbor = page.locator('article', { hasText: 'Harbor Card' });
    expect(await harbor.locator('td').first().locator('[data-part=digits]:visible').allInnerTexts()).toEqual([
      '17.50%',
    ]);
    expect(await harbor.getByText('$12').isVisible()).toBe(true);
    // Values that the response lacks are not shown.
    const tide = page.locator('article', { hasText: 'Tide Card' });
    expect(await tide.locator('td').first().locator('[data-part=digits]:visible').allInnerTexts()).toEqual([
      '—',
    ]);
    // The same rates are not said again when the visitor returns.
    const changes = await page.evaluate(async () => {
      let count = 0;
      const said = document.querySelector('[data-part=note] [role=status]');
      new MutationObserver((records) => {
        count += records.length;
      }).observe(said ?? document, { childList: true, characterData: true, subtree: true });
      document.dispatchEvent(new Event('visibilitychange'));
      const isBusy = () => document.querySelector('[data-part=live][aria-busy=true]') !== null;
      if (!isBusy()) return -1;
      while (isBusy()) await new Promise((done) => setTimeout(done, 50));
      return count;
    });
    expect(changes).toBe(0);
  });
});

describe('rates within text', () => {
  const offer = {
    requestData: { OfferID: 'HARBOR1' },
    responseData: {
      Offers: [{ productDetailData: { calculatedMinAPR: 17.5, calculatedMaxAPR: 27.5 } }],
    },
  };

  test('RATE-01 a card rate within a sentence is the newest one', async ({ visit }) => {
    const page = await visit('/trial/rate-in-text.html', {
      prepare: (opened) => opened.route('**/rateapi.param-*', (route) => route.fulfill({ json: [offer] })),
    });
    await page.getByText('from 17.50% to 27.50%').waitFor();
  });

  test('RATE-01 RATE-15 without an answer it stays as the page was made with it', async ({ visit }) => {
    const said: string[] = [];
    const page = await visit('/trial/rate-in-text.html', {
      expectedComplaints: failure,
      prepare: (opened) => {
        opened.on('console', (message) => said.push(message.text()));
        return opened.route('**/rateapi.param-*', (route) => route.fulfill({ status: 503, body: '' }));
      },
    });
    await expect.poll(() => said.join()).toContain('as the page was made');
    expect(await page.getByText('from 18.24% to 28.24%').isVisible()).toBe(true);
  });
});

describe('lines of credit and cash-out refinancing', () => {
  test('RATE-11 each tier has the APR of the visitor’s zone', async ({ visit }) => {
    const page = await visit('/personal-line-of-credit.html', { cookies: { zipcode: '04101' } });
    await status(page).filter({ hasText: '04101' }).waitFor();
    expect(await digits(page, '$10,000 to $24,999')).toEqual(['13.59%']);
  });

  test('RATE-03 RATE-13 each term is asked for, and has three decimals', async ({ visit }) => {
    let calls: Request[] = [];
    const page = await visit('/es/cash-out-refinance.html', {
      cookies: { zipcode: '04101' },
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await status(page).filter({ hasText: '04101' }).waitFor();
    expect(await digits(page, '15 años')).toEqual(['6.130%']);
    const terms = calls.map((call) => new URL(call.url()).searchParams.get('termsInYears'));
    expect(new Set(terms)).toEqual(new Set(['10', '15', '20', '30']));
  });

  test('RATE-17 when they fail the dated rates stay, and the section says so', async ({ visit }) => {
    const page = await visit('/cash-out-refinance.html', {
      cookies: { zipcode: '04101' },
      expectedComplaints: failure,
      prepare: (opened) =>
        opened.route('**/rateApi?*', (route) => route.fulfill({ status: 503, body: '{}' })),
    });
    await status(page).filter({ hasText: 'could not be loaded' }).waitFor();
    expect(await digits(page, '15 years')).toEqual(['6.245%']);
  });
});

describe('mortgages', () => {
  test('RATE-12 RATE-13 the state’s rates are shown with three decimals, and the state is kept', async ({
    visit,
  }) => {
    const page = await visit('/mortgage-rates.html');
    await settled(page);
    await page.getByLabel('State', { exact: true }).selectOption('Maine');
    await status(page).filter({ hasText: 'Rates for Maine are shown.' }).waitFor();
    expect(await digits(page, '30-year fixed')).toEqual(['6.375%', '6.558%']);
    expect(await row(page, '30-year fixed').locator('td').last().innerText()).toBe('0.625');
    await page.reload();
    await status(page).filter({ hasText: 'Rates for Maine are shown.' }).waitFor();
    expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('Maine');
  });

  test('RATE-12 RATE-13 refinancing has a file of its own and two decimals', async ({ visit }) => {
    let calls: Request[] = [];
    const page = await visit('/es/refinance-rates.html', {
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await answered(page);
    expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([
      '/content/content/en-us/rates/refinance.json',
    ]);
    for (const shown of await page.locator('[data-part=live] [data-part=digits]').allInnerTexts())
      expect(shown).toMatch(/^\d+\.\d{2}%$/);
  });

  test('RATE-12 an answer without a date shows rates without one, and only the console says so', async ({
    visit,
  }) => {
    const loan = { product: '30-year fixed', termInYears: 30, rate: 6.1, apr: 6.2 };
    const page = await visit('/mortgage-rates.html', {
      prepare: (opened) =>
        opened.route('**/purchase.json', (route) =>
          route.fulfill({ json: { date: 'soon', mortgageRateList: { Massachusetts: [loan] } } }),
        ),
    });
    await status(page).filter({ hasText: 'Rates for Massachusetts are shown.' }).waitFor();
    expect(await digits(page, '30-year fixed')).toEqual(['6.100%', '6.200%']);
    expect(await dated(page).innerText()).toBe('');
  });

  test('V16 RATE-12 after a restored choice whose rates cannot be had, no rate of another state is shown', async ({
    visit,
  }) => {
    let isDown = false;
    const page = await visit('/mortgage-rates.html', {
      expectedComplaints: failure,
      // Without the back/forward cache, the browser restores the select in a new page.
      before: () => addEventListener('unload', () => {}),
      prepare: (opened) =>
        opened.route('**/purchase.json', (route) =>
          isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
        ),
    });
    const state = page.getByLabel('State', { exact: true });
    await state.selectOption('Wyoming');
    await status(page).filter({ hasText: 'Rates for Wyoming are shown.' }).waitFor();
    await page.goto('/contact-us.html');
    isDown = true;
    await page.goBack();
    await status(page).filter({ hasText: 'not available right now' }).waitFor();
    expect(await state.inputValue()).toBe('Wyoming');
    expect(new Set(await page.locator('[data-part=live] [data-part=digits]').allInnerTexts())).toEqual(
      new Set(['—']),
    );
    expect(await row(page, '30-year fixed').locator('td').last().innerText()).toBe('—');
  });

  test('RATE-12 a state whose rates cannot be had shows none of another state', async ({ visit }) => {
    const page = await visit('/mortgage-rates.html', {
      expectedComplaints: failure,
      prepare: (opened) =>
        opened.route('**/purchase.json', (route) => route.fulfill({ status: 503, body: '{}' })),
    });
    await status(page).filter({ hasText: 'could not be loaded' }).waitFor();
    await page.getByLabel('State', { exact: true }).selectOption('Maine');
    await status(page).filter({ hasText: 'not available right now' }).waitFor();
    expect(new Set(await page.locator('[data-part=live] [data-part=digits]').allInnerTexts())).toEqual(
      new Set(['—']),
    );
    expect(await row(page, '30-year fixed').locator('td').last().innerText()).toBe('—');
  });
});

test.for([
  ['/cash-out-refinance.html', 'Our cash-out rates could not be loaded. Call us for today’s.'],
  ['/es/cash-out-refinance.html', 'No se pudieron cargar las tasas. Llámenos para conocer las de hoy.'],
] as const)('RATE-17 when the rates of %s fail, its own text says so', async ([path, said], { visit }) => {
  const page = await visit(path, {
    cookies: { zipcode: '04101' },
    expectedComplaints: failure,
    prepare: (opened) => opened.route('**/rateApi?*', (route) => route.fulfill({ status: 503, body: '{}' })),
  });
  await status(page).filter({ hasText: said }).waitFor();
  expect(await page.locator('[data-words]').first().getAttribute('data-state')).toBe('failed');
});

describe('loans', () => {
  test('RATE-09 RATE-16 the rate follows the answers, and the amount goes along', async ({ visit }) => {
    let calls: Request[] = [];
    const page = await visit('/auto-loan.html', {
      cookies: { zipcode: '90210' },
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await page.getByLabel('Amount in dollars').scrollIntoViewIfNeeded();
    const answer = page.locator('[data-part=answer]');
    await answer.getByText('a month for 60 months').waitFor();
    expect(await answer.locator('[data-part=digits]').innerText()).toBe('6.49%');
    const query = new URL(calls[0]?.url() ?? '').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      checkboxSelected: 'true',
      employeeAdjustment: 'false',
      creditScore: '800',
      depositAmount: '30000',
      timePeriod: '60',
      zipcode: '90210',
      homeImprovementAdjustment: 'false',
      autoAdjustment: 'true',
      allianceIndicator: 'false',
    });
    await page.getByLabel('Term').selectOption('84');
    await answer.getByText('a month for 84 months').waitFor();
    expect(await answer.locator('[data-part=digits]').innerText()).toBe('7.24%');
    await page.getByLabel('Amount in dollars').fill('$45,000');
    await page.keyboard.press('Enter');
    await answer.getByText('if you borrow $45,000').waitFor();
    expect(await answer.getByRole('link').getAttribute('href')).toBe(
      '/apply/loans.html?product=auto&loanAmount=45000&term=84',
    );
  });

  test('RATE-09 an author asks for the rate of employees and of an alliance', async ({ visit }) => {
    let calls: Request[] = [];
    const page = await visit('/trial/loan-for-employees.html', {
      cookies: { zipcode: '90210' },
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await page.locator('[data-section=LoanRates]').scrollIntoViewIfNeeded();
    await page.locator('[data-part=answer]').getByText('a month').waitFor();
    const query = new URL(calls[0]?.url() ?? '').searchParams;
    expect(query.get('employeeAdjustment')).toBe('true');
    expect(query.get('allianceIndicator')).toBe('true');
  });

  test('RATE-09 a wrong amount asks nothing and says what is expected', async ({ visit }) => {
    const page = await visit('/personal-loan.html', { cookies: { zipcode: '90210' } });
    await page.getByLabel('Amount in dollars').scrollIntoViewIfNeeded();
    await page.locator('[data-part=answer]').getByText('a month').waitFor();
    let calls: Request[] = [];
    calls = noteCalls(page);
    await page.getByLabel('Amount in dollars').fill('a lot');
    await page.keyboard.press('Enter');
    await page.getByText('Enter whole dollars from $1,000 to $50,000').waitFor();
    expect(calls).toHaveLength(0);
    const answer = page.locator('[data-part=answer]');
    expect(await answer.locator('[data-part=digits]').innerText()).toBe('8.99%');
    expect(await answer.getByText('Standard rate for $20,000 over 48 months').isVisible()).toBe(true);
  });

  test('RATE-09 before the zip code is known, the figure is that of the loan in the fields', async ({
    visit,
  }) => {
    const page = await visit('/personal-loan.html');
    const answer = page.locator('[data-part=answer]');
    expect(await answer.getByRole('heading').innerText()).toBe(
      'Standard rate for $20,000 over 48 months, Excellent (780 or more)',
    );
    expect(await answer.locator('[data-part=digits]').innerText()).toBe('8.99%');
    expect(await answer.getByRole('status').innerText()).toContain('48 payments of $497.61.');
    await page.getByLabel('Your credit').focus();
    await page.locator('[data-section=LoanRates][data-hydration=hydrated]').waitFor();
    await page.getByLabel('Your credit').selectOption({ index: 2 });
    // For another loan the example's payment is not shown.
    await answer.getByText('Enter your zip code to see the rate for your choices.').waitFor();
    expect(await answer.getByText('48 payments').count()).toBe(0);
  });

  test('RATE-09 the button does not move away while it is pressed', async ({ visit }) => {
    const page = await visit('/personal-loan.html');
    const field = page.getByLabel('Amount in dollars');
    await field.focus();
    await page.locator('[data-section=LoanRates][data-hydration=hydrated]').waitFor();
    await page.locator('[data-section=LoanRates]').getByLabel('Enter your zip code').fill('90210');
    await field.fill('5');
    // Near its top edge: the message below the field would push it down.
    await page
      .locator('[data-section=LoanRates]')
      .getByRole('button', { name: 'Show rates' })
      .hover({ position: { x: 20, y: 4 } });
    await page.mouse.down();
    await answered(page);
    await page.mouse.up();
    await page.getByText('Enter whole dollars from $1,000 to $50,000').waitFor();
    // Only the click on the button moves focus back to the field.
    await expect.poll(() => hasFocus(field)).toBe(true);
  });

  test('RATE-09 RATE-15 a loan that has no rate is told, with neither number nor date', async ({ visit }) => {
    const page = await visit('/personal-loan.html', {
      cookies: { zipcode: '90210' },
      prepare: (opened) =>
        opened.route('**/calculateLoanPayment?*', (route) =>
          route.fulfill({ json: { apr: null, effectiveDate: '2026-11-16' } }),
        ),
    });
    await page.getByLabel('Amount in dollars').scrollIntoViewIfNeeded();
    const answer = page.locator('[data-part=answer]');
    await answer.getByText('We have no rate for this credit, amount and term.').waitFor();
    expect(await answer.locator('[data-part=digits]').innerText()).toBe('—');
    expect(await answer.innerText()).not.toContain('2026');
  });

  test('RATE-09 RATE-17 a failure is told in the section, with no number', async ({ visit }) => {
    const page = await visit('/personal-loan.html', {
      cookies: { zipcode: '90210' },
      expectedComplaints: failure,
      prepare: (opened) =>
        opened.route('**/calculateLoanPayment?*', (route) => route.fulfill({ json: { apr: 400 } })),
    });
    await page.getByLabel('Amount in dollars').scrollIntoViewIfNeeded();
    await page.getByText('Your rate could not be loaded.').waitFor();
    expect(await page.locator('[data-part=answer] [data-part=digits]').innerText()).toBe('—');
  });
});

describe('home equity', () => {
  const answerAll = async (page: Page) => {
    await page.getByLabel('State', { exact: true }).focus();
    await page.locator('[data-section=HomeEquityRates][data-hydration=hydrated]').waitFor();
    await page.getByLabel('State', { exact: true }).selectOption('ME');
    await page.getByLabel('County').selectOption('York');
    await page.getByRole('button', { name: 'Show my rates' }).click();
  };

  test('RATE-10 RATE-13 a line, a loan and its second term have their rates for the home', async ({
    visit,
  }) => {
    let calls: Request[] = [];
    const page = await visit('/home-equity.html', {
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    expect(await digits(page, 'Loan, 10 years')).toEqual(['7.24%']);
    await answerAll(page);
    await page.getByText('Rates for York County, Maine.').waitFor();
    expect(await digits(page, 'Line of credit')).toEqual(['7.45%']);
    expect(await digits(page, 'Loan, 10 years')).toEqual(['7.14%']);
    expect(await digits(page, 'Loan, 15 years')).toEqual(['7.29%']);
    const asked = calls.filter((call) => call.url().includes('/hecalculator'));
    const queries = asked.map((call) => new URL(call.url()).searchParams);
    expect(queries.map((query) => `${query.get('productKey')} ${query.get('termsinMonths')}`)).toEqual([
      'HELOC 360',
      'HEQF2 120',
      'HEQF2 180',
    ]);
    expect(queries[0]?.get('county')).toBe('York');
  });

  test('RATE-10 RATE-16 the application has what was answered, and its address only the amount', async ({
    visit,
  }) => {
    const page = await visit('/home-equity.html');
    await page.getByLabel('What your home is worth').fill('512,000');
    await page.getByLabel('What you still owe').fill('93,500');
    await answerAll(page);
    await page.getByText('Rates for York County, Maine.').waitFor();
    await page.locator('[data-part=answer]').getByRole('link').click();
    await page.waitForURL('**/apply/home-equity.html?loanAmount=50000');
    await expect.poll(() => page.locator('[name=valueOfHome]').inputValue()).toMatch(/512,?000/);
    expect(await page.locator('[name=mortgageBalance]').inputValue()).toMatch(/93,?500/);
    expect(await page.getByText('What you entered is still here').count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('carriedForms'))).toBeNull();
  });

  test('RATE-10 on a wide screen the rates are in sight when they are asked for', async ({ visit }) => {
    const page = await visit('/home-equity.html', { viewport: { width: 1280, height: 800 } });
    await answerAll(page);
    await page.getByText('Rates for York County, Maine.').waitFor();
    const button = await page.getByRole('button', { name: 'Show my rates' }).boundingBox();
    const figure = await page.locator('[data-part=answer] table').boundingBox();
    expect(button?.y).toBeLessThan(800);
    expect(figure?.y).toBeGreaterThanOrEqual(0);
  });

  test('RATE-10 without an account there are no automatic payments to tick, to ask for or to take along', async ({
    visit,
  }) => {
    let calls: Request[] = [];
    const page = await visit('/home-equity.html', {
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    const autopay = page.getByLabel('I will pay automatically');
    await page.getByLabel('I have, or will open').uncheck();
    await expect.poll(() => autopay.count()).toBe(0);
    await answerAll(page);
    await page.getByText('Rates for York County, Maine.').waitFor();
    const asked = calls.filter((call) => call.url().includes('/hecalculator'));
    expect(new Set(asked.map((call) => new URL(call.url()).searchParams.get('autoPay')))).toEqual(
      new Set(['false']),
    );
    await page.getByLabel('I have, or will open').check();
    await expect.poll(() => autopay.isChecked()).toBe(false);
  });

  test('RATE-10 what is missing is said beside its question, which has the focus', async ({ visit }) => {
    const page = await visit('/home-equity.html');
    await page.getByLabel('State', { exact: true }).focus();
    await page.locator('[data-section=HomeEquityRates][data-hydration=hydrated]').waitFor();
    await page.getByRole('button', { name: 'Show my rates' }).click();
    await page.getByText('Choose a state and a county').waitFor();
    await expect.poll(() => hasFocus(page.getByLabel('State', { exact: true }))).toBe(true);
  });

  test('RATE-10 a home on which more is owed than it is worth has no rate, and no failure is told', async ({
    visit,
  }) => {
    const page = await visit('/home-equity.html');
    await page.getByLabel('What your home is worth').fill('200,000');
    await page.getByLabel('What you still owe').fill('250,000');
    await answerAll(page);
    await page.getByText('We have no rates for these answers.').waitFor();
    expect(new Set(await page.locator('[data-part=answer] [data-part=digits]').allInnerTexts())).toEqual(
      new Set(['—']),
    );
    expect(await page.getByText('Your rates could not be loaded.').count()).toBe(0);
  });

  test('RATE-10 a product that is not lent in such an amount has no rate, and the page says why', async ({
    visit,
  }) => {
    const page = await visit('/home-equity.html');
    await page.getByLabel('What you want to borrow').fill('12,000');
    await answerAll(page);
    await page.getByText('Where no rate is shown, the amount may be too low.').waitFor();
    expect(await digits(page, 'Line of credit')).toEqual([expect.stringMatching(/^\d/)]);
    expect(await digits(page, 'Loan, 10 years')).toEqual(['—']);
    await page.getByLabel('What you want to borrow').fill('5,000');
    await page.getByRole('button', { name: 'Show my rates' }).click();
    await page.getByText('We have no rates for these answers.').waitFor();
  });

  test('CALC-02 RATE-10 450.000 is not 450 dollars', async ({ visit }) => {
    let calls: Request[] = [];
    const page = await visit('/home-equity.html', {
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    const field = page.getByLabel('What your home is worth');
    await field.fill('450.000');
    await answerAll(page);
    await expect.poll(() => hasFocus(field)).toBe(true);
    expect(calls.filter((call) => call.url().includes('/hecalculator'))).toHaveLength(0);
  });

  test('RATE-17 a failure shows the author’s text and no number', async ({ visit }) => {
    const page = await visit('/home-equity.html', {
      expectedComplaints: failure,
      prepare: (opened) =>
        opened.route('**/hecalculator?*', (route) => route.fulfill({ status: 503, body: '{}' })),
    });
    await answerAll(page);
    await page.getByText('Your rates could not be loaded.').waitFor();
    expect(new Set(await page.locator('[data-part=answer] [data-part=digits]').allInnerTexts())).toEqual(
      new Set(['—']),
    );
  });
});

test.for([
  '/checking.html',
  '/savings.html',
  '/es/savings.html',
  '/credit-cards.html',
  '/personal-line-of-credit.html',
  '/cash-out-refinance.html',
  '/mortgage-rates.html',
  '/personal-loan.html',
])('RATE-18 on %s nothing jumps when rates arrive', async (path, { visit }) => {
  const page = await visit(path, {
    cookies: { zipcode: '04101' },
    viewport: { width: 375, height: 800 },
    before: () => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    },
  });
  await page.locator('main h2').first().scrollIntoViewIfNeeded();
  await answered(page);
  await settled(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('RATE-18 rates are said with the word point and their unit', async ({ visit }) => {
  const page = await visit('/es/savings.html', { cookies: { zipcode: '90210' } });
  await status(page).filter({ hasText: '90210' }).waitFor();
  expect(await row(page, '$100,000').locator('[data-part=spoken]').last().textContent()).toBe(
    '0 punto 7 5 por ciento APY',
  );
});

test.for([
  '/savings.html',
  '/mortgage-rates.html',
  '/credit-cards.html',
  '/personal-loan.html',
  '/home-equity.html',
])('RATE-15 %s shows dated rates without JavaScript', async (path, { visit }) => {
  const page = await visit(path, { javaScriptEnabled: false });
  for (const shown of await page.locator('main [data-part=digits]').allInnerTexts())
    expect(shown).toMatch(/^(?:0|\d+\.\d+)%$/);
  expect(await page.locator('main [data-part=digits]').first().isVisible()).toBe(true);
  expect(await page.getByText('Rates as of November 16, 2026').first().isVisible()).toBe(true);
});

test.for([
  ['/auto-loan.html', 'LoanRates', 'We don’t know the zip code 99999. Check its five digits.'],
  ['/es/auto-loan.html', 'LoanRates', 'No conocemos el código postal 99999. Revise sus cinco dígitos.'],
  ['/cd-rates.html', 'ZipCodePrompt', 'We don’t know the zip code 99999. Check its five digits.'],
] as const)(
  'RATE-14 on %s a zip code that does not exist has an error, and no rate',
  async ([path, name, says], { visit }) => {
    const page = await visit(path);
    const zip = page.locator(`[data-section=${name}] [name=zipcode]`);
    await zip.fill('99999');
    await zip.press('Enter');
    await page.locator(`[data-section=${name}] [role=alert]`).filter({ hasText: says }).waitFor();
    expect((await page.context().cookies()).filter(({ name: cookie }) => cookie === 'zipcode')).toEqual([]);
  },
);
