import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };
const loan = (page: Page) => page.locator('[data-section=LoanRates]');
const quoted = (page: Page) => loan(page).locator('[data-part=answer]').getByText('a month').waitFor();

async function expectHandedOver(page: Page): Promise<void> {
  await page.waitForURL('**/apply/loans.html?product=personal&loanAmount=12000&term=36');
  expect(await page.locator('[name=product]:checked').inputValue()).toBe('personal');
  expect(await page.locator('[name=amount]').inputValue()).toMatch(/12,?000/);
  expect(await page.locator('[name=personalTerm]').inputValue()).toBe('36');
  expect(await page.locator('[name=zipCode]').inputValue()).toBe('90210');
  await expect.poll(() => page.locator('[name=creditScore]').inputValue()).toBe('800');
  expect(await page.locator('[name=autopay]').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const chosen = page.locator('[data-section=Form]').getByText('You chose');
  expect(await chosen.innerText()).toContain('Personal loan · $12,000 · 36 months · 90210');
}

test('RATE-09 RATE-16 a loan is quoted and applied for, by touch', async ({ visit }) => {
  const page = await visit('/personal-loan.html', { ...phone, hasTouch: true });
  await loan(page).getByLabel('Amount in dollars').fill('12,000');
  await loan(page).getByLabel('Term').selectOption('36');
  await loan(page).getByLabel('Enter your zip code').fill('90210');
  await loan(page).getByRole('button', { name: 'Show rates' }).tap();
  await quoted(page);
  await loan(page).getByRole('link', { name: 'Start an application' }).tap();
  await expectHandedOver(page);
});

test('RATE-09 RATE-16 a loan is quoted and applied for, by the keyboard alone', async ({ visit }) => {
  const page = await visit('/personal-loan.html', phone);
  await loan(page).getByLabel('Amount in dollars').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12000');
  await loan(page).getByLabel('Term').focus();
  await page.keyboard.type('36');
  await loan(page).getByLabel('Enter your zip code').focus();
  await page.keyboard.type('90210');
  await page.keyboard.press('Enter');
  await quoted(page);
  await loan(page).getByRole('link', { name: 'Start an application' }).focus();
  await page.keyboard.press('Enter');
  await expectHandedOver(page);
});
