import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const path = '/trial/small-parts.html';
const field = 'Code from your letter';

describe('a button that copies a link', () => {
  const link = 'Copy link';

  test('WIDG-03 copies it and announces that, each time', async ({ visit }) => {
    const page = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    const status = page.locator('[data-section=CopyLinkButton] [role=status]');
    await page.getByRole('button', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => status.innerText()).toBe('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${page.url()}#points`);
    // Screen readers hear of a change: the words go, and come again.
    await status.evaluate((element) => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const { textContent } of addedNodes) heard.push(textContent ?? '');
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('heard')).toEqual(['Link copied']);
  });

  test('WIDG-03 shows the link where the browser does not allow copying', async ({ visit }) => {
    const page = await visit(path, {
      before: () => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
      },
    });
    await page.getByRole('button', { name: link }).click();
    const status = page.locator('[data-section=CopyLinkButton] [role=status]');
    await expect.poll(() => status.innerText()).toContain(`${page.url()}#points`);
  });

  test('V22 WIDG-03 without https there is no clipboard: the link is shown, selected and announced', async ({
    visit,
  }) => {
    const page = await visit(path, {
      before: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    });
    await page.getByRole('button', { name: link }).click();
    const status = page.locator('[data-section=CopyLinkButton] [role=status]');
    await expect
      .poll(() => status.innerText())
      .toBe(
        `The link could not be copied. It is selected here, so that you can copy it: ${page.url()}#points`,
      );
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${page.url()}#points`);
  });
});

test.for([true, false])(
  'WIDG-03 a panel is shown and hidden by the keyboard, with JavaScript: %s',
  async (javaScriptEnabled, { visit }) => {
    const page = await visit(path, { javaScriptEnabled });
    const panel = page.getByText('None at all.');
    expect(await panel.isVisible()).toBe(false);
    await page.locator('#fees summary').focus();
    await page.keyboard.press('Enter');
    await panel.waitFor();
    expect(await page.locator('#fees summary').innerText()).toBe('Hide the fees');
    await page.keyboard.press('Space');
    await expect.poll(() => panel.isVisible()).toBe(false);
    expect(await page.locator('#fees summary').innerText()).toBe('Show all fees');
  },
);

describe('the code of a letter', () => {
  test('WIDG-05 a valid one is kept in the cookie for a day, and said', async ({ visit }) => {
    const page = await visit(path);
    await page.getByLabel(field).fill('HARBOR24');
    await page.keyboard.press('Enter');
    await page.getByText('Your code: HARBOR24').waitFor();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'segment_code');
    expect(cookie?.value).toBe('HARBOR24');
    const hours = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    await page.reload();
    await page.getByText('Your code: HARBOR24').waitFor();
  });

  test.for(['abc', 'ab-cd', 'ab cd', 'ábcd', '<b>x</b>'])(
    'WIDG-05 %s is refused when it is applied, and not kept',
    async (code, { visit }) => {
      const page = await visit(path);
      const input = page.getByLabel(field);
      await input.fill(code);
      await page.getByRole('button', { name: 'Apply code' }).click();
      await page.getByText('At least 4 letters and digits').waitFor();
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => hasFocus(input)).toBe(true);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('segment_code');
    },
  );

  test('WIDG-05 a wrong one is marked as the field is left; an empty field that was passed through is not', async ({
    visit,
  }) => {
    const page = await visit(path);
    const input = page.getByLabel(field);
    await input.focus();
    await page.keyboard.press('Tab');
    expect(await input.getAttribute('aria-invalid')).not.toBe('true');
    await input.fill('abc');
    await page.keyboard.press('Tab');
    await page.getByText('At least 4 letters and digits').waitFor();
    await input.fill('abcd');
    await page.keyboard.press('Tab');
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('false');
  });

  test('WIDG-05 an error is not shown beside the confirmation of an earlier code', async ({ visit }) => {
    const page = await visit(path);
    const input = page.getByLabel(field);
    await input.fill('HARBOR24');
    await page.keyboard.press('Enter');
    await page.getByText('Your code: HARBOR24').waitFor();
    await input.fill('abc');
    await page.keyboard.press('Tab');
    await page.getByText('At least 4 letters and digits').waitFor();
    expect(await page.getByText('Your code: HARBOR24').count()).toBe(0);
  });

  test('without JavaScript a note stands in its place', async ({ visit }) => {
    const page = await visit(path, { javaScriptEnabled: false });
    expect(await page.getByLabel(field).isVisible()).toBe(false);
    await page.getByText('can only be applied here with JavaScript').waitFor();
  });
});

