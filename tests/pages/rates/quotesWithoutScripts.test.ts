import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { isServiceCall } from '#tests/pages/isServiceCall.ts';
import { noteShifts, shifted } from '#tests/pages/layoutShift.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };
const withoutScripts = { javaScriptEnabled: false, ...phone };
const section = (page: Page, name: string) => page.locator(`[data-section=${name}]`);
const answer = (page: Page) => page.locator('[data-part=answer]');
const digits = (page: Page) => answer(page).locator('[data-part=digits]').allInnerTexts();
const zipCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'zipcode');
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Presses a button that submits the form. */
async function press(page: Page, name: string): Promise<void> {
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name, exact: true }).click();
  await (await sent).finished();
  await page.waitForLoadState();
}

/** Records the calls of the page's scripts, and layout shifts. */
async function watched(page: Page) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (isServiceCall(request.url())) calls.push(request);
  });
  await page.addInitScript(noteShifts);
  return calls;
}

/** The loan calculators in each language. */
const loans = [
  {
    path: '/personal-loan.html',
    amount: 'Amount in dollars',
    zip: 'Enter your zip code',
    show: 'Show rates',
    own: 'Your rate',
    says: /^\$\d+\.\d\d a month for 60 months, if you borrow \$30,000\.$/,
  },
  {
    path: '/es/auto-loan.html',
    amount: 'Cantidad en dólares',
    zip: 'Escriba su código postal',
    show: 'Ver tasas',
    own: 'Su tasa',
    says: /^\$\d+\.\d\d al mes durante 60 meses, si pide \$30,000\.$/,
  },
] as const;

describe('the rate of a loan without JavaScript', () => {
  test.for(loans)(
    'RATE-09 RATE-14 STORE-03 $path calculates it, keeps the zip code, and sends nothing in an address',
    async ({ path, amount, zip, show, own, says }, { visit }) => {
      const page = await visit(path, withoutScripts);
      await page.getByLabel(amount).fill('$30,000');
      await section(page, 'LoanRates').locator('select[name=term]').selectOption('60');
      await page.getByLabel(zip).fill('90210');
      await press(page, show);
      expect(new URL(page.url()).search).toBe('');
      expect(await answer(page).getByRole('heading').innerText()).toBe(own);
      expect(await answer(page).getByRole('status').innerText()).toMatch(says);
      await expect.poll(() => hasFocus(answer(page))).toBe(true);
      expect(await page.getByLabel(amount).inputValue()).toBe('$30,000');
      expect(await answer(page).getByRole('link').getAttribute('href')).toContain('loanAmount=30000');
      const cookie = await zipCookie(page);
      expect(cookie).toMatchObject({ value: '90210', path: '/', sameSite: 'Lax' });
      expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(180, 0);
      expect(await isWide(page)).toBe(false);
    },
  );

  test('RATE-14 a zip code that is known need not be entered again, and a box that is not ticked stays so', async ({
    visit,
  }) => {
    const page = await visit('/personal-loan.html', { ...withoutScripts, cookies: { zipcode: '90210' } });
    await press(page, 'Show rates');
    const [rate] = await digits(page);
    const autopay = page.getByLabel('I will pay automatically');
    expect(await autopay.isChecked()).toBe(true);
    await autopay.uncheck();
    await press(page, 'Show rates');
    expect(await autopay.isChecked()).toBe(false);
    expect(Number.parseFloat((await digits(page))[0] ?? '')).toBeGreaterThan(Number.parseFloat(rate ?? ''));
  });

  test('RATE-09 what is wrong is said where the browser says it, in the title too, and leads there', async ({
    visit,
  }) => {
    const page = await visit('/personal-loan.html', withoutScripts);
    const title = await page.title();
    await page.getByLabel('Amount in dollars').fill('a "lot" <b>');
    await page.getByLabel('Enter your zip code').fill('9021');
    await press(page, 'Show rates');
    expect(await page.title()).toBe(`Error: ${title}`);
    await expect.poll(() => hasFocus(page.getByLabel('Amount in dollars', { exact: true }))).toBe(true);
    expect(await page.getByLabel('Amount in dollars').inputValue()).toBe('a "lot" <b>');
    expect(await page.getByText('Enter whole dollars from $1,000 to $50,000').isVisible()).toBe(true);
    expect(await page.getByText('Enter the five digits of your zip code').isVisible()).toBe(true);
    expect(await digits(page)).toEqual(['8.99%']);
    await page.getByLabel('Amount in dollars').fill('20000');
    await press(page, 'Show rates');
    await expect.poll(() => hasFocus(page.getByLabel('Enter your zip code', { exact: true }))).toBe(true);
    await page.getByLabel('Enter your zip code').fill('90210');
    await press(page, 'Show rates');
    expect(await page.title()).toBe(title);
    expect(await answer(page).getByText('if you borrow $20,000').isVisible()).toBe(true);
  });
});

test('V5 V26 RATE-09 without JavaScript, an amount is no other amount, and a zip code may have its extension', async ({
  visit,
}) => {
  const page = await visit('/personal-loan.html', withoutScripts);
  for (const typed of ['20000,00', '20.000,00', '2 0000', '-20,000']) {
    await page.getByLabel('Amount in dollars').fill(typed);
    await page.getByLabel('Enter your zip code').fill('90210-1234');
    await press(page, 'Show rates');
    expect(await page.getByText('Enter whole dollars from $1,000 to $50,000').isVisible()).toBe(true);
    expect(await page.getByLabel('Amount in dollars').inputValue()).toBe(typed);
  }
  expect((await zipCookie(page))?.value).toBe('90210');
  await page.getByLabel('Amount in dollars').fill('20,000.00');
  await press(page, 'Show rates');
  expect(await answer(page).getByText('if you borrow $20,000').isVisible()).toBe(true);
});

