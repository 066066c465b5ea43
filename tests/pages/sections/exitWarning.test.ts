import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { asPublished } from '#tests/pages/asPublished.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const path = '/trial/leaving.html';
const away = {
  listed: 'map of the town',
  http: 'page without encryption',
  plain: 'how deposits are insured',
};

/** Stubs other sites. */
const answer = (page: Page) =>
  page
    .context()
    .route(/^https?:\/\/www\.(?:openstreetmap\.org|fdic\.gov)\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'You are leaving our website' });

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false);

describe('a link to a listed domain', () => {
  test('MODAL-02 MODAL-04 asks first: the focus goes in, stays inside and returns; Escape closes, and “Continue” follows it', async ({
    visit,
  }) => {
    const page = await visit(path, { prepare: answer });
    const link = page.getByRole('link', { name: away.listed });
    await link.click();
    const dialog = dialogOf(page);
    expect(await dialog.innerText()).toContain('www.openstreetmap.org');
    expect(await dialog.getByText('not encrypted').isVisible()).toBe(false);
    expect(await focusIsInside(page)).toBe(true);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press(key);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await focusIsInside(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await expect.poll(() => hasFocus(link)).toBe(true);

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => hasFocus(link)).toBe(true);

    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Continue to the site' }).click();
    await page.waitForURL('https://www.openstreetmap.org/#map=12/44/-70');
  });

  test.for(['ControlOrMeta', 'Shift', 'middle'] as const)(
    'MODAL-02 asks as well when it is to open in another window: %s',
    async (how, { visit }) => {
      const page = await visit(path, { prepare: answer, hasOwnWindow: true });
      const link = page.getByRole('link', { name: away.listed });
      await link.click(how === 'middle' ? { button: 'middle' } : { modifiers: [how] });
      await dialogOf(page).waitFor();
      expect(page.context().pages()).toHaveLength(1);
      const opened = page.context().waitForEvent('page');
      await dialogOf(page).getByRole('link', { name: 'Continue to the site' }).click();
      expect((await opened).url()).toContain('openstreetmap.org');
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await dialogOf(page).isVisible()).toBe(false);
    },
  );

  test('MODAL-02 asks as well when it came to the page later', async ({ visit }) => {
    const page = await visit(path);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = String.raw`\\someone@www.openstreetmap.org.`;
      link.textContent = 'Late';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('Late').click();
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).innerText()).toContain('www.openstreetmap.org');
  });

  test('MODAL-02 asks as well when a search brought it', async ({ visit }) => {
    const found = {
      methodresult: 'ok',
      DocumentCount: 1,
      CurrentPage: 1,
      DocumentsPerPage: 10,
      PageCount: 1,
      Result: {
        Docs: [
          { resulturl: 'http://partner.example/fees', title: 'Fees', largesummaryhtml: '', docformat: '' },
        ],
        Links: [{ Url: 'https://www.openstreetmap.org/', Title: 'Our map', Summary: '' }],
      },
    };
    const page = await visit('/search.html?q=fees', {
      prepare: async (opened) => {
        await opened.route('**/svt/*/search', (route) => {
          const { method } = route.request().postDataJSON() as { readonly method: string };
          return route.fulfill({
            json: method === 'search.suggest' ? { Status: 'ok', Suggests: [] } : found,
          });
        });
        await asPublished(opened);
      },
    });
    await page.getByRole('link', { name: 'Fees', exact: true }).click();
    await dialogOf(page).getByText('not encrypted').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Our map' }).click();
    await dialogOf(page).getByText('www.openstreetmap.org').waitFor();
  });

  test('MODAL-02 simply works without JavaScript', async ({ visit }) => {
    const page = await visit(path, { javaScriptEnabled: false, prepare: answer });
    await page.getByRole('link', { name: away.listed }).click();
    await page.waitForURL(/^https:\/\/www\.openstreetmap\.org\//);
  });
});

test('MODAL-02 a link that is not encrypted gets the warning, which says so; any other external one is followed', async ({
  visit,
}) => {
  const page = await visit(path, { prepare: answer });
  await page.getByRole('link', { name: away.http }).click();
  await dialogOf(page).getByText('not encrypted').waitFor();
  // A click outside the dialog.
  await page.mouse.click(2, 2);
  await expect.poll(() => dialogOf(page).isVisible()).toBe(false);
  await page.getByRole('link', { name: away.plain }).click();
  await page.waitForURL('https://www.fdic.gov/insured');
});

test('MODAL-02 https addresses that only look like the bank’s ask first: blacklisted ones and deep subdomains', async ({
  visit,
}) => {
  const page = await visit(path);
  await page.getByRole('link', { name: 'offers of a partner' }).click();
  await dialogOf(page).getByText('online.elmstonebank.example').waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://shop.partners.elmstonebank.example/';
    link.textContent = 'A shop';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByText('A shop').click();
  await dialogOf(page).getByText('shop.partners.elmstonebank.example').waitFor();
});

test('MODAL-02 directions to a branch ask in Spanish; pages without such a link have neither dialog nor lists', async ({
  visit,
}) => {
  const page = await visit('/es/locations.html');
  await page.locator('a[href^="https://www.openstreetmap.org"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Está por salir de nuestro sitio web' });
  expect(await dialog.innerText()).toContain('Quedarme aquí');
  await page.goto('/cd-rates.html');
  expect(await page.locator('[data-section=ExternalLinkWarning], [data-lists]').count()).toBe(0);
});
