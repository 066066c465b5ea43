import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
const call = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Call 800-555-0142' }).first();

/** Whether an element is wholly in the first screen. */
const isInFirstScreen = async (page: Page) => {
  const box = await call(page).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= 812;
};

describe('a lost card', () => {
  test('SRCH-05 is found by search, with the number above the results and in sight', async ({ visit }) => {
    const page = await visit('/', phone);
    await page.getByRole('link', { name: 'Search' }).first().tap();
    await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('I lost my card');
    await page.keyboard.press('Enter');
    const recommended = page.getByRole('list', { name: 'Recommended for this search' });
    await recommended.waitFor();
    expect(await call(page).getAttribute('href')).toBe('tel:+18005550142');
    expect(await isInFirstScreen(page)).toBe(true);
    await recommended.getByRole('link', { name: 'Lost or stolen card' }).tap();
    await page.waitForURL('**/lost-card.html');
    expect(await isInFirstScreen(page)).toBe(true);
    expect(await page.locator('[data-section=StepList] ol > li').count()).toBe(4);
  });

  test('SRCH-05 is found by the keyboard alone', async ({ visit }) => {
    const page = await visit('/search.html', phone);
    await page.getByRole('combobox', { name: 'What are you looking for?' }).focus();
    await page.keyboard.type('stolen card');
    await page.keyboard.press('Enter');
    await call(page).waitFor();
    await call(page).focus();
    expect(await isInFirstScreen(page)).toBe(true);
  });

  test.for(['/help.html', '/credit-cards.html', '/contact-us.html', '/about.html', '/es/', '/es/help.html'])(
    '%s leads to it',
    async (path, { visit }) => {
      const page = await visit(path, phone);
      const language = path.startsWith('/es/') ? '/es' : '';
      expect(await page.locator(`a[href="${language}/lost-card.html"]`).count()).toBeGreaterThan(0);
    },
  );
});

test.for([
  ['/search.html', 'nearest branch', '/locations.html'],
  ['/search.html', 'CD ladder', '/calculators/cd-ladder.html'],
  ['/search.html', 'text message scam', '/security.html'],
  ['/es/search.html', 'donde queda la sucursal', '/es/locations.html'],
  ['/es/search.html', 'tarjeta de crédito', '/es/credit-cards.html'],
] as const)('SRCH-05 %s recommends for “%s” what it is about', async ([path, words, href], { visit }) => {
  const page = await visit(`${path}?q=${encodeURIComponent(words)}`, phone);
  await page.locator(`main ul[aria-label] a[href="${href}"]`).first().waitFor();
});

test.for([
  ['/search.html', 'lost card', '/lost-card.html'],
  ['/search.html', 'wire fee', '/disclosures.html#fees'],
  ['/es/search.html', 'tarjeta perdida', '/es/lost-card.html'],
  ['/es/search.html', 'giro', '/es/disclosures.html#fees'],
] as const)('SRCH-05 %s says “%s” once, and no cells of tables', async ([path, words, href], { visit }) => {
  const page = await visit(`${path}?q=${encodeURIComponent(words)}`, phone);
  const recommended = page.locator('main ul[aria-label]').locator(`a[href="${href}"]`);
  await recommended.waitFor();
  const results = page.locator('[data-section=SearchResults]');
  expect(await results.locator(`a[href="${href}"]`).count()).toBe(1);
  expect(await results.innerText()).not.toMatch(/ · |Lowest|El más bajo/);
});

test('“Sign in” leads to a page that says what it is, in each language', async ({ visit }) => {
  for (const [path, name] of [
    ['/', 'Sign in'],
    ['/es/', 'Entrar'],
    ['/zh/', '登录'],
  ] as const) {
    const page = await visit(path, { viewport: { width: 1280, height: 900 } });
    await page.getByRole('banner').getByRole('link', { name }).first().click();
    await page.waitForURL('**/sign-in.html');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  }
});
