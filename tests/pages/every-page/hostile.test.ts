import type { Page } from 'playwright';
import { expect } from 'vitest';
import { asPublished } from '#tests/pages/asPublished.ts';
import { test } from '#tests/pages/visit.ts';

const markup = '<img src=x onerror="window.taken=1"><b id=taken>';
const isUntouched = async (page: Page) =>
  page.evaluate(() => !('taken' in window) && document.querySelector('[id=taken]') === null);

test('SEC-03 a first name with markup is shown as the text it is', async ({ visit }) => {
  const page = await visit('/trial/placeholders.html', {
    cookies: { firstname: encodeURIComponent(markup) },
  });
  await page.getByText(`Hello ${markup}`).waitFor();
  expect(await isUntouched(page)).toBe(true);
});

test('SEC-03 a query with markup is shown as the text it is', async ({ visit }) => {
  const page = await visit(`/search.html?q=${encodeURIComponent(markup)}&x=${encodeURIComponent(markup)}`);
  await page.getByText(`for “${markup}”`).first().waitFor();
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe(markup);
  expect(await isUntouched(page)).toBe(true);
});

test('SEC-02 SEC-03 what the search service says is text, and its links are checked', async ({ visit }) => {
  const page = await visit('/search.html?q=penalty', {
    prepare: async (opened) => {
      await asPublished(opened);
      await opened.route('**/svt/elmstone/search', (route) =>
        route.fulfill({
          json: {
            DocumentCount: 1,
            DocumentsPerPage: 10,
            PageCount: 1,
            Result: {
              Docs: [
                {
                  resulturl: 'javascript:window.taken=1',
                  title: markup,
                  largesummaryhtml: `<b>found</b> ${markup}`,
                },
              ],
              Links: [{ Url: 'javascript:window.taken=1', Title: markup }],
              DidYouMean: { CorrectedText: markup },
            },
          },
        }),
      );
    },
  });
  const results = page.locator('[data-section=SearchResults]');
  await results.locator('mark', { hasText: 'found' }).waitFor();
  expect(await isUntouched(page)).toBe(true);
  expect(await results.locator('a[href^="javascript:" i]').count()).toBe(0);
  expect(await results.locator('ol a').innerText()).toBe(markup);
});

/** A form that has no page of its own which confirms it. */
const trial = '/trial/form-call.html';

async function sendTrial(page: Page, firstName: string): Promise<void> {
  await page.locator('[name=firstName]').fill(firstName);
  await page.getByRole('button', { name: 'Send' }).click();
}

test.for([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'java\tscript:window.taken=1',
  'data:text/html,x',
])('SEC-01 PAGE-06 an answer that redirects to %s leads nowhere', async (redirect, { visit }) => {
  const page = await visit(trial, {
    prepare: (opened) =>
      opened.route('**/forms/trial-call', (route) =>
        route.fulfill({ json: { status: 'success', redirect } }),
      ),
  });
  await sendTrial(page, 'Redirected');
  await page.getByRole('region', { name: 'Thank you' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(trial);
  expect(await isUntouched(page)).toBe(true);
});

test('PAGE-06 an answer that redirects to a page of the site leads there', async ({ visit }) => {
  const json = { status: 'success', redirect: '/contact-us-thanks.html' };
  const page = await visit(trial, {
    prepare: (opened) => opened.route('**/forms/trial-call', (route) => route.fulfill({ json })),
  });
  await sendTrial(page, 'Redirected');
  await page.waitForURL('**/contact-us-thanks.html*');
});

test('SEC-01 redirect parameters of the address are ignored', async ({ visit }) => {
  const target = encodeURIComponent('https://evil.example/');
  const page = await visit(`${trial}?redirect=${target}&:redirect=${target}&pdfPath=${target}`);
  await sendTrial(page, 'Parameters');
  await page.getByRole('region', { name: 'Thank you' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(trial);
});
