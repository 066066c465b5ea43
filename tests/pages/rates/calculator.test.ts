import type { Page } from 'playwright';
import { expect } from 'vitest';
import { monthlyPayment } from '#lib/format/money.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test } from '#tests/pages/visit.ts';

const calculatorPage = '/financing-calculator.html';
const amount = (page: Page) => page.getByLabel('Amount to finance, in dollars');
const term = (page: Page) => page.getByLabel('Term, in months');
const rate = (page: Page) => page.getByLabel('Annual percentage rate (APR), in percent');
const result = (page: Page) => page.locator('[data-section=FinancingCalculator] [data-part=result]');

async function enter(
  page: Page,
  [dollars, months, percent]: readonly [string, string, string],
): Promise<void> {
  await amount(page).fill(dollars);
  await term(page).fill(months);
  await rate(page).fill(percent);
}
/** Enters three valid values, and waits for the payment. */
async function enterUntilShown(page: Page): Promise<void> {
  await enter(page, ['25000', '60', '7.99']);
  await rate(page).blur();
  await result(page).getByText('$506.79', { exact: true }).waitFor();
}
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate payment' }).click();

test('CALC-01 CALC-06 the payment takes the place of the first panel and can be applied for', async ({
  visit,
}) => {
  const page = await visit(calculatorPage, { hasOwnWindow: true });
  expect(await result(page).innerText()).toContain('appears here once all three');
  const apply = result(page).getByRole('link', { name: 'Start application' });
  expect(await apply.count()).toBe(0);
  await enter(page, ['25000', '60', '7.99']);
  await calculate(page);
  await result(page).getByText('$506.79', { exact: true }).waitFor();
  // Computed by hand from the textbook formula.
  expect(monthlyPayment(25_000, 7.99, 60)?.toFixed(2)).toBe('506.79');
  expect(await result(page).innerText()).not.toContain('appears here once all three');
  expect(await result(page).getByRole('status').innerText()).toContain(
    '$25,000.00 at 7.99% APR for 60 months',
  );
  await apply.click();
  await page.waitForURL(/\/apply\/loans\.html\?product=personal&loanAmount=25000&term=60$/);
  expect(page.context().pages()).toHaveLength(1);
});

test('CALC-06 the payment shows as soon as all three are valid, without the button', async ({ visit }) => {
  const page = await visit(calculatorPage);
  await enterUntilShown(page);
  await term(page).fill('5');
  await term(page).blur();
  await result(page).getByText('appears here once all three').waitFor();
  expect(await result(page).getByText('$506.79', { exact: true }).count()).toBe(0);
  expect(await result(page).getByRole('link', { name: 'Start application' }).count()).toBe(0);
  expect(await page.title()).toMatch(/^Error: /);
  await term(page).fill('60');
  await term(page).blur();
  await result(page).getByText('$506.79', { exact: true }).waitFor();
  expect(await page.title()).not.toMatch(/^Error: /);
});

test('CALC-05 an amount and a rate are written out when their field is left', async ({ visit }) => {
  const page = await visit(calculatorPage);
  await enter(page, ['1234567.5', '24', '5']);
  await rate(page).blur();
  await expect.poll(() => rate(page).inputValue()).toBe('5.00%');
  expect(await amount(page).inputValue()).toBe('$1,234,567.50');
  expect(await term(page).inputValue()).toBe('24');
  await calculate(page);
  await result(page).getByText('Your monthly payment').waitFor();
});

test('CALC-05 a field that the visitor returns to at once is not written out', async ({ visit }) => {
  const page = await visit(calculatorPage);
  await enterUntilShown(page);
  await amount(page).fill('30000');
  await amount(page).evaluate((field: HTMLInputElement) => {
    field.blur();
    field.focus();
    field.select();
  });
  await answered(page);
  expect(await amount(page).inputValue()).toBe('30000');
  await page.keyboard.type('40000');
  expect(await amount(page).inputValue()).toBe('40000');
});

test('CALC-06 the button does not move away while it is pressed', async ({ visit }) => {
  const page = await visit(calculatorPage);
  await enterUntilShown(page);
  await amount(page).fill('');
  const button = page.getByRole('button', { name: 'Calculate payment' });
  await button.hover();
  await page.mouse.down();
  await answered(page);
  await page.mouse.up();
  const list = page.locator('[data-section=FinancingCalculator] section[tabindex="-1"]');
  // Only the click on the button moves focus to the list.
  await expect.poll(() => hasFocus(list)).toBe(true);
});

test('CALC-06 what is wrong is listed above, and each entry leads to its field', async ({ visit }) => {
  const page = await visit(calculatorPage);
  await calculate(page);
  const list = page.locator('[data-section=FinancingCalculator] section[tabindex="-1"]');
  await list.waitFor();
  await expect.poll(() => hasFocus(list)).toBe(true);
  expect(await list.getByRole('link').count()).toBe(3);
  await list.getByRole('link').nth(1).click();
  await expect.poll(() => hasFocus(term(page))).toBe(true);
  expect(await term(page).getAttribute('aria-invalid')).toBe('true');
  const described = await term(page).getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe(
    await list.getByRole('link').nth(1).innerText(),
  );
});

