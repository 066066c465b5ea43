import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const path = '/cd-rates.html';
const product = (page: Page, name: string) => page.getByRole('article', { name });
const row = async (page: Page, name: string, term: string) =>
  (await product(page, name).getByRole('row').filter({ hasText: term }).innerText()).split(/\s+/).join(' ');
const outcome = (page: Page) => page.locator('[data-section=CdRateCards] form + [role=status]');

test('RATE-02 every term stands in the table with its yield, what the deposit grows to, and a link of its own', async ({
  visit,
}) => {
  const page = await visit(path);
  expect(await product(page, 'Standard CD').getByRole('row').count()).toBe(9);
  expect(await row(page, 'Standard CD', '12 months')).toBe('12 months Highest APY 4.13% $10,413 Open');
  expect(await row(page, 'Standard CD', '60 months')).toBe('60 months 3.67% $11,975 Open');
  // Never less than the product's minimum.
  expect(await row(page, 'Jumbo CD', '12 months')).toContain('$104,390');
  const link = page.getByRole('link', { name: 'Open Jumbo CD 36 months', exact: true });
  expect(await link.getAttribute('href')).toBe('/apply/savings.html?product=JB99&term=36&amount=100000');
  expect(await outcome(page).innerText()).toContain('$10,000 for 12 months: $10,413.00');
  expect(await outcome(page).innerText()).toContain('it matures on November 16, 2027');
});

test('RATE-02 RATE-15 an amount shows the yields of its tier, for the visitor’s zip code', async ({
  visit,
}) => {
  const page = await visit(path, { cookies: { zipcode: '04101' } });
  await page.locator('[data-section=CdRateCards] [data-part=live]').scrollIntoViewIfNeeded();
  await page.getByText('Rates for zip code 04101 are shown.').waitFor();
  expect(await row(page, 'Standard CD', '12 months')).toContain('4.29% $10,429');
  await page.getByLabel('Your deposit in dollars').fill('60,000');
  await page.keyboard.press('Enter');
  await outcome(page).filter({ hasText: '$60,000 for 12 months: $62,604.00' }).waitFor();
  expect(await row(page, 'Standard CD', '12 months')).toContain('4.34% $62,604');
  expect(await page.getByRole('link', { name: 'Open Standard CD 12 months' }).getAttribute('href')).toMatch(
    /&amount=60000$/,
  );
  await page.getByLabel('Your deposit in dollars').fill('1,5');
  await page.keyboard.press('Enter');
  await page.getByText('Enter an amount up to $10,000,000, such as $10,000').waitFor();
  expect(await row(page, 'Standard CD', '12 months')).toContain('$62,604');
  // Nothing beside the error is the answer to another amount.
  await expect
    .poll(() => outcome(page).innerText())
    .toBe('Each table below names the deposit that its figures are for.');
  expect(await product(page, 'Standard CD').innerText()).toContain('$60,000 grows to');
});

test.for([
  [path, 'Our CDs begin at $1,000 The figures below are for that deposit.', '$1,000 grows to'],
  [
    '/es/cd-rates.html',
    'Nuestros CD empiezan en $1,000 Las cifras de abajo son para ese depósito.',
    '$1,000 llegan a',
  ],
] as const)(
  'RATE-02 a deposit that is too low is answered with the least one: %s',
  async ([own, said, head], { visit }) => {
    const shown = async (page: Page) => (await outcome(page).innerText()).split(/\s+/).join(' ');
    const deposit = (page: Page) => page.locator('[data-section=CdRateCards] [name=amount]');
    const page = await visit(own);
    await deposit(page).fill('500');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toBe(said);
    expect(await page.locator('[data-section=CdRateCards]').innerText()).toContain(head);
    await deposit(page).fill('1000');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toContain('$1,041.');
    const scriptless = await visit(own, { javaScriptEnabled: false });
    await deposit(scriptless).fill('500');
    await deposit(scriptless).press('Enter');
    await scriptless.waitForURL(/amount=500/);
    expect(await shown(scriptless)).toBe(said);
  },
);

test('RATE-02 without JavaScript the heading, the table and the application have the zip code of the visitor', async ({
  visit,
}) => {
  const page = await visit(path, { javaScriptEnabled: false });
  await page.getByLabel('Enter your zip code').fill('02110');
  await page.keyboard.press('Enter');
  await page.waitForURL(/zip=known/);
  expect(await row(page, 'Standard CD', '12 months')).toContain('4.29% $10,429');
  // The yield of the least deposit, as the sentence says.
  expect(await page.locator('[data-section=HeroBanner]').innerText()).toContain(
    '12-month CD: 4.24% APY from $1,000.',
  );
  await page.getByLabel('Your deposit in dollars').fill('1000');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForURL(/amount=1000/);
  expect(await row(page, 'Standard CD', '12 months')).toContain('4.24% $1,042');
  expect(await page.locator('[data-section=HeroBanner]').innerText()).toContain('4.24% APY');
  await page.getByRole('link', { name: 'Open Standard CD 12 months' }).click();
  await expect.poll(() => page.getByLabel('Zip code').inputValue()).toBe('02110');
  expect(await page.locator('[name=term] option:checked').innerText()).toBe('12 months');
});

test('RATE-02 without JavaScript the server answers the amount', async ({ visit }) => {
  const page = await visit(path, { javaScriptEnabled: false });
  await page.getByLabel('Your deposit in dollars').fill('150000');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForURL(/\?.*amount=150000/);
  expect(await outcome(page).innerText()).toContain('$150,000 for 12 months: $156,585.00');
  expect(await row(page, 'Jumbo CD', '12 months')).toContain('4.39% $156,585');
  expect(await page.getByLabel('Your deposit in dollars').inputValue()).toBe('150,000');
});
