import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

/** Returns the colors of each tab, without what depends on its position and its text. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tab]')].map((tab) => {
      const parts = [...tab.querySelectorAll('*')].map((part) => {
        const { color, backgroundColor, borderBottomColor } = getComputedStyle(part);
        return [color, backgroundColor, borderBottomColor].join(' ');
      });
      return { isSelected: tab.getAttribute('aria-selected') === 'true', looks: parts.join(', ') };
    }),
  );

test('WIDG-08 the selected step of a time line is told apart in the colors that a visitor forces', async ({
  visit,
}) => {
  const page = await visit('/cd-rates.html', { forcedColors: 'active', reducedMotion: 'reduce' });
  const selected = async () => (await looks(page)).find(({ isSelected }) => isSelected)?.looks;
  const others = async () => (await looks(page)).filter(({ isSelected }) => !isSelected);
  const first = await selected();
  expect(new Set((await others()).map((tab) => tab.looks)).size).toBe(1);
  expect((await others()).map((tab) => tab.looks)).not.toContain(first);
  await page.getByRole('tab', { name: 'Earn' }).click();
  await expect.poll(() => selected()).toBe(first);
  expect((await others()).map((tab) => tab.looks)).not.toContain(first);
});

test('the page of a list and its layout are told apart in the colors that a visitor forces', async ({
  visit,
}) => {
  const page = await visit('/articles.html', { forcedColors: 'active' });
  const border = (name: string) =>
    page
      .getByRole('navigation', { name: 'Pages' })
      .locator('a, button, span', { hasText: new RegExp(`^${name}$`) })
      .first()
      .evaluate((item) => getComputedStyle(item).borderTopColor);
  expect(await border('1')).not.toBe(await border('2'));
  const ground = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Grid')).not.toBe(await ground('List'));
});

test('a tooltip has an edge in the colors that a visitor forces', async ({ visit }) => {
  const page = await visit('/compare-cards.html', { forcedColors: 'active' });
  const edge = await page
    .locator('[role=tooltip]')
    .first()
    .evaluate((tooltip) => getComputedStyle(tooltip).borderTopStyle);
  expect(edge).toBe('solid');
});