test('CALC-06 a wrong field is listed above as soon as it is left, and no longer once it is right', async ({
  visit,
}) => {
  const page = await visit(calculatorPage, { viewport: { width: 375, height: 700 } });
  const list = page.getByRole('region', { name: 'Please check what you entered' });
  await amount(page).fill('100');
  await term(page).focus();
  await list.waitFor();
  expect(await list.getByRole('link').allInnerTexts()).toEqual(['Enter at least $1,000']);
  // Focus stays in the next field, which stays visible.
  await expect.poll(() => hasFocus(term(page))).toBe(true);
  const bottom = await term(page).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(700);
  await term(page).fill('5');
  await term(page).blur();
  await expect.poll(() => list.getByRole('link').count()).toBe(2);
  await amount(page).fill('5000');
  await term(page).fill('60');
  await term(page).blur();
  await list.waitFor({ state: 'detached' });
});

test.for([
  [
    'CALC-04',
    'amount',
    {
      '': 'Enter the amount you want to finance',
      ten: 'Enter the amount in digits, such as 25,000',
      '20000,00': 'Enter the amount in digits, such as 25,000',
      '-$25,000': 'Enter the amount in digits, such as 25,000',
      $0: 'Enter at least $1,000',
      $999: 'Enter at least $1,000',
      '10,000,000': 'Enter less than $10,000,000',
    },
  ],
  [
    'CALC-03',
    'term',
    {
      '': 'Enter the number of months',
      x: 'Enter the months in digits, such as 60',
      '12.5': 'Enter the months in digits, such as 60',
      '11': 'Enter 12 to 84 months',
      '85': 'Enter 12 to 84 months',
    },
  ],
  [
    'CALC-02',
    'rate',
    {
      '': 'Enter the annual percentage rate',
      x: 'Enter the rate in digits, such as 7.99',
      '1,5': 'Enter the rate in digits, such as 7.99',
      '5 0': 'Enter the rate in digits, such as 7.99',
      '7.999': 'Use at most two decimals, such as 7.99',
      '30.01': 'Enter a rate up to 30%',
    },
  ],
] as const)('%s every wrong %s is told in the author’s words', async ([, name, cases], { visit }) => {
  const page = await visit(calculatorPage);
  const field = { amount, term, rate }[name](page);
  const error = page.locator(`[id="${await field.getAttribute('id')}-error"]`);
  for (const [typed, said] of Object.entries(cases)) {
    await enter(page, ['25000', '60', '7.99']);
    await field.fill(typed);
    await calculate(page);
    await error.filter({ hasText: said }).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  }
});

test('CALC-02 a rate of nothing gives no result', async ({ visit }) => {
  const page = await visit(calculatorPage);
  await enter(page, ['25000', '60', '0']);
  await calculate(page);
  await expect.poll(() => rate(page).inputValue()).toBe('0.00%');
  expect(await result(page).innerText()).toContain('appears here once all three');
});

test('V4 CALC-02 in Spanish too, a rate with a comma is no other rate', async ({ visit }) => {
  const page = await visit('/es/financing-calculator.html');
  const rateField = page.getByLabel('Tasa porcentual anual (APR), en porcentaje');
  await rateField.fill('1,5');
  await rateField.blur();
  await page.getByRole('region', { name: 'Revise lo que escribió' }).waitFor();
  expect(await rateField.inputValue()).toBe('1,5');
  expect(await rateField.getAttribute('aria-invalid')).toBe('true');
});

test('CALC-01 CALC-04 in Spanish the payment and what is wrong are told in Spanish', async ({ visit }) => {
  const page = await visit('/es/financing-calculator.html');
  const button = page.getByRole('button', { name: 'Calcular el pago' });
  await page.getByLabel('Cantidad que desea financiar, en dólares').fill('$999');
  await page.getByLabel('Plazo, en meses').fill('60');
  await page.getByLabel('Tasa porcentual anual (APR), en porcentaje').fill('7.99');
  await button.click();
  const list = page.getByRole('region', { name: 'Revise lo que escribió' });
  await list.getByRole('link', { name: 'Escriba al menos $1,000' }).waitFor();
  await page.getByLabel('Cantidad que desea financiar, en dólares').fill('25000');
  await button.click();
  await result(page).getByText('$506.79', { exact: true }).waitFor();
  expect(await result(page).getByRole('status').innerText()).toContain(
    '$25,000.00 al 7.99% APR durante 60 meses',
  );
  await result(page).getByRole('link', { name: 'Iniciar una solicitud' }).click();
  await page.waitForURL(/\/es\/apply\/loans\.html\?product=personal&loanAmount=25000&term=60$/);
});
