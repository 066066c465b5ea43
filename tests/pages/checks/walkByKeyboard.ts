import type { Page } from 'playwright';
import { expect } from 'vitest';
import { answered } from '#tests/pages/visit.ts';

declare global {
  interface Window {
    /** The elements that the keyboard must reach, in order. Set by these tests. */
    stops: Element[];
  }
}

/** Hydrates every island, as moving focus through the page would, and moves focus to the beginning of the page. */
async function prepare(page: Page): Promise<void> {
  await answered(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydration])') === null);
  await answered(page);
  await page.evaluate(() => {
    // If the focused element is removed, the next Tab continues from its position. Needed because error pages focus
    // their banner.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    scrollTo(0, 0);
  });
}

/** Records all usable elements, in document order. @returns Their descriptions. */
const noteStops = (page: Page) =>
  page.evaluate(() => {
    const usable =
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';
    const isStop = (element: Element) => {
      // The bar at the bottom only appears after the visitor has scrolled.
      const isLater = element.closest('[data-section=StickyCallToAction]') !== null;
      if (!isLater && !element.checkVisibility({ visibilityProperty: true })) return false;
      if (element instanceof HTMLElement && element.tabIndex < 0) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // Arrow keys move to the other radio buttons of a group.
      const answers = [
        ...(element.form ?? document).querySelectorAll<HTMLInputElement>('[type=radio]'),
      ].filter(({ name }) => name === element.name);
      return element === (answers.find(({ checked }) => checked) ?? answers[0]);
    };
    window.stops = [...document.querySelectorAll(usable)].filter(isStop);
    return window.stops.map((stop, index) => `${index} ${stop.outerHTML.slice(0, 80)}`);
  });

/** Returns which recorded element has focus, whether its focus is visible, and whether something covers it. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // Focus may be shown on an enclosing frame (for a field), or on an overlay of a link (for a card).
    const around = [element, element.parentElement, element.closest('li')].filter((one) => one !== null);
    const styles = [...around.map((one) => getComputedStyle(one)), getComputedStyle(element, '::after')];
    // Returns the elements at the center of each of its boxes. `null` outside the window.
    const drawn = () =>
      [...element.getClientRects()].map(({ left, top, width, height }) =>
        document.elementFromPoint(left + width / 2, top + height / 2),
      );
    const isSeen = () =>
      drawn().some(
        (hit) => hit && (element.contains(hit) || hit.contains(element) || hit.matches('label, label *')),
      );
    // If something has grown above it, the browser scrolls to it in the next frame.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (!isSeen()) await nextFrame();
    const index = window.stops.indexOf(element);
    // The bar at the bottom only appears some frames after scrolling; the next key must focus it.
    const isNextShown = () => window.stops[index + 1]?.checkVisibility({ visibilityProperty: true }) ?? true;
    for (let frames = 0; frames < 300 && !isNextShown(); frames++) await nextFrame();
    return {
      index,
      html: element.outerHTML.slice(0, 80),
      isFrame: element instanceof HTMLIFrameElement,
      hasParts: element instanceof HTMLInputElement && element.type === 'date',
      isMarked: styles.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      coveredBy: isSeen()
        ? undefined
        : `${drawn()
            .map((hit) => hit?.outerHTML.slice(0, 80) ?? 'nothing')
            .join(', ')} at ${JSON.stringify(element.getBoundingClientRect())}`,
    };
  });

/** Checks that the Tab key reaches everything usable in the order of the document, with a focus that shows. */
export async function walkByKeyboard(page: Page): Promise<void> {
  await prepare(page);
  const stops = await noteStops(page);
  expect(stops.length).toBeGreaterThan(10);
  const reached: string[] = [];
  const frames = new Set<string>();
  const badly: string[] = [];
  for (let press = 0; press < stops.length + 40 && reached.length < stops.length; press++) {
    await page.keyboard.press('Tab');
    const focus = await focused(page);
    if (!focus) break;
    // The keyboard moves through the contents of a frame, and out of it again.
    if (focus.isFrame) {
      frames.add(focus.html);
      continue;
    }
    const stop = stops[focus.index] ?? `not noted: ${focus.html}`;
    // A date field has separate stops for month, day, year and calendar.
    if (focus.hasParts && stop === reached.at(-1)) continue;
    reached.push(stop);
    if (!focus.isMarked) badly.push(`not marked: ${stop}`);
    if (focus.coveredBy) badly.push(`covered: ${stop} by ${focus.coveredBy}`);
  }
  expect(reached).toEqual(stops);
  expect(frames.size).toBe(await page.locator('main iframe:visible').count());
  expect(badly).toEqual([]);
}
