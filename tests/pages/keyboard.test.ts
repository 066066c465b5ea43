import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { demoPages } from './demoPages.ts';
import { test } from './visit.ts';

declare global {
  interface Window {
    /** What the keyboard must reach, in order; set by these tests. */
    stops: Element[];
  }
}

/** Notes everything that can be used, in the order of the document. @returns their descriptions. */
const noteStops = (page: Page) =>
  page.evaluate(() => {
    const usable =
      'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary, [tabindex]';
    const isStop = (element: Element) => {
      // The bar at the bottom shows once the visitor has come further down.
      const isLater = element.closest('[data-section=StickyCallToAction]') !== null;
      if (!isLater && !element.checkVisibility({ visibilityProperty: true })) return false;
      if (element instanceof HTMLElement && element.tabIndex < 0) return false;
      // The arrow keys lead to the other answers of a question.
      const { name, type } = element as HTMLInputElement;
      const group = `input[type=radio][name="${name}"]`;
      const stop = document.querySelector(`${group}:checked`) ?? document.querySelector(group);
      return type !== 'radio' || stop === element;
    };
    window.stops = [...document.querySelectorAll(usable)].filter(isStop);
    return window.stops.map((stop, index) => `${index} ${stop.outerHTML.slice(0, 80)}`);
  });

/** Which noted element has focus, whether that can be seen, and whether something lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return { index: -1, isMarked: false, isCovered: false };
    // A card is marked as a whole, a field by the frame around it.
    const around = [element, element.parentElement, element.closest('li')].filter((one) => one !== null);
    const boxes = [...element.getClientRects()];
    const isSeen = boxes.some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || hit.matches('label, label *'))
      );
    });
    return {
      index: window.stops.indexOf(element),
      isMarked: around
        .map((one) => getComputedStyle(one))
        .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
      isCovered: !isSeen,
    };
  });

// A page for errors moves the focus to what is wrong.
describe.each(demoPages().filter((path) => !path.includes('.error')))('%s', (path) => {
  test.for([1280, 375])(
    'the keyboard reaches everything in order, with a focus that shows, at %i pixels',
    async (width, { visit }) => {
      const page = await visit(path, { viewport: { width, height: 800 } });
      const stops = await noteStops(page);
      expect(stops.length).toBeGreaterThan(10);
      const reached: (string | undefined)[] = [];
      const badly: (string | undefined)[] = [];
      // A date has stops of its own for month, day, year and calendar; an island may replace what was noted.
      for (let press = 0; press < stops.length + 20 && reached.length < stops.length; press++) {
        await page.keyboard.press('Tab');
        const { index, isMarked, isCovered } = await focused(page);
        if (index === 0 && reached.length > 0) break;
        if (index < 0 || stops[index] === reached.at(-1)) continue;
        reached.push(stops[index]);
        if (!isMarked) badly.push(`not marked: ${stops[index]}`);
        if (isCovered) badly.push(`covered: ${stops[index]}`);
      }
      // A form that has woken up takes away fields that depend on others; arrow keys lead to other answers.
      const stayed = await page.evaluate(() =>
        window.stops.map((stop) => stop.isConnected && !stop.matches(':disabled, [type=radio]')),
      );
      const isAnswer = (stop: string | undefined) => stop?.includes('type="radio"') ?? false;
      expect(reached.filter((stop) => !isAnswer(stop))).toEqual(
        stops.filter((_stop, index) => stayed[index]),
      );
      expect(badly).toEqual([]);
    },
  );
});
