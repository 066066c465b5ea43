import { describe, expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const heightsOf = (items: readonly Element[]) =>
  new Set(items.map((item) => Math.round(item.getBoundingClientRect().height))).size;

describe('screens are small below 672 pixels, medium up to 1056, else large', () => {
  test('PAGE-16 the menu is a button up to 1055 pixels and stands in the page from 1056 on', async ({
    visit,
  }) => {
    const page = await visit('/cd-rates.html', { viewport: { width: 1055, height: 800 } });
    const menu = page.locator('[data-menu=open]');
    const shown = () => menu.isVisible();
    expect(await shown()).toBe(true);
    await page.setViewportSize({ width: 1056, height: 800 });
    await expect.poll(shown).toBe(false);
  });

  test('PAGE-16 the language that the page is in shows from 672 pixels on', async ({ visit }) => {
    const page = await visit('/cd-rates.html', { viewport: { width: 671, height: 800 } });
    const current = page.locator('[data-section=UtilityBar] [aria-current=true]');
    expect(await current.isVisible()).toBe(false);
    await page.setViewportSize({ width: 672, height: 800 });
    await expect.poll(() => current.isVisible()).toBe(true);
  });

  test.for([
    [571, false],
    [671, false],
    [672, true],
  ] as const)(
    'PAGE-16 icons of a list at %i pixels are of equal height: %s',
    async ([width, isEqual], { visit }) => {
      const page = await visit('/trial/small-parts.html', { viewport: { width, height: 800 } });
      expect((await page.locator('#points li').evaluateAll(heightsOf)) === 1).toBe(isEqual);
    },
  );
});
