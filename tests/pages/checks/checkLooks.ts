import type { Page } from 'playwright';
import { expect } from 'vitest';
import {
  cutOff,
  faults,
  overflowing,
  rulesOfColor,
  spaceText,
  torn,
  unfold,
} from '#tests/pages/pageFaults.ts';

/** The window in which `checkLooks` begins. */
export const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

/** Returns everything that is animated, or could be, according to its styles. */
const movements = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('*')]
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
      .filter(
        ({ transitionDuration, transitionProperty, animationName }) =>
          (transitionProperty !== 'none' && /[1-9]/.test(transitionDuration)) || animationName !== 'none',
      )
      .map(({ transitionProperty, animationName }) => `${transitionProperty} ${animationName}`),
    ...document.getAnimations().map(() => 'animation'),
  ]);

/**
 * Returns what axe finds on a wide screen, and there in the dark scheme. Reduced motion prevents intermediate colors.
 */
async function faultsOnDesk(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const found = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await faults(page, rulesOfColor))];
}

/**
 * Checks that a page, open in the window `phone` with reduced motion, has no fault that axe finds, fits into 320 pixels
 * however far apart its text is, and holds still.
 *
 * @param isOnDesk Whether to run axe on a wide screen too, there in both schemes.
 */
export async function checkLooks(page: Page, isOnDesk: boolean): Promise<void> {
  expect(await movements(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowing(page)).toEqual([]);
  await unfold(page);
  expect(await overflowing(page)).toEqual([]);
  expect(await torn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(phone.viewport);
  expect(await torn(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
  if (isOnDesk) expect(await faultsOnDesk(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await cutOff(page)).toEqual([]);
  await spaceText(page);
  expect([...(await overflowing(page)), ...(await cutOff(page))]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
