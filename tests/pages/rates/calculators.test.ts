import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const house = '/calculators/mortgage-payment.html';
const withoutScripts = { javaScriptEnabled: false, viewport: { width: 375, height: 812 } };
const field = (page: Page, name: string) => page.locator(`[data-section=Calculator] input[name=${name}]`);
const result = (page: Page) => page.locator('[data-section=Calculator] [data-part=result]');
const slider = (page: Page, name: string) => page.getByRole('slider', { name });

test('the published page answers its example, before any script', async ({ visit }) => {
  const page = await visit(house, withoutScripts);
  await result(page).getByRole('heading', { name: 'Monthly payment' }).waitFor();
  expect(await result(page).innerText()).toMatch(/\$\d,\d{3}\.\d\d/);
  expect(await result(page).getByRole('img').getAttribute('aria-label')).toMatch(
    /^Principal \$300,000, Interest \$/,
  );
  expect(await page.getByRole('slider').count()).toBe(0);
});

test('a slider changes its field and the answer, and is announced once', async ({ visit }) => {
  const page = await visit(house);
  await field(page, 'rate').fill('6');
  await field(page, 'taxes').fill('0');
  await field(page, 'insurance').fill('0');
  const price = slider(page, 'Price of the home, in dollars');
  await price.focus();
  await result(page).getByText('$1,798.65', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => field(page, 'amount').inputValue()).toBe('380,000');
  expect(await price.getAttribute('aria-valuetext')).toBe('$380,000');
  await result(page).getByText('$1,828.63', { exact: true }).waitFor();
  await expect.poll(() => result(page).getByRole('status').innerText()).toBe('Monthly payment: $1,828.63');
});

test('a number between two steps of its slider stays as the visitor gave it', async ({ visit }) => {
  const page = await visit(`${house}?amount=323714`);
  const answer = await result(page).innerText();
  await field(page, 'downPayment').focus();
  await page.waitForSelector('[data-section=Calculator][data-hydration=hydrated]');
  expect(await field(page, 'amount').inputValue()).toBe('323,714');
  expect(await result(page).innerText()).toBe(answer);
  const price = slider(page, 'Price of the home, in dollars');
  expect(await price.getAttribute('aria-valuetext')).toBe('$323,714');
  await price.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => field(page, 'amount').inputValue()).toBe('330,000');
});

test('a wrong field is told as soon as it is left, and gets focus on submit', async ({ visit }) => {
  const page = await visit(house);
  await field(page, 'amount').fill('375.000');
  await field(page, 'amount').blur();
  await page.getByText('Use digits, such as 375,000').waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('375.000');
  await result(page).getByText('The answer appears here').waitFor();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect.poll(() => hasFocus(field(page, 'amount'))).toBe(true);
  await field(page, 'amount').fill('400000');
  await field(page, 'amount').blur();
  await expect.poll(() => field(page, 'amount').getAttribute('aria-invalid')).toBeNull();
  expect(await field(page, 'amount').inputValue()).toBe('400,000');
});

test('V4 without JavaScript the server answers, and what is wrong stays', async ({ visit }) => {
  const page = await visit(house, withoutScripts);
  await field(page, 'rate').fill('6');
  await field(page, 'taxes').fill('0');
  await field(page, 'insurance').fill('0');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.waitForURL('**/calculators/mortgage-payment.html?*');
  await result(page).getByText('$1,798.65', { exact: true }).waitFor();
  await field(page, 'rate').fill('1,5');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText(/^Use digits, such as 6/).waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await field(page, 'rate').inputValue()).toBe('1,5');
});

test('the loan goes with the visitor to the application', async ({ visit }) => {
  const page = await visit(`${house}?amount=500000&downPayment=100000`, withoutScripts);
  const link = result(page).getByRole('link', { name: 'Apply for a mortgage' });
  expect(await link.getAttribute('href')).toBe('/apply/mortgage.html?purpose=purchase&loanAmount=400000');
});

test.for([
  ['/calculators/cd-ladder.html?deposit=25000', 'Open the 12-month CD', 'product=CD99&term=12&amount=5000'],
  ['/calculators/savings-goal.html?deposit=0', 'Open savings', ''],
] as const)(
  'the amount goes with the visitor to the application: %s',
  async ([path, name, query], { visit }) => {
    const page = await visit(path, withoutScripts);
    const link = result(page).getByRole('link', { name });
    expect(await link.getAttribute('href')).toBe(`/apply/savings.html${query && `?${query}`}`);
  },
);

test('the schedule opens by keyboard, with the last balance at zero', async ({ visit }) => {
  const page = await visit('/calculators/card-payoff.html', withoutScripts);
  await page.getByText('Show the schedule as a table').focus();
  await page.keyboard.press('Enter');
  const last = page.getByRole('table', { name: 'By year' }).getByRole('row').last();
  expect(await last.getByRole('cell').last().innerText()).toBe('$0');
});

test('in Spanish a payment below the interest is told in words', async ({ visit }) => {
  const page = await visit('/es/calculators/card-payoff.html');
  await field(page, 'payment').fill('50');
  await field(page, 'payment').blur();
  await result(page).getByText('nunca termina de pagar este saldo', { exact: false }).first().waitFor();
});

test.for(['savings-goal', 'cd-ladder', 'affordability'])(
  'the calculator %s fits a narrow window, and so does its schedule',
  async (name, { visit }) => {
    const page = await visit(`/calculators/${name}.html`, { viewport: { width: 320, height: 800 } });
    await page.getByText('Show the schedule as a table').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await result(page).getByRole('table').waitFor();
  },
);
