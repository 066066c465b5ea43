import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { dateAfter } from '#lib/format/dates.ts';
import { answered, test, type Visit } from '#tests/pages/visit.ts';

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const open = (page: Page) => page.locator('[data-section=GlobalNavigation] details[open]');
const phone = { viewport: { width: 375, height: 700 } };

describe('the bar of wide windows', () => {
  test('WIDG-07 a word opens its panel and closes the other; Escape closes it and gives focus back', async ({
    visit,
  }) => {
    const page = await visit('/');
    await page.locator('header summary', { hasText: 'Bank' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'How a CD ladder works' }).waitFor();
    await page.locator('header summary', { hasText: 'Borrow' }).click();
    await page.locator('header').getByRole('link', { name: 'Auto loans' }).waitFor();
    expect(await open(page).count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => open(page).count()).toBe(0);
    expect(await page.locator('*:focus').innerText()).toBe('Borrow');
  });

  test('WIDG-07 a click elsewhere or focus that moves on closes the panel', async ({ visit }) => {
    const page = await visit('/');
    const bank = page.locator('header summary', { hasText: 'Bank' });
    await bank.click();
    await open(page).waitFor();
    await page.mouse.click(10, 700);
    await expect.poll(() => open(page).count()).toBe(0);
    await bank.click();
    await open(page).waitFor();
    await page.getByRole('link', { name: 'Sign in', exact: true }).focus();
    await expect.poll(() => open(page).count()).toBe(0);
  });

  test('WIDG-07 a panel has a picture with a link and a line of text, which load when it opens', async ({
    visit,
  }) => {
    const page = await visit('/');
    const picture = page.locator('header [data-panel] img[src*="new-front-door"]');
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    ).toBe(false);
    await page.locator('header summary', { hasText: 'Borrow' }).click();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByText('See the payment before you sign.').waitFor();
    // The link covers the picture.
    await picture.click({ force: true });
    await page.waitForURL('**/calculators/affordability.html');
  });

  test('the link to the page itself is marked', async ({ visit }) => {
    const page = await visit('/contact-us.html');
    const marked = page.locator('header [aria-current=page]:visible');
    expect(await marked.allInnerTexts()).toEqual(['Contact us']);
  });
});

describe('the drawer of narrow windows', () => {
  test('WIDG-07 opens by its button, keeps focus inside, and gives it back on Escape', async ({ visit }) => {
    const page = await visit('/', phone);
    const drawer = page.locator('nav[popover]');
    expect(await drawer.isVisible()).toBe(false);
    await page.locator('[data-menu=open]').focus();
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await expect.poll(() => hasFocus(page, '[data-menu=close]')).toBe(true);
    const stops = 1 + (await drawer.locator('> ul > li').count());
    const inside = [];
    for (let step = 0; step < stops + 2; step += 1) {
      await page.keyboard.press('Tab');
      inside.push(await hasFocus(page, 'nav[popover] *'));
    }
    expect(inside).not.toContain(false);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hasFocus(page, 'nav[popover] *')).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, '[data-menu=open]')).toBe(true);
  });

  test('WIDG-07 shows the links of a word inside it and leads to a page', async ({ visit }) => {
    const page = await visit('/', phone);
    await page.locator('[data-menu=open]').click();
    await page.locator('nav[popover] summary', { hasText: 'Bank' }).click();
    await page.locator('nav[popover]').getByRole('link', { name: 'CD rates', exact: true }).click();
    await page.waitForURL('**/cd-rates.html');
    expect(await page.locator('nav[popover]').isVisible()).toBe(false);
  });

  test.for([
    [
      '/',
      true,
      [
        'Sign in',
        'Search',
        'Call 800-555-0142',
        'Lost card',
        'Branches near you',
        'Español',
        'Find your checking account',
      ],
    ],
    [
      '/es/',
      true,
      [
        'Entrar',
        'Buscar',
        'Llamar al 800-555-0142',
        'Sucursales cerca de usted',
        'English',
        'Encuentre su cuenta de cheques',
      ],
    ],
    ['/zh/', false, ['搜索', '致电 800-555-0142', 'English']],
    [
      '/',
      false,
      [
        'Sign in',
        'Search',
        'Call 800-555-0142',
        'Lost card',
        'Branches near you',
        'Español',
        'Find your checking account',
      ],
    ],
  ] as const)(
    'WIDG-07 on %s (scripts: %s) has what is urgent, the languages, and an offer',
    async ([path, javaScriptEnabled, names], { visit }) => {
      const page = await visit(path, { ...phone, javaScriptEnabled });
      await page.locator('[data-menu=open]').click();
      const drawer = page.locator('nav[popover]');
      for (const name of names) await drawer.getByRole('link', { name }).first().waitFor();
    },
  );

  test('WIDG-07 its last link is reached by keyboard and leads to the offer', async ({ visit }) => {
    const page = await visit('/', phone);
    await page.locator('[data-menu=open]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page, '[data-menu=close]')).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hasFocus(page, 'nav[popover] > div a[href="/checking-finder.html"]')).toBe(true);
    expect(await page.locator(':focus').innerText()).toBe('Find your checking account');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checking-finder.html');
  });

  test('the close button closes it and gives focus back', async ({ visit }) => {
    const page = await visit('/', phone);
    await page.locator('[data-menu=open]').click();
    await page.locator('[data-menu=close]').click();
    await page.locator('nav[popover]').waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, '[data-menu=open]')).toBe(true);
  });

  test('the header leaves most of a phone to the page', async ({ visit }) => {
    const page = await visit('/', phone);
    const height = await page
      .locator('body > header')
      .evaluate((header) => header.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(160);
  });
});

