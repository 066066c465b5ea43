import type { Page } from 'playwright';

/**
 * Presses Tab until an element that matches the selector has focus.
 *
 * @throws if that takes more than 150 presses.
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
