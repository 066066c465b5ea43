import type { Page } from 'playwright';

/** Places and looks of an example's elements, relative to the example, and of what it has opened. */
export type Boxes = readonly string[];

/** Marks what a page has from the beginning: what is added to the body later was opened. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const child of document.body.children) child.setAttribute('data-of-page', '');
  });

/**
 * Returns the boxes of examples, by their names.
 *
 * @param section The section that shows the examples.
 * @param only The one example to read, with what it has opened.
 */
export const boxesOf = (page: Page, section: string, only?: string): Promise<Record<string, Boxes>> =>
  page.evaluate(
    ([ofSection, name]) => {
      // What is placed against the window or the page has the same place in every example.
      const isOutside = (element: Element, example: Element) => {
        for (let one: Element | null = element; one !== null && one !== example; one = one.parentElement) {
          const { position } = getComputedStyle(one);
          const around = one instanceof HTMLElement ? one.offsetParent : null;
          if (position === 'fixed') return true;
          if (position === 'absolute' && around !== null && !example.contains(around)) return true;
        }
        return false;
      };
      const boxesIn = (root: Element, isOpened: boolean) => {
        const example = root.getBoundingClientRect();
        return (
          [...root.querySelectorAll('*')]
            // What a press draws comes and goes by itself.
            .filter((element) => element.parentElement?.closest('.MuiTouchRipple-root') === null)
            .filter(({ localName }) => !['link', 'style'].includes(localName))
            .map((element) => {
              if (element.getClientRects().length === 0) return `${element.localName} none`;
              const { x, y, width, height } = element.getBoundingClientRect();
              const { opacity, visibility, color, backgroundColor } = getComputedStyle(element);
              const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
              const isField = element.matches('input, select, textarea');
              const start = isOpened || isOutside(element, root) ? { x: -scrollX, y: -scrollY } : example;
              const place = [x - start.x, y - start.y, width, height].map((value) => Math.round(value));
              return [
                element.localName,
                ...place,
                opacity,
                visibility,
                color,
                backgroundColor,
                texts.map((node) => node.textContent).join(''),
                isField && 'value' in element ? element.value : '',
              ].join(' ');
            })
        );
      };
      const boxes = (example: HTMLElement) => {
        const opened = name === undefined ? [] : document.querySelectorAll('body > :not([data-of-page])');
        return [
          ...boxesIn(example, false),
          ...[...opened].flatMap((element) => ['opened', ...boxesIn(element, true)]),
        ];
      };
      const examples = document.querySelectorAll<HTMLElement>(`[data-section=${ofSection}] [data-example]`);
      return Object.fromEntries(
        [...examples].flatMap((example) => {
          const of = example.dataset['example'] ?? '';
          return name === undefined || name === of ? [[of, boxes(example)] as const] : [];
        }),
      );
    },
    [section, only] as const,
  );
