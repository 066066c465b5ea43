import type { Page } from 'playwright';
import { expect } from 'vitest';
import { coveringPages, distinctPages } from '#tests/pages/demoPages.ts';
import { answered, test } from '#tests/pages/visit.ts';

declare global {
  interface Window {
    /** What the keyboard must reach, in order; set by these tests. */
    stops: Element[];
  }
}

/** Hydrates every island, as focus would on its way through the page, and moves the keyboard to the page's beginning. */
async function prepare(page: Page): Promise<void> {
  await answered(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydration])') === null);
  await answered(page);
  await page.evaluate(() => {
    // Where a focused element was taken away, the next Tab goes on from there: a page for errors focuses its banner.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    scrollTo(0, 0);
  });
}

/** Notes everything that can be used, in the order of the document. @returns their descriptions. */
const noteStops = (page: Page) =>
  page.evaluate(() => {
    const usable =
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';
    const isStop = (element: Element) => {
      // The bar at the bottom shows once the visitor has come further down.
      const isLater = element.closest('[data-section=StickyCallToAction]') !== null;
      if (!isLater && !element.checkVisibility({ visibilityProperty: true })) return false;
      if (element instanceof HTMLElement && element.tabIndex < 0) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // The arrow keys lead to the other answers of a question.
      const answers = [
        ...(element.form ?? document).querySelectorAll<HTMLInputElement>('[type=radio]'),
      ].filter(({ name }) => name === element.name);
      return element === (answers.find(({ checked }) => checked) ?? answers[0]);
    };
    window.stops = [...document.querySelectorAll(usable)].filter(isStop);
    return window.stops.map((stop, index) => `${index} ${stop.outerHTML.slice(0, 80)}`);
  });

/** Which noted element has focus, whether that can be seen, and whether something lies over it. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A field is marked by the frame around it, a card as a whole by what its link spreads over it.
    const around = [element, element.parentElement, element.closest('li')].filter((one) => one !== null);
    const styles = [...around.map((one) => getComputedStyle(one)), getComputedStyle(element, '::after')];
    // What is drawn in the middle of each of its boxes; outside of the window, nothing is.
    const drawn = () =>
      [...element.getClientRects()].map(({ left, top, width, height }) =>
        document.elementFromPoint(left + width / 2, top + height / 2),
      );
    const isSeen = () =>
      drawn().some(
        (hit) => hit && (element.contains(hit) || hit.contains(element) || hit.matches('label, label *')),
      );
    // When something has grown above it, the browser scrolls along as it draws the next frame.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (!isSeen()) await nextFrame();
    const index = window.stops.indexOf(element);
    // The bar at the bottom learns that the page was scrolled some frames later; the next key goes to it.
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

/** Each page in a wide window; in a narrow one those that together show every section. */
const walks = [
  ...distinctPages().map((path) => [path, 1280] as const),
  ...coveringPages().map((path) => [path, 375] as const),
];

test.for(walks)(
  '%s: the keyboard reaches everything in order, with a focus that shows, at %i pixels',
  async ([path, width], { visit }) => {
    const page = await visit(path, { viewport: { width, height: 800 }, hasCache: true });
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
      // The keyboard passes through what a frame shows, and comes out of it again.
      if (focus.isFrame) {
        frames.add(focus.html);
        continue;
      }
      const stop = stops[focus.index] ?? `not noted: ${focus.html}`;
      // A date has stops of its own for month, day, year and calendar.
      if (focus.hasParts && stop === reached.at(-1)) continue;
      reached.push(stop);
      if (!focus.isMarked) badly.push(`not marked: ${stop}`);
      if (focus.coveredBy) badly.push(`covered: ${stop} by ${focus.coveredBy}`);
    }
    expect(reached).toEqual(stops);
    expect(frames.size).toBe(await page.locator('main iframe:visible').count());
    expect(badly).toEqual([]);
  },
);
