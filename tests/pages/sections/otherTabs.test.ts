import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

/** Opens another tab of the same visitor. */
async function secondTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
}

async function enterZip(page: Page, zip: string): Promise<void> {
  await page.getByLabel('Enter your zip code').first().fill(zip);
  await page.keyboard.press('Enter');
}

describe('what the visitor does in one tab, the other one learns', () => {
  test('PAGE-09 a zip code, in tables, cards and text', async ({ visit }) => {
    const page = await visit('/savings.html');
    const cards = await secondTab(page, '/cd-rates.html');
    const text = await secondTab(page, '/trial/placeholders.html');
    const table = await secondTab(page, '/checking.html');
    await text.getByText('your zip code is not known').waitFor();
    await enterZip(page, '04101');
    await page.getByText('Rates for zip code 04101 are shown.').first().waitFor();
    await table.getByText('Rates for zip code 04101 are shown.').first().waitFor();
    await cards.getByRole('heading', { name: 'Change the zip code' }).waitFor();
    await cards.locator('[data-section=CdRateCards] [data-part=live]').scrollIntoViewIfNeeded();
    await cards.getByText('Rates for zip code 04101 are shown.').waitFor();
    await text.getByText('your zip code is 04101').waitFor();
  });

  test('RATE-12 the state of mortgage rates', async ({ visit }) => {
    const page = await visit('/mortgage-rates.html');
    const other = await secondTab(page, '/refinance-rates.html');
    await page.getByLabel('State', { exact: true }).selectOption('Maine');
    await other.getByText('Rates for Maine are shown.').waitFor();
    expect(await other.getByLabel('State', { exact: true }).inputValue()).toBe('Maine');
  });
});

test('RATE-15 a visitor who comes back to a tab after a while sees the newest rates', async ({ visit }) => {
  const page = await visit('/mortgage-rates.html', {
    hasOwnWindow: true,
    prepare: (opened) => opened.clock.install(),
  });
  const shown = page.locator('main tr', { hasText: '30-year fixed' }).locator('[data-part=digits]').first();
  await page.locator('[data-part=live][aria-busy=false]').waitFor();
  const loan = { product: '30-year fixed', termInYears: 30, rate: 5.5, apr: 5.6 };
  await page.route('**/purchase.json', async (route) => {
    const answer = (await (await route.fetch()).json()) as { mortgageRateList: Record<string, unknown> };
    const states = Object.keys(answer.mortgageRateList).map((state) => [state, [loan]] as const);
    await route.fulfill({ json: { ...answer, mortgageRateList: Object.fromEntries(states) } });
  });
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.fastForward('04:00');
  await comeBack();
  // Rates that are four minutes old are still fresh.
  expect(await shown.innerText()).not.toBe('5.500%');
  await page.clock.fastForward('02:00');
  await comeBack();
  await expect.poll(() => shown.innerText()).toBe('5.500%');
});

// Browsers under test don't use the back/forward cache, so its events are dispatched here.
test('PAGE-09 a page that the browser keeps for the way back holds no channel open, and looks when it is shown', async ({
  visit,
}) => {
  const page = await visit('/savings.html', { cookies: { zipcode: '90210' } });
  const shows = (zip: string) => page.getByText(`Rates for zip code ${zip} are shown.`).first();
  await shows('90210').waitFor();
  const other = await secondTab(page, '/checking.html');
  const send = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  const heard = page.evaluate(
    () => new Promise((done) => new BroadcastChannel('portico').addEventListener('message', done)),
  );
  await send('pagehide');
  await other.locator('[data-section=ZipCodePrompt]').getByLabel('Enter your zip code').fill('80202');
  await other.keyboard.press('Enter');
  await heard;
  expect(await shows('90210').isVisible()).toBe(true);
  await send('pageshow');
  await shows('80202').waitFor();
  // It listens again.
  await other.locator('[data-section=ZipCodePrompt]').getByLabel('Enter your zip code').fill('04101');
  await other.keyboard.press('Enter');
  await shows('04101').waitFor();
});
