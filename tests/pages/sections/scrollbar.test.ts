import { chromium, type Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { test } from '#tests/pages/visit.ts';

/** Opens a page in a browser whose scroll bars take up space, as they do on most desktop computers. */
async function withScrollbars(url: string, width = 1280): Promise<Page> {
  const browser = await chromium.launch({ ...chromiumLaunch, ignoreDefaultArgs: ['--hide-scrollbars'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(url);
  return page;
}

const widths = (page: Page) =>
  page.evaluate(() => [
    document.body.clientWidth,
    document.querySelector('main')?.getBoundingClientRect().left,
  ]);

test('MODAL-04 the page does not move sideways when a dialog opens and closes', async ({ site }) => {
  const page = await withScrollbars(`${site.url}/trial/leaving.html`);
  const before = await widths(page);
  expect(before[0]).toBeLessThan(1280);
  await page.getByRole('link', { name: 'map of the town' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await widths(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await widths(page)).toEqual(before);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await widths(page)).toEqual(before);
});

test('MODAL-04 WIDG-07 the page does not move sideways when the drawer opens', async ({ site }) => {
  const page = await withScrollbars(`${site.url}/cd-rates.html`, 600);
  const before = await widths(page);
  await page.locator('[data-menu=open]').click();
  await page.locator('nav[popover]').waitFor();
  expect(await widths(page)).toEqual(before);
});
