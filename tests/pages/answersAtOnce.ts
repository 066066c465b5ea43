import type { Locator } from 'playwright';

/**
 * Clicks an element of a hydrated island, and returns whether the address changes in the same task, before the browser
 * can paint the click.
 */
export const answersAtOnce = (element: Locator): Promise<boolean> =>
  element.evaluate(async (clicked: HTMLElement) => {
    const before = location.href;
    clicked.click();
    // What promises of the same task bring.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    return location.href !== before;
  });
