import type { Page } from 'playwright';

/** Runs in a page before its own scripts. Records layout shifts (Layout Instability API, unitless). */
export function noteShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    // TypeScript's library lacks this type.
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the cumulative layout shift of a page in which `noteShifts` ran. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
