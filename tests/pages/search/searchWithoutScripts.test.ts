import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isServiceCall } from '#tests/pages/isServiceCall.ts';
import { manyPages } from '#tests/pages/trialPages.ts';
import { noteShifts, shifted } from '#tests/pages/layoutShift.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const narrow = { viewport: { width: 375, height: 812 } };
const withoutScripts = { javaScriptEnabled: false, ...narrow };
const results = (page: Page) => page.locator('[data-section=SearchResults]');
const found = (page: Page) => results(page).locator('[data-part=found]').innerText();
const links = (page: Page) => results(page).locator('ol > li a');
const box = (page: Page) => page.locator('input[name=q]');
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The search in each language: its page, a term, and the result message. */
const languages = [
  {
    path: '/search.html',
    term: 'penalty',
    says: /^\d+ results for “penalty”$/,
    none: 'No results for “zqxzqx”',
  },
  {
    path: '/es/search.html',
    term: 'tasa',
    says: /^\d+ resultados para «tasa»$/,
    none: 'No hay resultados para «zqxzqx»',
  },
  { path: '/zh/search.html', term: '存款', says: /^“存款”的 \d+ 条结果$/, none: '没有找到“zqxzqx”' },
] as const;

describe('search without JavaScript', () => {
  test.for(languages)(
    'SRCH-01 SRCH-03 SRCH-04 the form of $path leads to its results, and the term stays in the box',
    async ({ path, term, says, none }, { visit }) => {
      const page = await visit(path, withoutScripts);
      expect(await found(page)).toBe('');
      await box(page).fill(term);
      await box(page).press('Enter');
      await page.waitForURL(`**${path}?q=*`);
      expect(await found(page)).toMatch(says);
      expect(await links(page).count()).toBeGreaterThan(0);
      expect(await box(page).inputValue()).toBe(term);
      expect(await isWide(page)).toBe(false);
      await box(page).fill('zqxzqx');
      await box(page).press('Enter');
      await page.waitForURL('**?q=zqxzqx');
      expect(await found(page)).toBe(none);
      expect(await results(page).getByRole('complementary').getByRole('link').count()).toBeGreaterThan(0);
    },
  );

  test('SRCH-08 SRCH-04 a term of suspicious words only finds nothing', async ({ visit }) => {
    const page = await visit('/search.html?q=click', withoutScripts);
    expect(await found(page)).toBe('No results for “click”');
  });

  test('SRCH-05 recommends pages and offers related searches', async ({ visit }) => {
    const page = await visit('/search.html?q=ladderstep', withoutScripts);
    const beside = results(page).getByRole('complementary');
    expect(await beside.count()).toBe(2);
    expect(await beside.nth(1).getByRole('link').count()).toBe(9);
  });

  test('SRCH-04 a slip of the pen is answered with what was meant', async ({ visit }) => {
    const page = await visit('/search.html?q=penlaty', withoutScripts);
    await results(page).getByRole('link', { name: 'penalty' }).click();
    await page.waitForURL('**/search.html?q=penalty');
    expect(await found(page)).toMatch(/^\d+ results for “penalty”$/);
  });

  test('SRCH-06 a keyword of the site leads straight to its page', async ({ visit }) => {
    const page = await visit('/search.html?q=Calculator', withoutScripts);
    expect(new URL(page.url()).pathname).toBe('/financing-calculator.html');
  });

  test('SRCH-07 going back and forth shows each search with its term', async ({ visit }) => {
    const page = await visit('/search.html?q=penalty', withoutScripts);
    await links(page).first().click();
    await page.goBack();
    expect(await found(page)).toMatch(/results for “penalty”$/);
    expect(await box(page).inputValue()).toBe('penalty');
    await page.goto('/search.html');
    expect(await box(page).inputValue()).toBe('');
    expect(await found(page)).toBe('');
  });

  test('PAGI-01 the pages of results are links', async ({ visit }) => {
    const page = await visit('/search.html?q=ladderstep', withoutScripts);
    const pages = results(page).getByRole('navigation', { name: 'Pages of results' });
    const last = Math.ceil(manyPages / 10);
    await pages.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/search.html?q=ladderstep&page=2');
    expect(await results(page).locator('ol[start="11"] > li').count()).toBe(10);
    await pages.getByRole('link', { name: `Page ${last}` }).click();
    await page.waitForURL(`**&page=${last}`);
    expect(await results(page).locator('ol > li').count()).toBe(manyPages - (last - 1) * 10);
    expect(await pages.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await page.waitForURL(`**&page=${last - 1}`);
    expect(await isWide(page)).toBe(false);
  });

  test.for([
    ['-1', 1],
    ['0', 1],
    ['', 1],
    ['two', 1],
    ['1e9', Math.ceil(manyPages / 10)],
    ['99999999999999999999', Math.ceil(manyPages / 10)],
  ] as const)('PAGI-01 page %s is page %d', async ([asked, shown], { visit }) => {
    const page = await visit(`/search.html?q=ladderstep&page=${asked}`, withoutScripts);
    const pages = results(page).getByRole('navigation', { name: 'Pages of results' });
    expect(await pages.locator('[aria-current=page]').innerText()).toBe(String(shown));
    expect(await results(page).locator('ol').getAttribute('start')).toBe(String((shown - 1) * 10 + 1));
  });
});

/** Hostile queries, because URLs can contain anything. Words of the site among the symbols are found. */
const hostile = {
  'ten thousand letters': 'x'.repeat(10_000),
  'ten thousand bytes of emoji': '😀'.repeat(2500),
  'right-to-left marks': '\u202e\u2066\u200fzqx\u202c',
  markup: '<script>zqx()</script>"><img src=x onerror=zqx()>',
  'operators of the index': '"zqx" OR NEAR(zqx*, 2) NOT title : ^zqx - ( ) {zqx}',
  SQL: "zqx'; drop table pages_en; --",
  'control characters': 'zqx\u0000\u0007\r\n',
  null: 'null',
} as const;

describe('SRCH-08 SEC-03 an address with', () => {
  test.for(Object.entries(hostile))(
    '%s gives the page of results, and is only ever text',
    async ([, term], { visit }) => {
      const page = await visit(`/search.html?q=${encodeURIComponent(term)}`, withoutScripts);
      await results(page).waitFor();
      const number = await found(page);
      expect(number).toMatch(/^(?:(?:No|One|\d+) results? for “[^\p{Cc}\p{Bidi_Control}]+”)?$/u);
      expect((await links(page).count()) > 0).toBe(/^(?:One|\d)/.test(number));
      expect(await page.getByText('does not answer').count()).toBe(0);
      expect(await results(page).locator('script, img[src=x]').count()).toBe(0);
      expect(await isWide(page)).toBe(false);
    },
  );

  test('a repeated field is searched for by its first value', async ({ visit }) => {
    const page = await visit('/search.html?q=penalty&q=zqxzqx&page=1&page=7', withoutScripts);
    expect(await found(page)).toMatch(/results for “penalty”$/);
  });

  test('broken percent signs gives results for what can be read', async ({ visit }) => {
    const page = await visit('/search.html?q=penalty%E0%A4%A', withoutScripts);
    expect(await found(page)).toMatch(/penalty/);
  });
});

describe('search with JavaScript, over the server’s results', () => {
  test.for([375, 1280])(
    'SRCH-03 SRCH-10 nothing is asked for twice and nothing moves, %d pixels wide',
    async (width, { visit }) => {
      const calls: string[] = [];
      const page = await visit('/search.html?q=ladderstep&page=2', {
        viewport: { width, height: 812 },
        prepare: (opened) => {
          opened.on('request', (request) => {
            if (isServiceCall(request.url())) calls.push(request.url());
          });
          return Promise.resolve();
        },
        before: noteShifts,
        hasOwnWindow: true,
      });
      await results(page).and(page.locator('[data-hydration=hydrated]')).waitFor();
      const number = results(page).locator('[data-part=found]');
      await expect.poll(() => hasFocus(number)).toBe(true);
      expect(calls).toEqual([]);
      expect(await box(page).inputValue()).toBe('ladderstep');
      expect(await results(page).locator('ol[start="11"] > li').count()).toBe(10);
      expect(await shifted(page)).toBeLessThan(0.01);
      await results(page).getByRole('link', { name: 'Page 3', exact: true }).click();
      await results(page).locator('ol[start="21"]').waitFor();
      expect(calls).toHaveLength(1);
    },
  );
});
