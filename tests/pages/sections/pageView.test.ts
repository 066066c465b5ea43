import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openStore } from '#tests/store/testStore.ts';
import { seenPages } from '#composer/server/store/pageViewQueries.ts';
import { demoPages } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';

/** Returns the data layer that the bank's scripts find in the window. */
const layerOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'dataLayer') as unknown);

const isPageView = (url: string) => url.endsWith('/svt/elmstone/pageView');

/** Records what a page sends to the collector. */
function listen(page: Page, sent: string[]): Promise<void> {
  page.on('request', (request) => {
    if (isPageView(request.url())) sent.push(request.method());
  });
  return Promise.resolve();
}

const rates = {
  currentPage: 'cd-rates',
  siteSection: 'bank',
  subSiteSection: 'certificates',
  sitePlatform: 'web',
  products: 'CD99,JB99',
  language: 'en-us',
};

test('PAGE-11 STORE-05 a page view says what the page’s hidden fields say, once a page, and reaches the collector', async ({
  visit,
  site,
}) => {
  const sent: string[] = [];
  const page = await visit('/cd-rates.html?email=rosalind@example.com#early', {
    prepare: (opened) => listen(opened, sent),
    cookies: { firstname: 'Rosalind' },
  });
  await expect.poll(() => layerOf(page)).toEqual([{ event: 'pageView', ...rates, activeSession: 'new' }]);
  await page.goto(`${site.url}/es/savings.html`);
  await expect
    .poll(() => layerOf(page))
    .toEqual([expect.objectContaining({ language: 'es-us', activeSession: 'open' })]);
  await expect.poll(() => sent).toEqual(['POST', 'POST']);

  const store = await openStore({ dataFolder: site.dataFolder });
  await expect.poll(async () => (await seenPages(store, '2026-01-01')).length).toBe(2);
  const seen = await seenPages(store, '2026-01-01');
  expect(seen).toEqual(
    expect.arrayContaining([
      { fields: rates, views: 1, sessions: 1 },
      {
        fields: expect.objectContaining({ currentPage: 'savings', language: 'es-us' }) as unknown,
        views: 1,
        sessions: 0,
      },
    ]),
  );
  expect(JSON.stringify(seen)).not.toMatch(/rosalind/i);
  await store.close();
});

test('STORE-03 who opted out is not counted, and stays opted out longer than browsers remember', async ({
  visit,
}) => {
  const sent: string[] = [];
  const page = await visit('/savings.html', {
    prepare: async (opened) => {
      await listen(opened, sent);
      const soon = Date.now() / 1000 + 86_400;
      await opened
        .context()
        .addCookies([
          { name: 'privacy_optout', value: 'true', domain: '127.0.0.1', path: '/', expires: soon },
        ]);
    },
  });
  const daysLeft = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'privacy_optout');
    return ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  };
  await expect.poll(daysLeft).toBeGreaterThan(300);
  expect(sent).toEqual([]);
  expect(await layerOf(page)).toBeUndefined();
});

test('PAGE-11 a page that the browser kept for the way back is counted again when it is shown', async ({
  visit,
}) => {
  const sent: string[] = [];
  const page = await visit('/savings.html', { prepare: (opened) => listen(opened, sent) });
  await expect.poll(() => sent).toHaveLength(1);
  const show = (persisted: boolean) =>
    page.evaluate(
      (kept) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept })),
      persisted,
    );
  await show(true);
  await expect.poll(() => sent).toHaveLength(2);
  await show(false);
  expect(await layerOf(page)).toHaveLength(2);
  await page.context().addCookies([{ name: 'privacy_optout', value: 'true', url: page.url() }]);
  await show(true);
  expect(await layerOf(page)).toHaveLength(2);
});

test('PAGE-11 a page that was made ahead is counted when it is shown', async ({ visit }) => {
  const page = await visit('/savings.html', {
    before: () => {
      Object.defineProperty(document, 'prerendering', { value: true });
    },
  });
  await page.waitForFunction(() => localStorage.getItem('activeSession') !== null);
  expect(await layerOf(page)).toBeUndefined();
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await layerOf(page)).toHaveLength(1);
});

describe('PAGE-11 nobody is counted', () => {
  test('who opted out here', async ({ visit }) => {
    const sent: string[] = [];
    const page = await visit('/savings.html', {
      cookies: { privacy_optout: 'true' },
      prepare: (opened) => listen(opened, sent),
    });
    await page.waitForFunction(() => localStorage.getItem('activeSession') !== null);
    expect([await layerOf(page), sent]).toEqual([undefined, []]);
  });

  test('whose browser says so to all sites', async ({ visit }) => {
    const sent: string[] = [];
    const page = await visit('/savings.html', {
      before: () => {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
      },
      prepare: (opened) => listen(opened, sent),
    });
    await page.waitForFunction(() => localStorage.getItem('activeSession') !== null);
    expect([await layerOf(page), sent]).toEqual([undefined, []]);
  });
});

test('PAGE-11 STORE-04 without cookies a page view belongs to no session', async ({ visit }) => {
  const page = await visit('/savings.html', {
    before: () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    },
  });
  await expect.poll(() => layerOf(page)).toEqual([expect.objectContaining({ activeSession: 'none' })]);
});

test('PAGE-11 another program’s list is added to, and something else of its name is left alone', async ({
  visit,
}) => {
  const page = await visit('/savings.html', {
    before: { content: 'globalThis.dataLayer = [{ event: "first" }]' },
  });
  await expect.poll(() => layerOf(page)).toHaveLength(2);
  const other = await visit('/savings.html', { before: { content: 'globalThis.dataLayer = "taken"' } });
  await other.waitForFunction(() => localStorage.getItem('activeSession') !== null);
  expect(await layerOf(other)).toBe('taken');
});

test('PAGE-11 every page names itself, its language and the platform', async ({ site }) => {
  const nameless: string[] = [];
  for (const path of demoPages()) {
    const html = await (await fetch(site.url + path)).text();
    for (const name of ['currentPage', 'sitePlatform', 'language'])
      if (!new RegExp(`<input type="hidden" name="${name}" value="[^"]+">`).test(html))
        nameless.push(`${path}: ${name}`);
  }
  expect(nameless).toEqual([]);
});
