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
