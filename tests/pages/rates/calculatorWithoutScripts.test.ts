import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const path = '/financing-calculator.html';
const withoutScripts = { javaScriptEnabled: false, viewport: { width: 375, height: 812 } };
const field = (page: Page, name: string) =>
  page.locator(`[data-section=FinancingCalculator] input[name=${name}]`);
const result = (page: Page) => page.locator('[data-section=FinancingCalculator] [data-part=result]');
const list = (page: Page) => page.getByRole('region', { name: 'Please check what you entered' });

async function calculate(page: Page, [amount, term, rate]: readonly [string, string, string]): Promise<void> {
  await field(page, 'amount').fill(amount);
  await field(page, 'term').fill(term);
  await field(page, 'rate').fill(rate);
  await page.getByRole('button', { name: 'Calculate payment' }).click();
}

test('CALC-01 CALC-05 CALC-06 the calculator calculates without JavaScript, and going back and bookmarks work', async ({
  visit,
}) => {
  const page = await visit(path, withoutScripts);
  await calculate(page, ['25000', '60', '7.99']);
  await page.waitForURL('**/financing-calculator.html?*');
  await result(page).getByText('$506.79', { exact: true }).waitFor();
  expect(await result(page).innerText()).toContain('$25,000.00 at 7.99% APR for 60 months');
  expect(await page.title()).not.toContain('Error');
  expect(await field(page, 'amount').inputValue()).toBe('$25,000.00');
  expect(await field(page, 'rate').inputValue()).toBe('7.99%');
  // The browser has scrolled to the answer, which is below the fields.
  const top = await result(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThan(812);
  const bookmark = page.url();
  await calculate(page, ['$30,000.00', '60', '7.99%']);
  await result(page).getByText('$30,000.00 at', { exact: false }).waitFor();
  await page.goBack();
  await result(page).getByText('$506.79', { exact: true }).waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('$25,000.00');
  const again = await visit(bookmark, withoutScripts);
  await result(again).getByText('$506.79', { exact: true }).waitFor();
  await result(again).getByRole('link', { name: 'Start application' }).click();
  await again.waitForURL(/\/apply\/loans\.html\?product=personal&loanAmount=25000&term=60$/);
});

test('V4 V5 CALC-02 CALC-03 CALC-06 without JavaScript, what is wrong is listed, and what was entered stays', async ({
  visit,
}) => {
  const page = await visit(path, withoutScripts);
  await calculate(page, ['20000,00', '60', '1,5']);
  expect(await list(page).getByRole('link').allInnerTexts()).toEqual([
    'Enter the amount in digits, such as 25,000',
    'Enter the rate in digits, such as 7.99',
  ]);
  expect(await field(page, 'rate').inputValue()).toBe('1,5');
  await calculate(page, ['ten <b>', '5', '']);
  await list(page).waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await list(page).getByRole('link').allInnerTexts()).toEqual([
    'Enter the amount in digits, such as 25,000',
    'Enter 12 to 84 months',
    'Enter the annual percentage rate',
  ]);
  await expect.poll(() => hasFocus(list(page))).toBe(true);
  expect(await field(page, 'amount').inputValue()).toBe('ten <b>');
  expect(await field(page, 'term').getAttribute('aria-invalid')).toBe('true');
  expect(await result(page).innerText()).toContain('appears here once all three');
  await list(page).getByRole('link').nth(1).click();
  await expect.poll(() => hasFocus(field(page, 'term'))).toBe(true);
});

test('CALC-06 an answer of the server is taken over by the script', async ({ visit }) => {
  const page = await visit(`${path}?amount=25000&term=60&rate=7.99`, {
    viewport: { width: 375, height: 812 },
  });
  await field(page, 'term').fill('48');
  await page.getByRole('button', { name: 'Calculate payment' }).click();
  await result(page).getByText('$610.21', { exact: true }).waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('$25,000.00');
});

test('CALC-01 CALC-04 the Spanish calculator answers in Spanish without JavaScript', async ({ visit }) => {
  const asked = '/es/financing-calculator.html?term=60&rate=7.99&amount=';
  const page = await visit(`${asked}25000`, withoutScripts);
  expect(await result(page).innerText()).toContain('$506.79');
  expect(await result(page).innerText()).toContain('$25,000.00 al 7.99% APR durante 60 meses');
  const wrong = await visit(`${asked}diez`, withoutScripts);
  expect(await wrong.title()).toMatch(/^Error: Calculadora de financiamiento/);
  expect(
    await wrong.getByRole('region', { name: 'Revise lo que escribió' }).getByRole('link').allInnerTexts(),
  ).toEqual(['Escriba la cantidad con dígitos, por ejemplo 25,000']);
});
