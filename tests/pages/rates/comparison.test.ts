import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const path = '/compare-cards.html';
const choice = (page: Page, number: number) =>
  page.getByLabel(['First', 'Second', 'Third'][number - 1] + ' choice');
/** Returns the visible cells of a row, from left to right. */
const shown = (page: Page, row: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .evaluate((line) =>
      [...line.querySelectorAll<HTMLElement>('[data-product]')]
        .filter((cell) => cell.checkVisibility())
        .map((cell) => cell.innerText),
    );
const names = (page: Page) => shown(page, 'What is compared');
/** Has no height itself; only its child is visible. */
const sticky = (page: Page) => page.locator('[data-sticky] > *');

describe('the comparison of products', () => {
  test('WIDG-10 shows the three that are chosen, with their values; one that shows already changes places', async ({
    visit,
  }) => {
    const page = await visit(path);
    expect(await names(page)).toEqual(['Harbor Card', 'Tide Card', 'Summit Card']);
    await choice(page, 1).selectOption('Lantern Card');
    await expect.poll(() => names(page)).toEqual(['Lantern Card', 'Tide Card', 'Summit Card']);
    // From the same file as the rates on the cards’ own page.
    expect((await shown(page, 'Purchase APR'))[0]).toContain('27.24%');
    expect((await shown(page, 'Annual fee'))[2]).toContain('$95');
    await choice(page, 1).selectOption('Summit Card');
    await expect.poll(() => names(page)).toEqual(['Summit Card', 'Tide Card', 'Lantern Card']);
    expect((await shown(page, 'Annual fee'))[0]).toContain('$95');
    expect(await choice(page, 3).locator('option:checked').innerText()).toBe('Lantern Card');
    await expect
      .poll(() => page.locator('[data-section=ComparisonTable] [role=status]').textContent())
      .toBe('Compared now: Summit Card, Tide Card, and Lantern Card');
    const table = page.getByRole('table', { name: /^Rates and fees as of/ });
    expect(await table.getByRole('columnheader').count()).toBe(4);
    expect(await table.getByRole('rowheader').count()).toBe(8);
    expect(await table.getByRole('cell').count()).toBe(24);
  });

  test('WIDG-10 the choice is in the address: it comes back, and a card leads to it', async ({ visit }) => {
    const page = await visit(path);
    await choice(page, 1).selectOption('Ferry Card');
    await choice(page, 2).selectOption('Lantern Card');
    expect(new URL(page.url()).search).toBe('?compare=ferry.lantern.summit');
    await page.reload();
    expect(await names(page)).toEqual(['Ferry Card', 'Lantern Card', 'Summit Card']);
    await page.goto(new URL('/credit-cards.html', page.url()).href);
    await page.getByRole('link', { name: 'Compare the Tide Card' }).click();
    await page.waitForURL('**/compare-cards.html?compare=tide');
    expect(await names(page)).toEqual(['Tide Card', 'Harbor Card', 'Summit Card']);
  });

  test('WIDG-10 marks the best value of the cards that are shown, and shows only what differs', async ({
    visit,
  }) => {
    const page = await visit(`${path}?compare=harbor.tide.summit`);
    // Two cost nothing.
    expect(await shown(page, 'Annual fee')).toEqual(['$0\nLowest', '$0\nLowest', '$95']);
    const rows = () => page.locator('[data-section=ComparisonTable] tbody tr:visible').count();
    const all = await rows();
    await choice(page, 3).selectOption('Lantern Card');
    await page.getByLabel('Show only what differs').check();
    const fewer = await rows();
    expect(fewer).toBeLessThan(all);
    expect(await page.getByRole('row', { name: /^Annual fee/ }).count()).toBe(0);
    await page.getByLabel('Show only what differs').uncheck();
    await expect.poll(() => rows()).toBe(all);
  });

  test('WIDG-10 shows two on a small screen, with a dropdown each', async ({ visit }) => {
    const page = await visit(path, { viewport: { width: 671, height: 800 } });
    expect(await names(page)).toEqual(['Harbor Card', 'Tide Card']);
    expect(await page.locator('[data-section=ComparisonTable] select:visible').count()).toBe(2);
    await choice(page, 2).selectOption('Summit Card');
    await expect.poll(() => names(page)).toEqual(['Harbor Card', 'Summit Card']);
    await page.setViewportSize({ width: 672, height: 800 });
    expect(await names(page)).toEqual(['Harbor Card', 'Summit Card', 'Tide Card']);
    expect(await page.locator('[data-section=ComparisonTable] select:visible').count()).toBe(3);
  });

  test.for([1280, 375])(
    'WIDG-10 keeps the names in sight from the table’s top to 88 pixels before its last row, at %i pixels',
    async (width, { visit }) => {
      const page = await visit(path, { viewport: { width, height: 400 } });
      await choice(page, 2).selectOption('Ferry Card');
      const [top, last] = await page.locator('table').evaluate((table: HTMLTableElement) => {
        const place = (element?: Element) => (element?.getBoundingClientRect().top ?? 0) + scrollY;
        return [Math.ceil(place(table)), Math.floor(place([...table.rows].at(-1)))] as const;
      });
      const showsAt = async (y: number, isShown: boolean) => {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
        await expect
          .poll(() => sticky(page).isVisible(), { message: `at ${y} of ${top} to ${last}` })
          .toBe(isShown);
      };
      for (const [y, isShown] of [
        [top - 2, false],
        [top + 2, true],
        [last - 90, true],
        [last - 86, false],
        [last - 90, true],
        [top - 2, false],
      ] as const) {
        await showsAt(y, isShown);
      }
      await showsAt(top + 2, true);
      const header = await sticky(page).locator('[data-column]:visible').allInnerTexts();
      expect(header.slice(0, 2)).toEqual(['Harbor Card', 'Ferry Card']);
      expect((await sticky(page).boundingBox())?.y).toBe(0);
      // Names are aligned with their columns.
      const lefts = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility())
              .map((one) => Math.round(one.getBoundingClientRect().left)),
          );
      const columns = await lefts('thead [data-product]');
      for (const [index, left] of (await lefts('[data-sticky] [data-column]')).entries())
        expect(Math.abs(left - (columns[index] ?? 0))).toBeLessThanOrEqual(2);
    },
  );

  test.for([1280, 375])(
    'WIDG-06 the way back from a note leads to its reference, also in a product that is not shown, at %i pixels',
    async (width, { visit }) => {
      const page = await visit('/trial/comparison.html', { viewport: { width, height: 500 } });
      const before = await names(page);
      expect(before).not.toContain('The fourth card');
      const reference = page.locator('#fnref-limit');
      await page.getByRole('link', { name: 'Back to the text of note 1' }).press('Enter');
      await expect.poll(() => hasFocus(reference)).toBe(true);
      expect(await names(page)).toEqual([...before.slice(0, -1), 'The fourth card']);
      await expect
        .poll(() => reference.evaluate((link) => Math.round(link.getBoundingClientRect().top)))
        .toBeGreaterThan(0);
      await expect
        .poll(() => reference.evaluate((link) => Math.round(link.getBoundingClientRect().bottom)))
        .toBeLessThan(500);
      await expect
        .poll(() => page.locator('[data-section=ComparisonTable] [role=status]').textContent())
        .toContain('The fourth card');
      // The page may also be opened by the address of the reference.
      await page.reload();
      await expect.poll(() => reference.isVisible()).toBe(true);
    },
  );

  test('the link of a product leads to its own card', async ({ visit }) => {
    const page = await visit(path, { viewport: { width: 375, height: 812 } });
    await page.getByRole('link', { name: 'See the Tide Card' }).click();
    await page.waitForURL('**/credit-cards.html#tide');
    const heading = page.getByRole('article', { name: 'Tide Card' }).getByRole('heading');
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(500);
    expect(await top()).toBeGreaterThan(0);
  });

  test('WIDG-10 has all products without JavaScript, and no dropdown', async ({ visit }) => {
    const page = await visit('/es/compare-cards.html', { javaScriptEnabled: false });
    expect(await page.getByRole('columnheader').count()).toBe(7);
    expect(await page.getByRole('combobox').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Ver la tarjeta Merchant' }).isVisible()).toBe(true);
  });
});
