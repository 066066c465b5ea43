import axe from 'axe-core';
import type { Page } from 'playwright';

/** Opens what can be opened without leaving the page, so that hidden words are looked at too. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });

/** axe's tags of what WCAG 2.2 asks for at level AA. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe's rules whose verdict depends on colors, sizes or what lies where; the others judge the document alone. */
export const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * What is broken by axe's rules: the rule and the elements.
 *
 * axe itself runs in the page, which has no frames: `@axe-core/playwright` opens a second page for each look.
 *
 * @param only names of rules, or tags; all rules without it.
 */
export async function faults(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
    },
    {
      resultTypes: ['violations' as const],
      ...(only && { runOnly: only }),
      // axe leaves WCAG 2.2's rule out unless it is asked for.
      rules: { 'target-size': { enabled: true } },
    },
  );
  return violations.map(
    ({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`,
  );
}

/** Elements that stick out of the window to the right, except inside an area that scrolls by itself. */
export const overflowing = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true;
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5 &&
        !scrolls(element),
    );
    return wide.map((element) => `${element.tagName} ${element.getAttribute('class')}`);
  });

/** Of a page that is printed: shown elements that are not black on white, or do not stand in the text. */
export const unlikePaper = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [
        { element, style: getComputedStyle(element) },
        { element, style: getComputedStyle(element, '::before') },
      ])
      .filter(
        ({ style }) =>
          style.color !== 'rgb(0, 0, 0)' ||
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          style.backgroundImage !== 'none' ||
          ['fixed', 'sticky'].includes(style.position),
      )
      .map(
        ({ element, style }) => `${element.outerHTML.slice(0, 90)} ${style.color} ${style.backgroundColor}`,
      ),
  );
