import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** Opens all details of the page, so that their contents are tested too. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details:has(> :not(summary))')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });

/** axe's rules that depend on colors: a page that passed all rules needs only these in its other scheme. */
export const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** axe's rules that depend on colors, sizes or positions. The others only depend on the document. */
export const rulesOfLooks = [...rulesOfColor, 'scrollable-region-focusable', 'target-size'];

/** The minified axe, because it is sent to each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's violations: the rule and the elements.
 *
 * axe runs directly in the page, which has no frames: its package for Playwright would open a second page for each run.
 *
 * @param only Names of rules, or tags. By default, all rules.
 */
export async function faults(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (options) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
    },
    {
      resultTypes: ['violations' as const],
      ...(only && { runOnly: only }),
      // axe disables this rule of WCAG 2.2 by default.
      rules: { 'target-size': { enabled: true } },
    },
  );
  return violations.map(
    ({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`,
  );
}

/** Returns elements that overflow the window to the right, except inside scrollable areas. */
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

/** Returns visible elements of a printed page that are not black on white, or are positioned outside the text flow. */
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

/** Sets the largest text spacing that a visitor may choose (WCAG 1.4.12). */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Returns times of day and telephone numbers in text that break across lines. */
export const torn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll('p, li, td, th, dd')) {
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        for (const { index, 0: time } of (node.nodeValue ?? '').matchAll(/\d\s[ap]\.\s?m\./g)) {
          range.setStart(node, index);
          range.setEnd(node, index + time.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(time);
        }
      }
      for (const link of element.querySelectorAll(':scope > a[href^="tel:"]'))
        if (link.getClientRects().length > 1) found.push(link.outerHTML);
    }
    return found;
  });

/** Returns elements whose text is clipped, and selects that are too narrow for their longest option. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const described = (element: Element) => `${element.outerHTML.slice(0, 80)} ${element.textContent}`;
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      // Text that is hidden visually, or from everybody.
      if (clipPath !== 'none' || element.closest('[aria-hidden=true]')) return false;
      const isWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return isWide || (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
    };
    // Returns the width of the longest option, or of its longest word where options wrap.
    const widest = (select: HTMLSelectElement) => {
      const words = document.createElement('span');
      const { font, letterSpacing, wordSpacing, whiteSpace } = getComputedStyle(select);
      const style = {
        font,
        letterSpacing,
        wordSpacing,
        whiteSpace,
        width: 'min-content',
        position: 'absolute',
      };
      Object.assign(words.style, style);
      document.body.append(words);
      const widths = [...select.options].map(({ text }) => {
        words.textContent = text;
        return words.getBoundingClientRect().width;
      });
      words.remove();
      return Math.max(...widths);
    };
    const isTooLong = (select: HTMLSelectElement) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return widest(select) > room + 1;
    };
    const shown = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility());
    return [
      ...shown.filter(isCut).map(described),
      ...shown.filter((element) => element instanceof HTMLSelectElement && isTooLong(element)).map(described),
    ];
  });
