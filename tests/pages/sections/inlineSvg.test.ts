import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const path = '/trial/drawings.html';

test('WIDG-16 a drawing stands in the published page: one picture with its words, its own ids, the color of the text', async ({
  visit,
}) => {
  const page = await visit(path, { javaScriptEnabled: false, colorScheme: 'dark' });
  const drawing = page.getByRole('img', { name: 'Drawing 0' });
  expect(await drawing.evaluate((element) => element.localName)).toBe('svg');
  expect(await page.locator('#drawing-0 img').count()).toBe(0);
  expect(await drawing.getByText('3 years').evaluate((text) => getComputedStyle(text).fill)).toBe(
    await drawing.evaluate((element) => getComputedStyle(element).color),
  );
  const ids = await page.locator('svg [id$=step]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['drawing-0-step', 'drawing-1-step']);
  expect(await page.locator('#drawing-1 rect').first().getAttribute('fill')).toBe('url(#drawing-1-step)');
});

/** Opens the page as if the build had not inlined the first drawing. */
const withoutFirst = (page: Page, svg: { readonly status?: number; readonly body: string }) =>
  Promise.all([
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const picture = '<img src="/content/dam/first.svg" alt="First" width="640" height="300">';
      await route.fulfill({
        response,
        body: html.replace(/<svg[^>]*aria-label="?Drawing 0.*?<\/svg>/s, picture),
      });
    }),
    page.route('**/content/dam/first.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', ...svg }),
    ),
  ]);

test('WIDG-16 SEC-02 what the build did not know is fetched, sanitised, and takes the picture’s place', async ({
  visit,
}) => {
  const body = readFileSync('pages-json/media/ladder-steps.svg', 'utf8').replace(
    '<defs>',
    '<script>document.title = "run"</script><image href="https://evil.example/x.png"/><a href="javascript:alert(1)"><path d="M0 0"/></a><g id="hand"/><defs>',
  );
  const page = await visit(path, {
    prepare: (opened) => withoutFirst(opened, { body }),
    expectedComplaints: /jar.*stays a picture/,
  });
  const drawing = page.locator('#drawing-0 svg');
  await drawing.waitFor();
  expect(await page.getByRole('img', { name: 'First' }).evaluate((element) => element.localName)).toBe('svg');
  expect(await drawing.locator('script, image, a').count()).toBe(0);
  expect(await drawing.locator('#drawing-0-hand').count()).toBe(1);
  expect(await drawing.locator('rect').first().getAttribute('fill')).toBe('url(#drawing-0-step)');
  expect(await page.title()).toContain('Drawings');
});

test.for([
  ['a failure', { status: 500, body: '' }],
  ['no SVG', { body: '<html><body>Sign in</body></html>' }],
  ['a handler', { body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"/>' }],
  ['a broken one', { body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path' }],
] as const)('WIDG-16 %s: the picture stays, and the console says so', async ([, svg], { visit }) => {
  const said: string[] = [];
  const page = await visit(path, {
    // Chromium shows its message about a broken file in an element with a style attribute.
    expectedComplaints: /500|stays a picture|Applying inline style/,
    prepare: (opened) => {
      opened.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
      return withoutFirst(opened, svg);
    },
  });
  await expect.poll(() => said.filter((one) => one.includes('first.svg stays a picture')).length).toBe(1);
  expect(await page.getByRole('img', { name: 'First' }).evaluate((element) => element.localName)).toBe('img');
  // An SVG with its own styles also stays an image.
  expect(await page.getByRole('img', { name: 'Drawing 2' }).evaluate((element) => element.localName)).toBe(
    'img',
  );
});
