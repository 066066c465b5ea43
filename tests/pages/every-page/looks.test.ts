import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };
const laptop = { viewport: { width: 1280, height: 800 } };

/** Returns the edges of all elements that match a selector, in pixels. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );

/** Returns the largest difference between numbers that should be equal. */
const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

describe('the home page leads with rates and offers', () => {
  test('the first screen has the rate of a certificate, the next one those of three products', async ({
    visit,
  }) => {
    const page = await visit('/', laptop);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/\d\.\d\d% APY/);
    const cards = page.locator('[data-section=ProductOffers] li');
    expect(await cards.count()).toBe(3);
    for (const card of await cards.all()) expect(await card.innerText()).toMatch(/\d\.\d{2,3}%\s/);
    // What opens an account comes first.
    const [strip] = await boxes(page, '[data-section=ProductStrip]');
    expect(strip?.top).toBeLessThan(800);
    const [offers] = await boxes(page, '[data-section=ProductOffers]');
    expect(offers?.top).toBeLessThan(1.5 * 800);
  });

  test.for(['/', '/es/', '/zh/'])(
    'cards of %s are alike in height and their actions level',
    async (path, { visit }) => {
      const page = await visit(path, laptop);
      const cards = await boxes(page, '[data-section=ProductOffers] li');
      const actions = await boxes(page, '[data-section=ProductOffers] li a.MuiButton-root');
      expect(cards).toHaveLength(3);
      expect(actions).toHaveLength(3);
      expect(spread(cards.map(({ height }) => height))).toBeLessThan(1);
      expect(spread(actions.map(({ bottom }) => bottom))).toBeLessThan(1);
    },
  );
});

test('RATE-01 each credit card has its picture, and its rates stand beside it; the cards are of one width', async ({
  visit,
}) => {
  const page = await visit('/credit-cards.html', laptop);
  const pictures = page.locator('article img');
  expect(new Set(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).size).toBe(
    6,
  );
  const cards = await boxes(page, 'article');
  const tables = await boxes(page, 'article table');
  expect([cards.length, tables.length]).toEqual([6, 6]);
  expect(spread(cards.map(({ width }) => width))).toBeLessThan(1);
  expect(spread(tables.map(({ left }) => left))).toBeLessThan(1);
  const words = await boxes(page, 'article h3');
  expect(Math.min(...tables.map(({ left }) => left))).toBeGreaterThan(
    Math.max(...words.map(({ right }) => right)),
  );
});

describe('WIDG-08 the time line', () => {
  test.for([
    ['/cd-rates.html', phone],
    ['/checking.html', phone],
    ['/es/financing-calculator.html', phone],
    ['/es/checking.html', { viewport: { width: 320, height: 700 } }],
    ['/mortgage-rates.html', laptop],
  ] as const)(
    'its dots on %s stand evenly, and its line ends at the outer ones',
    async ([path, options], { visit }) => {
      const page = await visit(path, options);
      const dots = (await boxes(page, '[role=tablist] [role=tab] > [aria-hidden=true]')).map(
        ({ left, right }) => (left + right) / 2,
      );
      const steps = dots.slice(1).map((dot, index) => dot - (dots[index] ?? 0));
      expect(dots.length).toBeGreaterThan(2);
      expect(spread(steps)).toBeLessThan(1);
      const lines = await boxes(page, '[role=tablist] > [role=presentation] > [aria-hidden=true]');
      expect(Math.abs((lines[0]?.left ?? 0) - (dots[0] ?? -9))).toBeLessThan(1);
      expect(Math.abs((lines.at(-1)?.right ?? 0) - (dots.at(-1) ?? -9))).toBeLessThan(1);
    },
  );
});

describe('a task is on the first screen of a laptop', () => {
  test('CALC-01 the whole calculator', async ({ visit }) => {
    const page = await visit('/financing-calculator.html', laptop);
    const [button] = await boxes(page, '[data-section=FinancingCalculator] [type=submit]');
    expect(button?.bottom).toBeLessThanOrEqual(800);
  });

  test.for([
    '/contact-us.html',
    '/es/contact-us.html',
    '/mortgage/consultant.html',
    '/mortgage/request-a-call.html',
    '/business/talk-to-us.html',
    '/business/merchant-financing.html',
    '/offers/code.html',
    '/privacy/opt-out.html',
    '/global-transition-solutions/tax-and-phone.html',
  ])('FORM-01 the form of %s with its first field', async (path, { visit }) => {
    const page = await visit(path, laptop);
    const fields = await boxes(page, 'main form :is(input:not([type=hidden]), select, textarea)');
    const visible = fields.filter(({ height }) => height > 0);
    expect(visible[0]?.bottom).toBeLessThanOrEqual(800);
  });
});

