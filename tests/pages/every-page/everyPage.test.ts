import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { demoPages, distinctPages } from '#tests/pages/demoPages.ts';
import {
  cutOff,
  faults,
  overflowing,
  rulesOfLooks,
  spaceText,
  torn,
  unfold,
} from '#tests/pages/pageFaults.ts';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

test('the site map lists every page that may be found, and no other', async ({ site }) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
  const isHidden = await Promise.all(
    demoPages().map(async (path) => {
      const { html } = await documentAt(site.url + path);
      return /<meta name="robots" content="[^"]*noindex/.test(html);
    }),
  );
  const found = demoPages().filter((_path, index) => !isHidden[index]);
  expect(listed.filter((path) => !path.startsWith('/trial/')).toSorted()).toEqual(found.toSorted());
  expect(found.length).toBeGreaterThan(40);
  expect(demoPages().filter((path) => found.includes(path) && /404|\.error\.|thanks/.test(path))).toEqual([]);
});

/** Documents of the site by address. Each is only fetched once, because seventy pages link to the same fifty. */
const documents = new Map<string, Promise<{ status: number; html: string }>>();

function documentAt(url: string): Promise<{ status: number; html: string }> {
  const known = documents.get(url);
  if (known) return known;
  const asked = fetch(url).then(async (response) => ({
    status: response.status,
    html: await response.text(),
  }));
  documents.set(url, asked);
  return asked;
}

/** Returns broken links to the site's own pages, including missing anchors. */
async function brokenLinks(page: Page, site: string): Promise<string[]> {
  const hrefs = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href)),
  ]);
  const own = hrefs.filter((href) => href.startsWith(site));
  expect(own.length).toBeGreaterThan(5);
  const strange = hrefs.filter((href) => !/^(?:https?|tel|mailto):/.test(href));
  const leads = await Promise.all(
    own.map(async (href) => {
      const { origin, pathname, search, hash } = new URL(href);
      const { status, html } = await documentAt(origin + pathname + search);
      const isThere = hash === '' || html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
      return status === 200 && isThere;
    }),
  );
  return [...strange, ...own.filter((_href, index) => !leads[index])];
}

/** Returns everything that is animated, or could be, according to its styles. */
const movements = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('*')]
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
      .filter(
        ({ transitionDuration, transitionProperty, animationName }) =>
          (transitionProperty !== 'none' && /[1-9]/.test(transitionDuration)) || animationName !== 'none',
      )
      .map(({ transitionProperty, animationName }) => `${transitionProperty} ${animationName}`),
    ...document.getAnimations().map(() => 'animation'),
  ]);

const distinct = new Set(distinctPages());

/**
 * Returns what axe finds on a wide screen, and there in the dark scheme. Reduced motion prevents intermediate colors.
 */
async function faultsOnDesk(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const found = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await faults(page, rulesOfLooks))];
}

// Each visit checks everything that its window shows, because opening a window takes longer than a check.
describe.each(demoPages())('%s', (path) => {
  test('on a phone has one h1, links that lead somewhere and no fault that axe finds, on a wide screen and in the dark neither, fits into 320 pixels however far apart its text is, and holds still for who asked for less motion', async ({
    visit,
    site,
  }) => {
    const page = await visit(path, { ...phone, reducedMotion: 'reduce', hasCache: true });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
    expect(await brokenLinks(page, site.url)).toEqual([]);
    expect(await movements(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowing(page)).toEqual([]);
    await unfold(page);
    expect(await overflowing(page)).toEqual([]);
    expect(await torn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize(phone.viewport);
    expect(await torn(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    expect(distinct.has(path) ? await faultsOnDesk(page) : []).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await cutOff(page)).toEqual([]);
    await spaceText(page);
    expect([...(await overflowing(page)), ...(await cutOff(page))]).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