test.for([
  [672, true],
  [671, false],
  [1280, true],
] as const)('WIDG-18 points are of equal height at %i pixels: %s', async ([width, isEqual], { visit }) => {
  const page = await visit(path, { viewport: { width, height: 800 } });
  const heights = await page
    .locator('#points li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().height)));
  expect(new Set(heights).size === 1).toBe(isEqual);
});

describe('the address names a PDF', () => {
  const pdf = '/content/dam/guides/first-home.pdf';
  const prepare = async (page: Page) => {
    await page
      .context()
      .route(`**${pdf}`, (route) => route.fulfill({ contentType: 'text/plain', body: 'A guide' }));
  };

  test('PAGE-12 it opens in a new window', async ({ visit }) => {
    const page = await visit('/trial/search-box.html', { prepare });
    const opened = page.context().waitForEvent('page');
    await page.goto(`/trial/search-box.html?pdfPath=${encodeURIComponent(pdf)}`);
    const window = await opened;
    expect(new URL(window.url()).pathname).toBe(pdf);
    // The document cannot lead the page elsewhere, and the page stays.
    expect(await window.evaluate(() => globalThis.opener as unknown)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/trial/search-box.html');
  });

  test('PAGE-12 where the browser refuses a new window, the page has a link to it', async ({ visit }) => {
    const page = await visit(`/trial/search-box.html?pdfPath=${encodeURIComponent(pdf)}`, {
      before: () => {
        globalThis.open = () => null;
      },
    });
    const link = page.getByRole('link', { name: 'first-home.pdf' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(pdf);
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ]);
  });

  test('PAGE-12 anything else is ignored', async ({ visit }) => {
    const page = await visit('/trial/search-box.html?pdfPath=https://evil.example/content/dam/a.pdf', {
      hasOwnWindow: true,
    });
    await page.locator('h1').waitFor();
    expect(page.context().pages()).toHaveLength(1);
    expect(await page.locator('a[target=_blank][href*=evil]').count()).toBe(0);
  });
});

test('WIDG-07 the Spanish site map leads to every Spanish page that may be found, and to no other', async ({
  visit,
  site,
}) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
  const wanted = listed.filter((one) =>
    // Branches are found by the finder.
    /^\/es\/(?!articles\/|branches\/|site-map)|^\/bienvenidos/.test(one),
  );
  const page = await visit('/es/site-map.html');
  const hrefs = await page
    .locator('[data-section=SiteMapPanels] details a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.toSorted()).toEqual(wanted.toSorted());
  expect(wanted.length).toBeGreaterThan(40);
});

test('WIDG-07 the panels of the site map lead to every English page that may be found', async ({
  visit,
  site,
}) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
  // Articles are listed on another page, and branches found by the finder.
  const wanted = listed.filter((one) => !/^\/(?:es|zh|trial|articles|branches)\/|^\/site-map/.test(one));
  const page = await visit('/site-map.html');
  const panels = page.locator('[data-section=SiteMapPanels] details');
  expect(await panels.count()).toBeGreaterThan(3);
  const hrefs = await panels
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(wanted.filter((one) => !hrefs.includes(one))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(25);

  const second = panels.nth(1);
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await second.locator('a').first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => second.locator('a').first().isVisible()).toBe(false);
});