/** Returns the texts of the trial page's own header and footer parts that the page contains but does not show. */
const hiddenInApp = (page: Page) =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll('main details')) panel.toggleAttribute('open', true);
    const parts = document.querySelectorAll<HTMLElement>('main [data-section] :is(a, h2, p)');
    return [...parts].filter((part) => !part.checkVisibility()).map((part) => part.textContent.trim());
  });

const ofTheApp = [
  'Contact',
  'Find us',
  'Only on the web',
  'Get the app',
  'Enter',
  'Utility of the app',
  'Footer link of the app',
  'Links of the app',
  'The only one',
  'Legal link of the app',
];

test.for(['mobile', 'MobileApp', ' mobile-app '])(
  'PAGE-10 in the app (channel “%s”) every marked item, panel, utility, footer and legal link is gone',
  async (channel, { visit }) => {
    const page = await visit('/trial/app.html', {
      before: { content: `sessionStorage.setItem('Channel', ${JSON.stringify(channel)})` },
    });
    await expect.poll(() => hiddenInApp(page)).toEqual(ofTheApp);
  },
);

test.for(['', 'web', 'mobile-web', 'automobile', 'mobile apps of others'])(
  'PAGE-10 channel “%s” is not the app: nothing is hidden',
  async (channel, { visit }) => {
    const page = await visit('/trial/app.html', {
      before: { content: `sessionStorage.setItem('Channel', ${JSON.stringify(channel)})` },
    });
    await answered(page);
    expect(await hiddenInApp(page)).toEqual([]);
  },
);

test.for([
  [' Wallet', ofTheApp],
  ['bank_app', ofTheApp],
  ['mobile', []],
  ['', []],
] as const)(
  'PAGE-10 channel “%s” on a site that names its own channels of the app',
  async ([channel, hidden], { visit }) => {
    const page = await visit('/trial/app.html', {
      before: { content: `sessionStorage.setItem('Channel', ${JSON.stringify(channel)})` },
      prepare: (opened) =>
        opened.route('**/trial/app.html', async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const mark = `data-mobile-app-channels='["wallet","Bank App"]'`;
          await route.fulfill({ response, body: html.replace('<body', `<body ${mark}`) });
        }),
    });
    await answered(page);
    await expect.poll(() => hiddenInApp(page)).toEqual(hidden);
  },
);

test('PAGE-10 on the bank’s own pages the app has its own sign-in and branches', async ({ visit }) => {
  const page = await visit('/about.html', { before: () => sessionStorage.setItem('Channel', 'mobile') });
  const signIn = page.locator('header').getByText('Sign in', { exact: true }).filter({ visible: true });
  await expect.poll(() => signIn.count()).toBe(0);
  expect(await page.locator('header').getByText('Locations', { exact: true }).first().isVisible()).toBe(
    false,
  );
});

