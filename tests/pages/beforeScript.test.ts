import { describe, expect } from 'vitest';
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
    const hasFocus = () => page.locator('[data-menu=close]').evaluate((at) => at === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
  });

  test('a tap that only the script can answer is answered when it is there', async ({ visit }) => {
    const { page, letGo } = await waiting(visit, '/');
    const banner = page.locator('[data-section=EmergencyBanner]');
    await banner.getByRole('button', { name: 'Close notice' }).click();
    expect(await banner.isVisible()).toBe(true);
    letGo();
    await banner.waitFor({ state: 'hidden' });
  });

  test('a notice that the visitor has closed and a question that has its answer are not painted', async ({
    visit,
  }) => {
    const seen = await visit('/');
    const id = await seen.locator('[data-banner]').getAttribute('data-banner');
    const before = `sessionStorage.setItem('dismissedBanners', '${JSON.stringify({ [id ?? '']: 'closed' })}')`;
    const { page: home } = await waiting(visit, '/', { before: { content: before } });
    expect(await home.locator('[data-section=EmergencyBanner]').isVisible()).toBe(false);
    const cookies = { zipcode: '55401' };
    const { page } = await waiting(visit, '/savings.html', { cookies });
    expect(await page.locator('[data-asks]').count()).toBe(0);
    const { page: stranger } = await waiting(visit, '/savings.html');
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

test('a tap is given to the browser when the script does not come', async ({ visit }) => {
  const page = await visit('/search.html', {
    expectedComplaints: /ERR_FAILED|stays without JavaScript/,
    prepare: (opened) => opened.route('**/assets/*.js', (route) => route.abort()),
  });
  await page.locator('main input[type=search]').fill('ladder');
  await page.locator('main input[type=search]').press('Enter');
  await page.waitForURL(/ladder/);
});
