import type { Page } from 'playwright';
import { expect } from 'vitest';
import { coveringPages } from '#tests/pages/demoPages.ts';
import { overflowing } from '#tests/pages/pageFaults.ts';
import { test } from '#tests/pages/visit.ts';

/**
 * Doubles the text size, like the browser's settings do. Unlike zoom, this leaves the window's width in pixels as it is.
 */
async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Returns the controls of the header that a visitor cannot see, because they are beside the window. */
const controlsOutOfView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button, summary)')]
      .filter((control) => control.checkVisibility() && !control.closest('dialog, .skip-link'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth + 0.5;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

test.for(coveringPages())(
  'V25 at twice the text size everything on %s is in view on desks, tablets and phones',
  async (path, { visit }) => {
    const viewport = { width: 1280, height: 900 };
    const page = await visit(path, { viewport, prepare: doubleText });
    for (const width of [1280, 768, 375]) {
      await page.setViewportSize({ ...viewport, width });
      const where = `at ${width} pixels`;
      // Some frames pass until fonts and sizes have followed the window.
      await expect.poll(() => controlsOutOfView(page), { message: where }).toEqual([]);
      await expect.poll(() => overflowing(page), { message: where }).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: where })
        .toBeLessThanOrEqual(width);
    }
  },
);
