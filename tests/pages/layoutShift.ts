import type { Page } from 'playwright';

/** Runs in a page before its own scripts: notes how far things move (Layout Instability API, without a unit). */
export function noteShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    // The type is not in TypeScript's library yet.
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far things have moved in a page that `noteShifts` ran in. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