test('WIDG-07 PAGE-01 the language toggle leads to the page in the other language, which says its locale', async ({
  visit,
}) => {
  const page = await visit('/cd-rates.html');
  expect(await page.locator('[data-locale]').first().getAttribute('data-locale')).toBe('en-us');
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continuar en español' }).click();
  await page.waitForURL('**/es/cd-rates.html');
  expect(await page.locator('[data-locale]').first().getAttribute('data-locale')).toBe('es-us');
  expect(await page.locator('html').getAttribute('lang')).toBe('es-US');
  await page.locator('header').getByRole('link', { name: '中文' }).click();
  await page.waitForURL('**/zh/');
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('V24 PAGE-01 the language link keeps what was asked for where the other page knows it', async ({
  visit,
}) => {
  const page = await visit('/locations.html?state=OH&utm_source=mail');
  const spanish = page.locator('header').getByRole('link', { name: 'Español' });
  await expect.poll(() => spanish.getAttribute('href')).toBe('/es/locations.html?state=OH');
  // Also after a search that loads no page.
  await page.locator('[data-section=LocationFinder]').getByRole('link', { name: 'Wyoming' }).click();
  await expect.poll(() => spanish.getAttribute('href')).toBe('/es/locations.html?state=WY');
  // There is no Chinese page of branches, and the home page knows no state.
  expect(await page.locator('header').getByRole('link', { name: '中文' }).getAttribute('href')).toBe('/zh/');
  await spanish.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continuar en español' }).click();
  await page.waitForURL('**/es/locations.html?state=WY');
  expect(await page.locator('[data-section=LocationFinder] [data-part=found]').innerText()).toContain(
    'Wyoming',
  );
  await page.goto('/about.html?state=OH');
  expect(await spanish.getAttribute('href')).toBe('/es/about.html');
});

test('WIDG-07 an emergency banner closes, stays closed for the session, and leaves focus in the page', async ({
  visit,
}) => {
  const page = await visit('/trial/notice.html');
  const banner = page.locator('[data-section=EmergencyBanner]');
  await banner.getByLabel('Close notice').click();
  await banner.waitFor({ state: 'hidden' });
  // The event that moves it comes after the browser has closed the banner.
  await expect.poll(() => hasFocus(page, '#main')).toBe(true);
  await page.reload();
  await expect.poll(() => banner.isVisible()).toBe(false);
  const other = await visit('/trial/notice.html');
  expect(await other.locator('[data-section=EmergencyBanner]').isVisible()).toBe(true);
});

describe('the notice of holidays on the home page', () => {
  /** Opens a home page at a time of a day at the bank, counted from a holiday that follows no other closely. */
  async function around(visit: Visit, path: string, days: number, time: string) {
    const known = await visit(path);
    const holidays = await known
      .locator('[data-day]')
      .evaluateAll((all) => all.map(({ dataset, textContent }) => [dataset.day ?? '', textContent] as const));
    const [day, text] =
      holidays.find(([date], at) => (holidays[at - 1]?.[0] ?? '9') < dateAfter(date, -14)) ?? [];
    if (day === undefined) throw new Error('The site has no holidays to come.');
    const now = new Date(`${dateAfter(day, days)}T${time}Z`);
    const page = await visit(path, {
      hasOwnWindow: true,
      prepare: (opened) => opened.clock.setFixedTime(now),
    });
    return { text: text?.trim() ?? '', banner: page.locator('[data-section=EmergencyBanner]') };
  }

  test.for([
    ['/', -7, '12:00'],
    ['/', 0, '15:00'],
    // Still the holiday at the bank, although it is the next day in Greenwich.
    ['/', 1, '03:30'],
    ['/es/', -1, '15:00'],
  ] as const)('%s names the holiday %i days after it, at %s', async ([path, days, time], { visit }) => {
    const { text, banner } = await around(visit, path, days, time);
    expect(text).toMatch(/(?: is on|:) \S+, .*\d{4}\.$/);
    expect(await banner.innerText()).toContain(text);
    expect(await banner.locator('[data-day]:visible').count()).toBe(1);
  });

  test.for([
    [-8, '12:00'],
    [-7, '03:30'],
    [1, '12:00'],
  ] as const)(
    '%i days after a holiday, at %s, there is none, and no gap in its place',
    async ([days, time], { visit }) => {
      const { banner } = await around(visit, '/', days, time);
      expect(await banner.isVisible()).toBe(false);
      expect(await banner.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
    },
  );
});
