import { expect } from 'vitest';
import { noteShifts, shifted } from '#tests/pages/layoutShift.ts';
import { tabTo } from '#tests/pages/tabTo.ts';
import { test } from '#tests/pages/visit.ts';

test('a visitor with a keyboard and 375 pixels finds a branch by the search, then an article by the filter', async ({
  visit,
}) => {
  const page = await visit('/', {
    viewport: { width: 375, height: 812 },
    before: noteShifts,
    hasOwnWindow: true,
  });
  const { keyboard } = page;
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  await tabTo(page, 'header a[href="/search.html"]');
  await keyboard.press('Enter');
  await page.waitForURL('**/search.html');
  await tabTo(page, 'main input[role=combobox]');
  await keyboard.type('branch near me');
  await keyboard.press('Enter');
  await page.getByText(/results? for “branch near me”/).waitFor();
  expect(await isWide()).toBe(false);
  await tabTo(page, 'main [data-section=SearchResults] a[href="/locations.html"]');
  await keyboard.press('Enter');

  await page.waitForURL('**/locations.html');
  await tabTo(page, '#finder-state');
  await keyboard.type('Verm');
  await page.locator('#finder-city option', { hasText: 'Rutland' }).waitFor({ state: 'attached' });
  await tabTo(page, '#finder-city');
  await keyboard.type('Rut');
  await tabTo(page, '#finder button');
  await keyboard.press('Enter');
  await page.locator(':focus', { hasText: '2 branches in Rutland, Vermont' }).waitFor();
  expect(await shifted(page)).toBeLessThan(0.01);
  expect(await isWide()).toBe(false);
  await tabTo(page, 'footer a[href="/articles.html"]');
  await keyboard.press('Enter');

  await page.waitForURL('**/articles.html');
  await tabTo(page, '[data-section=ArticleFilter] button[role=combobox]');
  // The key is pressed before the island is hydrated, so it is held and replayed.
  await keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Fraud' }).waitFor();
  const isActive = () => page.locator('[role=option][data-active=true]').innerText();
  while ((await isActive()) !== 'Fraud') await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, '[data-section=ArticleFilter] button[type=submit]');
  await keyboard.press('Enter');
  await page.locator(':focus', { hasText: /^\d+ articles/ }).waitFor();
  const article = await page.locator('[data-section=ArticleFilter] li h3 a').first().getAttribute('href');
  await tabTo(page, '[data-section=ArticleFilter] li h3 a');
  await keyboard.press('Enter');
  await page.waitForURL(`**${article}`);
  expect(await page.locator('[data-section=ArticleHeader] h1').isVisible()).toBe(true);
  expect(await isWide()).toBe(false);
});
