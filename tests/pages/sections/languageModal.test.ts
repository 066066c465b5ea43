import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';
import { waiting } from '#tests/pages/waiting.ts';

const spanish = 'Está en nuestro sitio en español';

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false);

/** Returns the cookie that says that the visitor has been asked. */
const asked = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'languageModal');

describe('a Spanish page', () => {
  test('MODAL-01 MODAL-04 asks a visitor who comes from nowhere, once a session: the focus stays inside, and Escape closes', async ({
    visit,
  }) => {
    const page = await visit('/es/cd-rates.html', { isAskedForLanguage: true });
    const dialog = page.getByRole('dialog', { name: spanish });
    await dialog.waitFor();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      expect(await focusIsInside(page)).toBe(true);
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    // Nothing opened the dialog, so reading begins with the content.
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
    // A page that is opened by its address has no referrer either, nor has one in another tab.
    for (const tab of [page, await page.context().newPage()]) {
      await tab.goto('/es/');
      await tab.locator('[data-section=LanguageModal]').waitFor({ state: 'attached' });
      expect(await tab.evaluate(() => document.referrer)).toBe('');
      expect(await tab.getByRole('dialog').count()).toBe(0);
    }
    expect(await asked(page)).toMatchObject({ value: 'asked', expires: -1 });
  });

  test('MODAL-01 on a phone has its main button above the other, and first for the keyboard', async ({
    visit,
  }) => {
    const phone = { width: 375, height: 812 };
    const page = await visit('/es/cd-rates.html', { isAskedForLanguage: true, viewport: phone });
    const dialog = page.getByRole('dialog', { name: spanish });
    const [main, other] = ['Continuar en español', 'Continue in English'].map((name) =>
      dialog.getByText(name),
    ) as [Locator, Locator];
    await expect.poll(() => hasFocus(main)).toBe(true);
    const [top, bottom] = [await main.boundingBox(), await other.boundingBox()];
    expect(top?.y).toBeLessThan(bottom?.y ?? 0);
    await page.keyboard.press('Tab');
    expect(await hasFocus(other)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(main)).toBe(true);
  });

  test('MODAL-01 the question is there with the first paint, before the page’s script, and can be answered', async ({
    visit,
  }) => {
    const { page, letGo } = await waiting(visit, '/es/search.html', { isAskedForLanguage: true });
    const dialog = page.getByRole('dialog', { name: spanish });
    await dialog.waitFor();
    const stay = dialog.getByRole('button');
    await expect.poll(() => hasFocus(stay)).toBe(true);
    await stay.press('Enter');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    letGo();
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
    await page.locator('[data-section=GlobalNavigation] summary').first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('MODAL-01 leads to the English page from the question', async ({ visit }) => {
    const page = await visit('/es/cd-rates.html', { isAskedForLanguage: true });
    await page.getByRole('dialog').getByRole('link', { name: 'Continue in English' }).click();
    await page.waitForURL('**/cd-rates.html');
    expect(new URL(page.url()).pathname).toBe('/cd-rates.html');
  });

  test('MODAL-01 does not ask visitors who followed a link', async ({ visit }) => {
    const page = await visit('/zh/', { isAskedForLanguage: true });
    await page.locator('[data-section=UtilityBar] a[hreflang=es-US]').click();
    await page.waitForURL('**/es/');
    // Using a link of the page shows that its scripts work.
    await page.locator('[data-section=GlobalNavigation] summary').first().click();
    expect(await asked(page)).toBeUndefined();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('MODAL-01 STORE-04 without cookies never asks, for it would ask on every page', async ({ visit }) => {
    const page = await visit('/es/cd-rates.html', {
      isAskedForLanguage: true,
      before: () => {
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
      },
    });
    await page.locator('[data-section=GlobalNavigation] summary').first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('an English page', () => {
  test('MODAL-01 MODAL-04 asks when the language toggle is used: cancel stays and gives the focus back, confirm leads to the Spanish page', async ({
    visit,
  }) => {
    const page = await visit('/cd-rates.html', { isAskedForLanguage: true });
    const dialog = page.getByRole('dialog', { name: '¿Desea continuar en español?' });
    expect(await dialog.isVisible()).toBe(false);
    const toggle = page.locator('[data-section=UtilityBar] a[hreflang=es-US]');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await focusIsInside(page)).toBe(true);
    await dialog.getByRole('button', { name: 'Stay in English' }).click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await expect.poll(() => hasFocus(toggle)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/cd-rates.html');

    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Continuar en español' }).click();
    await page.waitForURL('**/es/cd-rates.html');
    // The visitor comes from a page, so there is no second question.
    await page.locator('[data-section=GlobalNavigation] summary').first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('MODAL-01 without JavaScript the toggle simply leads there', async ({ visit }) => {
    const page = await visit('/cd-rates.html', { javaScriptEnabled: false });
    await page.locator('[data-section=UtilityBar] a[hreflang=es-US]').click();
    await page.waitForURL('**/es/cd-rates.html');
  });
});

test.for([
  ['/about.html', false],
  ['/es/about.html', true],
] as const)('MODAL-01 the document %s has the program that asks: %s', async ([path, asks], { visit }) => {
  const page = await visit(path);
  const [early = ''] = await page.locator('head script:not([src], [type])').allTextContents();
  expect(early).not.toBe('');
  expect(early.includes('languageModal')).toBe(asks);
});
