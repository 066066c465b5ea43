import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';
import { waiting } from '#tests/pages/waiting.ts';

const phone = { viewport: { width: 375, height: 812 } };

describe('while the page’s script is on its way', () => {
  test('WIDG-08 a tap on a tab shows its step', async ({ visit }) => {
    const { page, letGo } = await waiting(visit, '/cd-rates.html');
    await page.getByRole('tab', { name: 'Earn' }).click();
    await page.locator('#earn').waitFor();
    expect(await page.locator('#choose').isVisible()).toBe(false);
    letGo();
    await page.waitForLoadState();
    await page.keyboard.press('ArrowRight');
    await page.locator('#decide').waitFor();
    expect(await page.locator('#earn').isVisible()).toBe(false);
  });

  test('the accordion and the menu open, and the menu has focus once the script is there', async ({
    visit,
  }) => {
    const { page, letGo } = await waiting(visit, '/cd-rates.html', phone);
    await page.locator('#renewal summary').click();
    expect(await page.locator('#renewal').getAttribute('open')).not.toBeNull();
    await page.locator('[data-menu=open]').click();
    await page.locator('[data-menu=close]').waitFor();
    letGo();
    await expect.poll(() => hasFocus(page.locator('[data-menu=close]'))).toBe(true);
  });

  test('WIDG-07 a notice closes before the script is there, which then keeps it closed', async ({
    visit,
  }) => {
    const { page, letGo } = await waiting(visit, '/trial/notice.html');
    const banner = page.locator('[data-section=EmergencyBanner] section');
    await banner.getByLabel('Close notice').click();
    await banner.waitFor({ state: 'hidden' });
    letGo();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('dismissedBanners')))
      .toContain('closed');
  });

  test('an answer that only the script can take is taken when it is there', async ({ visit }) => {
    const { page, letGo } = await waiting(visit, '/personal-line-of-credit.html');
    await page.getByLabel('Enter your zip code').first().fill('04101');
    await page.getByRole('button', { name: 'Show rates' }).first().click();
    expect(await page.locator('[data-asks]').count()).toBe(1);
    letGo();
    await expect.poll(() => page.locator('[data-asks]').count()).toBe(0);
  });

  test('a notice that the visitor has closed and a question that has its answer are not painted', async ({
    visit,
  }) => {
    const seen = await visit('/trial/notice.html');
    const id = await seen.locator('[data-banner]').getAttribute('data-banner');
    const before = `sessionStorage.setItem('dismissedBanners', '${JSON.stringify({ [id ?? '']: 'closed' })}')`;
    const { page: home } = await waiting(visit, '/trial/notice.html', { before: { content: before } });
    expect(await home.locator('[data-section=EmergencyBanner]').isVisible()).toBe(false);
    const cookies = { zipcode: '55401' };
    const { page } = await waiting(visit, '/personal-line-of-credit.html', { cookies });
    expect(await page.locator('[data-asks]').count()).toBe(0);
    const { page: stranger } = await waiting(visit, '/personal-line-of-credit.html');
    expect(await stranger.locator('[data-asks]').count()).toBe(1);
  });

  test('WIDG-13 the bar of the next step waits out of sight', async ({ visit }) => {
    const { page, letGo } = await waiting(visit, '/cd-rates.html', phone);
    const bar = page.locator('[data-section=StickyCallToAction] a');
    expect(await bar.isVisible()).toBe(false);
    letGo();
    await page.waitForLoadState();
    expect(await bar.isVisible()).toBe(false);
    await page.locator('#questions').scrollIntoViewIfNeeded();
    await bar.waitFor();
  });
});

/** Starts a proxy that sends the document at `path` up to the section after `mark`, and the rest on demand. */
async function slowDocument(site: string, path: string, mark: string) {
  const html = await (await fetch(site + path)).text();
  const next = html.indexOf('<div data-section=', html.indexOf(mark));
  const cut = html.indexOf('>', next) + 1;
  let finish = () => {};
  const server = createServer((request, response) => {
    if (request.url !== path) {
      response.writeHead(307, { location: site + request.url }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut));
    finish = () => response.end(html.slice(cut));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}`,
    /** Number of sections in the first part. */
    sections: html.slice(0, cut).split('data-section="').length - 1,
    finish: () => finish(),
    close: () => {
      const closed = new Promise((done) => server.close(done));
      // Browsers open spare connections and keep them alive.
      server.closeAllConnections();
      return closed;
    },
  };
}

test('RATE-18 a question that has its answer is gone while the document is still on its way', async ({
  visit,
  site,
}) => {
  const { baseURL, sections, finish, close } = await slowDocument(
    site.url,
    '/personal-line-of-credit.html',
    ' data-asks',
  );
  let page: Page | undefined;
  const arrived = visit('/personal-line-of-credit.html', {
    baseURL,
    cookies: { zipcode: '55401' },
    until: 'domcontentloaded',
    // The proxy is another origin, which the page's policy blocks.
    expectedComplaints: /./,
    prepare: async (opened) => {
      page = opened;
    },
  });
  const count = () =>
    page
      ?.locator('[data-section]')
      .count()
      .catch(() => 0);
  await expect.poll(count).toBe(sections);
  await expect.poll(() => page?.locator('[data-asks]').count()).toBe(0);
  expect(await page?.evaluate(() => document.readyState)).toBe('loading');
  finish();
  await arrived;
  await close();
});

test('a tap is given to the browser when the script does not come', async ({ visit }) => {
  const page = await visit('/search.html', {
    expectedComplaints: /ERR_FAILED|stays without JavaScript/,
    prepare: (opened) => opened.route('**/assets/*.js', (route) => route.abort()),
  });
  await page.locator('main input[type=search]').fill('ladder');
  await page.locator('main input[type=search]').press('Enter');
  await page.waitForURL(/ladder/);
});
