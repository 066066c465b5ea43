import { describe, expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };

describe('two cards are compared, and one is applied for', () => {
  test('by touch', async ({ visit }) => {
    const page = await visit('/credit-cards.html', { ...phone, hasTouch: true });
    await page.getByRole('link', { name: 'Compare the Tide Card' }).tap();
    await page.waitForURL('**/compare-cards.html?compare=tide');
    await page.getByLabel('Second choice').selectOption('Summit Card');
    await page.getByRole('link', { name: 'Apply for the Summit Card' }).tap();
    await page.waitForURL('**/apply/cards.html?product=SUMMIT3');
    expect(await page.locator('[name=product]:checked').inputValue()).toBe('SUMMIT3');
  });

  test('by keyboard only', async ({ visit }) => {
    const page = await visit('/credit-cards.html', phone);
    await page.getByRole('link', { name: 'Compare the Tide Card' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare-cards.html?compare=tide');
    await page.getByLabel('Second choice').focus();
    await page.keyboard.type('Summit');
    await page.getByRole('link', { name: 'Apply for the Summit Card' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/apply/cards.html?product=SUMMIT3');
  });
});
