import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { demoPages } from './demoPages.ts';
import { test } from './visit.ts';

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
const looks = [
  ['on a desk', {}],
  ['on a phone', phone],
  ['in the dark', { colorScheme: 'dark' }],
] as const;

/** Opens what can be opened without leaving the page, so that hidden words are looked at too. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });

/** What is broken by axe's rules: the rule and the elements. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Elements that stick out of the window to the right, except inside an area that scrolls by itself. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true;
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5 &&
        !scrolls(element),
    );
    return wide.map((element) => `${element.tagName} ${element.getAttribute('class')}`);
  });

test('the site map lists every page that may be found, and no other', async ({ site }) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
  const found = demoPages().filter((path) => !/404|\.error\.|thanks/.test(path));
  expect(listed.filter((path) => !path.startsWith('/trial/')).toSorted()).toEqual(found.toSorted());
});

describe.each(demoPages())('%s', (path) => {
  test('has one h1 and complains about nothing', async ({ visit }) => {
    const page = await visit(path);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
  });

  test.for(looks)('has no fault that axe finds, %s', async ([, options], { visit }) => {
    const page = await visit(path, options);
    await unfold(page);
    expect(await faults(page)).toEqual([]);
  });

  test('fits into a window of 320 pixels', async ({ visit }) => {
    const page = await visit(path, { viewport: { width: 320, height: 700 } });
    expect(await overflowing(page)).toEqual([]);
    await unfold(page);
    expect(await overflowing(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('holds still for a visitor who asked for less motion', async ({ visit }) => {
    const page = await visit(path, { reducedMotion: 'reduce' });
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
        .filter(
          ({ transitionDuration, transitionProperty, animationName }) =>
            (transitionProperty !== 'none' && /[1-9]/.test(transitionDuration)) || animationName !== 'none',
        ),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('has only links that lead somewhere, anchors included', async ({ visit, site }) => {
    const page = await visit(path);
    const hrefs = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href)),
    ]);
    expect(hrefs.filter((href) => !/^(?:https?|tel|mailto):/.test(href))).toEqual([]);
    const own = hrefs.filter((href) => href.startsWith(site.url));
    expect(own.length).toBeGreaterThan(5);
    const broken: string[] = [];
    for (const href of own) {
      const { pathname, search, hash } = new URL(href);
      const response = await page.request.get(pathname + search);
      const html = await response.text();
      if (response.status() !== 200) broken.push(`${href}: ${response.status()}`);
      if (hash !== '' && !html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) broken.push(href);
    }
    expect(broken).toEqual([]);
  });
});