test.for(['/', '/es/', '/zh/', '/es/checking.html'])(
  'the content of %s begins at most 112 pixels below the top of a phone',
  async (path, { visit }) => {
    const [main] = await boxes(await visit(path, phone), 'main');
    expect(main?.top).toBeLessThanOrEqual(112);
  },
);

test('a phone’s CD page is at most 7,800 pixels long', async ({ visit }) => {
  const page = await visit('/cd-rates.html', phone);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7800);
});

test('pictures of banners show on a phone, beside the actions', async ({ visit }) => {
  const page = await visit('/cd-rates.html', phone);
  const [picture] = await boxes(page, '[data-section=HeroBanner] img');
  const actions = await boxes(page, '[data-section=HeroBanner] a.MuiButton-root');
  expect(picture?.height).toBeGreaterThan(80);
  for (const { right } of actions) expect(right).toBeLessThanOrEqual(picture?.left ?? 0);
});

test('WIDG-13 the bar at the bottom stays while it has the focus', async ({ visit }) => {
  const page = await visit('/cd-rates.html', laptop);
  const bar = page.locator('[data-section=StickyCallToAction] > section');
  await page.locator('#early').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect.poll(() => bar.isVisible()).toBe(true);
  await bar.getByRole('link').focus();
  await page.evaluate(() => scrollTo(0, 0));
  // An IntersectionObserver has reported by the frame after the change.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await bar.isVisible()).toBe(true);
  await bar.getByRole('link').evaluate((link: HTMLElement) => link.blur());
  await expect.poll(() => bar.isVisible()).toBe(false);
});

describe('fonts', () => {
  interface Fetched {
    readonly name: string;
    readonly initiatorType: string;
    readonly size: number;
  }
  const fetchedFonts = (page: Page): Promise<Fetched[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.woff2'))
        .map(({ name, initiatorType, encodedBodySize }) => ({ name, initiatorType, size: encodedBodySize })),
    );

  test.for(['/', '/cd-rates.html', '/contact-us.html'])(
    'a first visit to %s asks for the two it shows before its style, and shows them',
    async (path, { visit }) => {
      const page = await visit(path, laptop);
      const hrefs = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(hrefs).toHaveLength(2);
      const fetched = await fetchedFonts(page);
      expect(fetched.map(({ name }) => name).toSorted()).toEqual(hrefs.toSorted());
      // The browser used the preloaded fonts instead of loading them again.
      expect(new Set(fetched.map(({ initiatorType }) => initiatorType))).toEqual(new Set(['link']));
      expect(fetched.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(40_000);
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      const families = loaded.map((family) => family.replaceAll('"', ''));
      expect(families).toContain('Source Serif 4');
      expect(families).toContain('Public Sans');
    },
  );

  test('a page in Chinese, in the system’s fonts, asks for none', async ({ visit }) => {
    const page = await visit('/zh/', laptop);
    expect(await page.locator('link[rel=preload][as=font]').count()).toBe(0);
  });
});

describe('cards in rows', () => {
  /** Returns cards that are alone in the last row of several columns. */
  const lonely = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(ul, fieldset > div, [data-part=live])')].flatMap((row) => {
        const cards = [...row.children].filter(
          (card) => card.checkVisibility() && getComputedStyle(card).borderTopWidth !== '0px',
        );
        const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
        const inLast = tops.filter((top) => top === tops.at(-1)).length;
        const inFirst = tops.filter((top) => top === tops[0]).length;
        const width = cards.at(-1)?.getBoundingClientRect().width ?? 0;
        return inLast === 1 && inFirst > 1 && width < row.getBoundingClientRect().width - 1
          ? [cards.at(-1)?.textContent ?? '']
          : [];
      }),
    );

  test.for(['/', '/appointments.html', '/checking-finder.html', '/security.html', '/contact-us.html'])(
    'on %s none stands alone beside an empty place, in any window',
    async (path, { visit }) => {
      const page = await visit(path);
      for (const width of [672, 768, 900, 1056, 1280]) {
        // oxlint-disable-next-line no-await-in-loop -- one window after the other
        await page.setViewportSize({ width, height: 900 });
        // oxlint-disable-next-line no-await-in-loop
        expect(await lonely(page), `${width} pixels`).toEqual([]);
      }
    },
  );

  test('a photo has the corners of its card', async ({ visit }) => {
    const page = await visit('/', laptop);
    const photo = page.locator('[data-section=FeaturedArticles] li picture img').first();
    const corner = await photo.evaluate((image) => getComputedStyle(image).borderStartStartRadius);
    expect(Number.parseFloat(corner)).toBeGreaterThan(0);
  });
});
