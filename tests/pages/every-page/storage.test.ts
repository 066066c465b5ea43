import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pagesWith } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';

/** Makes all access to the browser's storage throw, as it does if the visitor blocks it. */
function block(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

/** Fills every key of the site with nonsense, and the rest of the storage. */
function fillWithNonsense(): void {
  const keys = [
    'Channel',
    'sessionValues',
    'leadFormIdValue',
    'topicSelectForRequestToCall',
    'productRecommender',
    'SAInteractionID',
    'assistantQueries',
    'assistantToken',
    'dismissedBanners',
    'lastSearch',
    'stateNameSelected',
    'activeSession',
  ];
  for (const key of keys) {
    sessionStorage.setItem(key, '{"__proto__":[1,,');
    localStorage.setItem(key, '\u0000nonsense');
  }
  Storage.prototype.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
}

/** Uses the parts of a page that read or write storage. */
async function use(page: Page): Promise<void> {
  await page.locator('body').press('Tab');
  const closer = page.getByLabel('Close notice');
  if ((await closer.count()) > 0) await closer.click();
  for (const label of ['Enter your zip code', 'Escriba su código postal']) {
    const zip = page.getByLabel(label).first();
    if ((await zip.count()) === 0 || !(await zip.isVisible())) continue;
    await zip.fill('04101');
    await page.keyboard.press('Enter');
  }
}

/** The sections that keep something in the browser, or read it. */
const keepers = new Set([
  'AppointmentLinks',
  'CdRateCards',
  'EmergencyBanner',
  'Form',
  'LanguageModal',
  'LoanRates',
  'MortgageRates',
  'PrivacyOptOut',
  'Recommender',
  'SearchBox',
  'SearchResults',
  'SegmentCode',
  'SmartAssistant',
  'ZipCodePrompt',
]);

test.for(pagesWith(keepers))('STORE-04 with storage blocked %s works', async (path, { visit }) => {
  const page = await visit(`${path}?campaign=spring`, { before: block });
  await use(page);
  expect(await page.locator('h1').isVisible()).toBe(true);
});

test.for(pagesWith(keepers))(
  'STORE-02 STORE-04 with storage full of nonsense %s works',
  async (path, { visit }) => {
    const page = await visit(`${path}?campaign=spring`, {
      before: fillWithNonsense,
      cookies: { zipcode: '%E0%A4%A', firstname: '%', apply_jwt: '%zz' },
    });
    await use(page);
    expect(await page.locator('h1').isVisible()).toBe(true);
  },
);

test('STORE-04 a search and a message go out although nothing can be kept', async ({ visit }) => {
  const page = await visit('/search.html', { before: block });
  await page.getByRole('combobox').fill('penalty');
  await page.keyboard.press('Enter');
  await page.getByText(/results for “penalty”/).waitFor();
});

test('STORE-04 a closed banner goes although that cannot be kept', async ({ visit }) => {
  const page = await visit('/trial/notice.html', { before: block });
  await page.getByLabel('Close notice').click();
  await page.locator('[data-section=EmergencyBanner]').waitFor({ state: 'hidden' });
});

test('STORE-01 STORE-03 the zip code’s cookie is for the whole site, and for no other', async ({ visit }) => {
  const page = await visit('/cd-rates.html');
  await page.getByLabel('Enter your zip code').fill('04101');
  await page.keyboard.press('Enter');
  await page.getByText('Your zip code: 04101.').waitFor();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'zipcode');
  expect(cookie).toMatchObject({ name: 'zipcode', value: '04101', path: '/', sameSite: 'Lax' });
  // Browsers limit cookies to 400 days.
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(400);
});

describe('STORE-05 a session', () => {
  const read = async (page: Page) => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'session_id');
    const mark = await page.evaluate(() => localStorage.getItem('activeSession'));
    return { id: cookie?.value, expires: cookie?.expires ?? 0, mark };
  };

  test('STORE-03 is opened with the first page, stays the same on the next, and lives a day', async ({
    visit,
  }) => {
    const page = await visit('/');
    await page.waitForFunction(() => localStorage.getItem('activeSession') !== null);
    const first = await read(page);
    expect(first.id).toMatch(/^[0-9a-f]{32}$/);
    expect(first.mark).toBe(first.id);
    expect((first.expires - Date.now() / 1000) / 86_400).toBeCloseTo(1, 1);
    await page.goto(new URL('/cd-rates.html', page.url()).href);
    await page.waitForLoadState('load');
    expect(await read(page)).toEqual(first);
  });

  test('goes with its cookie: the next page opens another one', async ({ visit }) => {
    const page = await visit('/');
    await page.waitForFunction(() => localStorage.getItem('activeSession') !== null);
    const { id } = await read(page);
    await page.context().clearCookies();
    await page.reload();
    await page.waitForFunction((before) => localStorage.getItem('activeSession') !== before, id ?? '');
    const next = await read(page);
    expect(next.mark).toBe(next.id);
    expect(next.id).not.toBe(id);
  });

  test('is marked with the id of its cookie again after another mark took its place', async ({ visit }) => {
    const page = await visit('/');
    await page.waitForFunction(() => localStorage.getItem('activeSession') !== null);
    const before = await read(page);
    await page.evaluate(() => localStorage.setItem('activeSession', 'f'.repeat(32)));
    await page.reload();
    await expect.poll(() => read(page)).toEqual(before);
  });

  test('STORE-04 is not marked open where cookies are blocked, nor taken from nonsense', async ({
    visit,
  }) => {
    const page = await visit('/', {
      before: () => {
        localStorage.setItem('activeSession', 'stale');
        Object.defineProperty(Document.prototype, 'cookie', { get: () => 'session_id=<b>', set: () => {} });
      },
    });
    await page.waitForFunction(() => localStorage.getItem('activeSession') === null);
  });
});