describe('home equity rates without JavaScript', () => {
  test('RATE-10 RATE-13 the state leads to its counties, and these to the rates for the home', async ({
    visit,
  }) => {
    const page = await visit('/home-equity.html', withoutScripts);
    expect(await page.getByLabel('County').isVisible()).toBe(false);
    expect(await page.getByText('After the state you choose the county.').isVisible()).toBe(true);
    await page.getByLabel('State', { exact: true }).selectOption('ME');
    await page.getByLabel('What you want to borrow').fill('60,000');
    await press(page, 'Show my rates');
    expect(await page.title()).toMatch(/^Error: /);
    await expect.poll(() => hasFocus(page.getByLabel('County', { exact: true }))).toBe(true);
    expect(await page.getByText('Choose a state and a county').isVisible()).toBe(true);
    expect(await page.getByLabel('What you want to borrow').inputValue()).toBe('$60,000');
    await page.getByLabel('County').selectOption('York');
    await press(page, 'Show my rates');
    expect(await page.title()).not.toMatch(/^Error: /);
    expect(new URL(page.url()).search).toBe('');
    expect(await answer(page).getByText('Rates for York County, Maine.').isVisible()).toBe(true);
    await expect.poll(() => hasFocus(answer(page))).toBe(true);
    expect(await answer(page).locator('caption').innerText()).toBe(
      '$60,000 on a home worth $400,000 with $150,000 owed',
    );
    for (const rate of await digits(page)) expect(rate).toMatch(/^\d+\.\d\d%$/);
    expect(await answer(page).getByRole('link').getAttribute('href')).toContain('loanAmount=60000');
    expect(await isWide(page)).toBe(false);
  });

  test('RATE-10 a county of another state is asked for again', async ({ visit }) => {
    const page = await visit('/home-equity.html', withoutScripts);
    await page.getByLabel('State', { exact: true }).selectOption('ME');
    await press(page, 'Show my rates');
    await page.getByLabel('County').selectOption('York');
    await page.getByLabel('State', { exact: true }).selectOption('WY');
    await press(page, 'Show my rates');
    expect(await page.getByLabel('County').inputValue()).toBe('');
    expect(await page.getByLabel('County').locator('option').count()).toBeGreaterThan(1);
    expect(await digits(page)).toEqual(['7.55%', '7.24%', '7.39%']);
  });

  test('RATE-10 amounts that are none are marked, in Spanish too', async ({ visit }) => {
    const page = await visit('/es/home-equity.html', withoutScripts);
    await page.getByLabel('Estado', { exact: true }).selectOption('ME');
    await press(page, 'Ver mis tasas');
    await page.getByLabel('Condado').selectOption('York');
    await page.getByLabel('Cuánto vale su casa').fill('mucho');
    await press(page, 'Ver mis tasas');
    const field = page.getByLabel('Cuánto vale su casa');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => hasFocus(field)).toBe(true);
  });
});

describe('a form that was sent before the page’s script was there', () => {
  test('RATE-09 RATE-18 the answer is taken over: nothing is asked twice, nothing moves, and it goes on', async ({
    visit,
  }) => {
    let calls: Request[] = [];
    const page = await visit('/personal-loan.html', {
      ...phone,
      cookies: { zipcode: '90210', apply_jwt: 'secret' },
      hasOwnWindow: true,
      prepare: async (opened) => (calls = await watched(opened)),
    });
    await page.evaluate(() => {
      document.querySelector<HTMLFormElement>('[data-section=LoanRates] form')?.submit();
    });
    await page.waitForEvent('load');
    await section(page, 'LoanRates').and(page.locator('[data-hydration=hydrated]')).waitFor();
    await answer(page).getByText('a month').waitFor();
    const rate = await digits(page);
    // A visitor with a token has personal rates, which only the browser requests.
    expect(new Set(calls.map((call) => call.headers()['token']))).toEqual(new Set(['secret']));
    expect(await digits(page)).toEqual(rate);
    expect(await shifted(page)).toBeLessThan(0.01);
    await page.getByLabel('Term').selectOption('84');
    await answer(page).getByText('a month for 84 months').waitFor();
  });

  test('RATE-10 RATE-18 the states and the rates are known, and other answers give other rates', async ({
    visit,
  }) => {
    let calls: Request[] = [];
    const page = await visit('/home-equity.html', {
      ...phone,
      hasOwnWindow: true,
      prepare: async (opened) => (calls = await watched(opened)),
    });
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-section=HomeEquityRates] form');
      const county = form?.querySelector<HTMLSelectElement>('[name=county]');
      const state = form?.querySelector<HTMLSelectElement>('[name=stateCode]');
      if (!form || !county || !state) return;
      state.value = 'ME';
      county.add(new Option('York', 'York', true, true));
      form.submit();
    });
    await page.waitForEvent('load');
    await answer(page).getByText('Rates for York County, Maine.').waitFor();
    calls.length = 0;
    const rates = await digits(page);
    await page.getByLabel('Your credit').focus();
    await section(page, 'HomeEquityRates').and(page.locator('[data-hydration=hydrated]')).waitFor();
    expect(await digits(page)).toEqual(rates);
    expect(calls.map((call) => call.url())).toEqual([]);
    expect(await shifted(page)).toBeLessThan(0.01);
    await page.getByLabel('County').selectOption('Cumberland');
    await page.getByRole('button', { name: 'Show my rates' }).click();
    await answer(page).getByText('Rates for Cumberland County, Maine.').waitFor();
  });
});
