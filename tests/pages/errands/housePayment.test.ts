import { describe, expect } from 'vitest';
import { tabTo } from '#tests/pages/tabTo.ts';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };
const result = '[data-section=Calculator] [data-part=result]';

describe('the monthly payment of a house is found from the home page', () => {
  test('by touch', async ({ visit }) => {
    const page = await visit('/', { ...phone, hasTouch: true });
    await page.getByRole('link', { name: 'what a house costs a month' }).tap();
    await page.waitForURL('**/calculators/mortgage-payment.html');
    // The example is answered already.
    await page.locator(result).getByText('Monthly payment').first().waitFor();
    await page.getByLabel('Price of the home, in dollars').first().fill('450000');
    await page.getByRole('button', { name: 'Calculate' }).tap();
    await page.locator(result).getByText('You borrow $375,000', { exact: false }).waitFor();
    await page.locator(result).getByRole('link', { name: 'Apply for a mortgage' }).tap();
    await page.waitForURL('**/apply/mortgage.html?purpose=purchase&loanAmount=375000');
    expect(await page.getByLabel('Loan amount').inputValue()).toBe('375000');
    expect(await page.getByLabel('To buy a home').isChecked()).toBe(true);
  });

  test('by keyboard only', async ({ visit }) => {
    const page = await visit('/', phone);
    await tabTo(page, 'a[href="/calculators/mortgage-payment.html"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/calculators/mortgage-payment.html');
    await tabTo(page, 'input[type=range]');
    await page.keyboard.press('ArrowRight');
    await page.locator(result).getByText('You borrow $305,000', { exact: false }).waitFor();
  });
});
