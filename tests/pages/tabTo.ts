import type { Page } from 'playwright';

/**
 * Presses Tab until what has focus fits.
 *
 * @throws when the keyboard does not lead there in 150 presses.
 */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed one by one
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab leads to no ${selector}.`);
}
