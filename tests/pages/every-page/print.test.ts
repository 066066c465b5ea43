import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { unlikePaper } from '#tests/pages/pageFaults.ts';
import { test, type Visit } from '#tests/pages/visit.ts';

/** Opens a page in print media, for a visitor who prefers the dark scheme. */
async function printed(visit: Visit, path: string): Promise<Page> {
  const page = await visit(path, { colorScheme: 'dark', viewport: { width: 700, height: 900 } });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  return page;
}

/** Returns the start of the HTML of visible elements that match a selector. */
const shown = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 90)),
    selector,
  );

describe.each([
  '/',
  '/cd-rates.html',
  '/es/cd-rates.html',
  '/zh/',
  '/mortgage-rates.html',
  '/credit-cards.html',
  '/contact-us.html',
  '/financing-calculator.html',
  '/search.html',
  '/404.html',
])('%s on paper', (path) => {
  test('is black on white and holds nothing that does nothing there', async ({ visit }) => {
    const page = await printed(visit, path);
    expect(await unlikePaper(page)).toEqual([]);
    expect(
      await shown(
        page,
        'nav, button, dialog, [role=search], [role=tablist], [role=tooltip], .skip-link, [aria-label="Close notice"]',
      ),
    ).toEqual([]);
    expect(await shown(page, 'h1')).toHaveLength(1);
    // The logo, and no picture of a panel.
    expect(await page.locator('header img').filter({ visible: true }).count()).toBe(1);
    // Disclosures that a bank must show.
    expect(await page.locator('header').innerText()).toContain('FDIC');
    expect((await page.locator('footer').innerText()).length).toBeGreaterThan(100);
  });

  test('keeps tables, cards and questions in one piece', async ({ visit }) => {
    const page = await printed(visit, path);
    const torn = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(table, article, li, fieldset)')]
        .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
        .map((element) => element.outerHTML.slice(0, 90)),
    );
    expect(torn).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
  });
});

test('every answer, every step and every disclosure of a page is printed', async ({ visit }) => {
  const page = await printed(visit, '/cd-rates.html');
  const missing = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main details > :not(summary, :empty), [role=tabpanel] :is(h3, p:not([data-steps])), #rates p:not(:empty), [id^="fn-"]',
      ),
    ]
      .filter((element) => {
        const { height } = element.getBoundingClientRect();
        return height === 0 || !element.checkVisibility({ contentVisibilityAuto: true });
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(missing).toEqual([]);
  expect(await page.locator('[role=tabpanel] h3:visible').count()).toBe(4);
  expect(await page.locator('main details:visible').count()).toBe(4);
  expect(await page.locator('[id^="fn-"]:visible').count()).toBe(3);
});

test('all questions of a recommender are printed, with their answers', async ({ visit }) => {
  const page = await printed(visit, '/checking-finder.html');
  const steps = page.locator('[data-section=RecommenderStep]');
  expect(await steps.count()).toBeGreaterThan(5);
  for (const step of await steps.all()) expect(await step.isVisible()).toBe(true);
  for (const answer of await page.locator('main [data-answers] label').all())
    expect(await answer.isVisible()).toBe(true);
  expect(await page.locator('main [data-answers] button:visible').count()).toBe(0);
});

test('links in the text are followed by their addresses, except to the same page and to telephones', async ({
  visit,
}) => {
  const page = await printed(visit, '/cd-rates.html');
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('main a[href], footer a[href]')]
      .filter((link) => link.checkVisibility())
      .map((link) => {
        const { content, position } = getComputedStyle(link, '::after');
        return { href: link.getAttribute('href') ?? '', content, position };
      }),
  );
  const written = (address: string) => links.find((link) => link.href === address)?.content;
  expect(written('/financing-calculator.html')).toBe(
    '" (https://www.elmstonebank.example/financing-calculator.html)"',
  );
  expect(written('https://edie.fdic.gov/')).toBe('" (https://edie.fdic.gov/)"');
  expect(written('#ladder')).toBe('none');
  expect(written('tel:+18005550142')).toBe('none');
  expect(links.filter(({ content, position }) => content !== 'none' && position !== 'static')).toEqual([]);
});

test('a button that leads to another part of the same page is not printed', async ({ visit }) => {
  const page = await printed(visit, '/checking.html');
  const button = page.locator('main a.MuiButton-root[href^="#"]').first();
  expect(await button.count()).toBe(1);
  expect(await button.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  expect(await button.isVisible()).toBe(true);
});

test.for([
  ['/cd-rates.html', 5],
  ['/mortgage-rates.html', 5],
  ['/contact-us.html', 4],
] as const)('%s takes at most %d pages', async ([path, most], { visit }) => {
  const page = await visit(path);
  const pdf = await page.pdf({ format: 'Letter' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThanOrEqual(most);
});

test('the style of paper is a file that the document only names, after everything else', async ({ site }) => {
  const html = await (await fetch(`${site.url}/cd-rates.html`)).text();
  const [, href] = /<link rel="stylesheet" href="([^"]+)" media="print"><\/body>/.exec(html) ?? [];
  expect(html).not.toContain('@media print');
  const answer = await fetch(site.url + href);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/css');
});

describe('every term of a CD is printed with its yield', () => {
  /** Returns the text of a table row, as printed. */
  const row = (page: Page, at: number) =>
    page.locator('article', { hasText: 'Standard CD' }).locator('table tr').nth(at).innerText();

  test('and on a screen the choice alone lists them', async ({ visit }) => {
    const page = await printed(visit, '/trial/cd-cards.html');
    expect((await row(page, 0)).split(/\s+/).join(' ')).toBe(
      '6 months 9 months 12 months 18 months 24 months 36 months 48 months 60 months',
    );
    expect((await row(page, 1)).split(/\s+/).join(' ')).toBe(
      '3.82% 3.98% 4.13% 3.98% 3.82% 3.72% 3.67% 3.67%',
    );
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('article table').first().isVisible()).toBe(false);
  });

  test('on each balance tier, once the rates of a zip code are there', async ({ visit }) => {
    const page = await visit('/trial/cd-cards.html', {
      cookies: { zipcode: '04101' },
      viewport: { width: 700, height: 900 },
    });
    await page.locator('[data-section=CdRateCards] [data-part=live]').scrollIntoViewIfNeeded();
    await page.getByText('Rates for zip code 04101 are shown.').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect((await row(page, 4)).split(/\s+/).join(' ')).toBe(
      '$50,000-$99,999.99 4.03% 4.18% 4.34% 4.18% 4.03% 3.92% 3.87% 3.87%',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
  });
});

test.for([
  ['/mortgage/affordability.html', 'iframe, [data-frame]'],
  ['/articles/cd-ladder.html', '[data-part=play]'],
  ['/compare-cards.html', 'select'],
  ['/privacy/opt-out.html', 'main form'],
  ['/locations.html', 'main a[href*="openstreetmap"]'],
] as const)('%s has no controls on paper that do nothing there: %s', async ([path, control], { visit }) => {
  const page = await printed(visit, path);
  expect(await page.locator(control).count()).toBeGreaterThan(0);
  expect(await shown(page, control)).toEqual([]);
});

test('what is checked is drawn by the browser on paper, which has no grounds', async ({ visit }) => {
  const page = await printed(visit, '/checking-finder.html');
  await page.getByRole('radio').first().check();
  const drawn = await page
    .getByRole('radio')
    .first()
    .evaluate((radio) => getComputedStyle(radio).appearance);
  expect(drawn).toBe('auto');
});
