import { expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const word = 'Kraftfahrzeughaftpflichtversicherung';

test.for([
  '/',
  '/checking-finder.html',
  '/compare-cards.html',
  '/articles.html',
  '/appointments.html',
  '/contact-us.html',
])(
  'a word that is wider than a phone breaks in headings, labels and buttons of %s',
  async (path, { visit }) => {
    const page = await visit(path, { viewport: { width: 320, height: 700 } });
    await page.evaluate((long) => {
      for (const element of document.querySelectorAll(
        'main :is(h1, h2, h3, h4, button, a.MuiButton-root, [role=tab], th, summary, label, legend)',
      )) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          if (text.nodeValue?.trim()) text.nodeValue = long;
      }
    }, word);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test('a word of 48 letters breaks in the links of the header, also in the open menu', async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 320, height: 700 } });
  await page.evaluate(
    (long) => {
      for (const link of document.querySelectorAll('header nav :is(a, summary)')) {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          if (text.nodeValue?.trim()) text.nodeValue = long;
      }
    },
    'Rindfleischetikettierungsüberwachungsaufgabengesetz'.slice(0, 48),
  );
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.locator('[data-menu=open]').click();
  // Behind the menu, the page keeps the place of its scroll bar.
  expect(await width()).toBeLessThanOrEqual(320);
  const drawer = page.locator('header nav[popover]');
  expect(await drawer.evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
});
