import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { noteShifts, shifted } from '#tests/pages/layoutShift.ts';
import { tabTo } from '#tests/pages/tabTo.ts';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };
const shownLinks = (page: Page, id: string) =>
  page.locator(`#${id} [data-part=block] :is(h2, h3, h4) a >> visible=true`).count();
const focused = (page: Page) => page.locator('*:focus').innerText();

describe('featured articles', () => {
  test('WIDG-11 by keyboard at 375 px the button shows three more, leads to the first of them, and goes at last', async ({
    visit,
  }) => {
    const page = await visit('/trial/ladder.html', { ...phone, before: noteShifts, hasOwnWindow: true });
    expect(await shownLinks(page, 'more')).toBe(3);
    expect(await shifted(page)).toBeLessThan(0.01);
    await tabTo(page, '#more button');
    const before = await page.locator('#more h3 a').nth(3).innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => shownLinks(page, 'more')).toBe(6);
    expect(await focused(page)).toBe(before);
    await tabTo(page, '#more button');
    await page.keyboard.press('Space');
    await expect.poll(() => shownLinks(page, 'more')).toBe(8);
    expect(await page.locator('#more button').isVisible()).toBe(false);
  });

  test('WIDG-11 by keyboard at 375 px a page of articles takes the place of the one before', async ({
    visit,
  }) => {
    const page = await visit('/trial/ladder.html', phone);
    expect(await shownLinks(page, 'pages')).toBe(3);
    await tabTo(page, '#pages nav a[aria-label="Next"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#pages [aria-current=page] >> visible=true').innerText()).toBe('2');
    expect(await page.locator('#pages [aria-label="Page 2"]:focus').count()).toBe(1);
    await tabTo(page, '#pages [role=group]:not([hidden]) nav a[aria-label="Page 3"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => shownLinks(page, 'pages')).toBe(2);
  });

  test('WIDG-11 articles that the author names have the titles of their pages', async ({ visit }) => {
    const page = await visit('/trial/ladder.html');
    expect(await page.locator('#all h3 a').allInnerTexts()).toEqual([
      'Keys of a trial house',
      'Watch how a trial call goes',
    ]);
  });

  test('WIDG-11 without JavaScript all of them show, and nothing that does nothing', async ({ visit }) => {
    const page = await visit('/trial/ladder.html', { ...phone, javaScriptEnabled: false });
    expect(await shownLinks(page, 'more')).toBe(8);
    expect(await shownLinks(page, 'pages')).toBe(8);
    expect(await page.locator('#more button, #pages nav a').locator('visible=true').count()).toBe(0);
  });
});
