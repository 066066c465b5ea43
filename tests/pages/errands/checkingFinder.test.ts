import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };
const answers = [/^Me, or me/, /^Take my pay/, /^\$1,500 or more/];

/** The answer of the recommender, which opens the account. */
const open = (page: Page) => page.getByRole('link', { name: 'Open Everyday Interest Checking' });

async function expectOpened(page: Page): Promise<void> {
  await page.waitForURL('**/apply/checking.html?product=DDA86');
  expect(await page.locator('[name=product]').inputValue()).toBe('DDA86');
}

test('WIDG-09 the checking recommender is finished and its answer opened, by touch', async ({ visit }) => {
  const page = await visit('/checking-finder.html', { ...phone, hasTouch: true });
  for (const answer of answers) {
    await page.getByRole('radio', { name: answer }).tap();
    await page.getByRole('button', { name: 'Next' }).tap();
  }
  await open(page).tap();
  await expectOpened(page);
});

test('WIDG-09 and by the keyboard alone', async ({ visit }) => {
  const page = await visit('/checking-finder.html', phone);
  for (const answer of answers) {
    await page.getByRole('radio', { name: answer }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: answer }).waitFor({ state: 'hidden' });
  }
  await open(page).focus();
  await page.keyboard.press('Enter');
  await expectOpened(page);
});
