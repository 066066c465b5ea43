import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '#tests/pages/visit.ts';

const phone = { viewport: { width: 375, height: 812 } };
const tablet = { viewport: { width: 768, height: 1024 } };
const laptop = { viewport: { width: 1280, height: 800 } };

/** Where the first element is that a selector finds. */
async function boxOf(page: Page, selector: string): Promise<DOMRect> {
  return page
    .locator(selector)
    .first()
    .evaluate((element): DOMRect => element.getBoundingClientRect().toJSON());
}

describe('WIDG-08 the words of a step', () => {
  const panel = '[role=tabpanel]:not([hidden])';

  test.for([tablet, laptop])(
    'stand beside the middle of their picture where there is room for both',
    async (options, { visit }) => {
      const page = await visit('/checking.html', options);
      const words = await boxOf(page, `${panel} > div`);
      const picture = await boxOf(page, `${panel} img`);
      expect(words.right).toBeLessThanOrEqual(picture.left);
      expect(Math.abs(words.top + words.bottom - picture.top - picture.bottom)).toBeLessThan(2);
    },
  );

  test('have a picture below them on a phone that is never a narrow strip', async ({ visit }) => {
    const page = await visit('/checking.html', phone);
    const words = await boxOf(page, `${panel} > div`);
    const picture = await boxOf(page, `${panel} img`);
    expect(picture.top).toBeGreaterThanOrEqual(words.bottom);
    expect(picture.width / picture.height).toBeLessThan(2.3);
  });
});

describe('banners on a phone', () => {
  test('have actions of one width beside the picture', async ({ visit }) => {
    const page = await visit('/', phone);
    const widths = await page
      .locator('[data-section=HeroBanner] a.MuiButton-root')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(widths).toHaveLength(2);
    expect(new Set(widths).size).toBe(1);
  });

  test('of a task have their action in one line below the picture', async ({ visit }) => {
    const page = await visit('/help.html', phone);
    const action = await boxOf(page, '[data-section=HeroBanner] a.MuiButton-root');
    const picture = await boxOf(page, '[data-section=HeroBanner] img');
    expect(action.top).toBeGreaterThanOrEqual(picture.bottom);
    expect(action.height).toBeLessThan(60);
  });
});

test.for(['/offers/', '/mortgage/consultant.html', '/security.html', '/es/help.html'])(
  'the picture in the banner of %s has the mask of the brand: an arch that stands on the lower edge',
  async (path, { visit }) => {
    const page = await visit(path, laptop);
    const shapes = await page.locator('[data-section=HeroBanner] img').evaluateAll((all) =>
      all.map((one) => {
        const { borderTopLeftRadius, borderBottomLeftRadius, objectFit } = getComputedStyle(one);
        return { isRound: parseFloat(borderTopLeftRadius) > 100, borderBottomLeftRadius, objectFit };
      }),
    );
    expect(shapes).toEqual([{ isRound: true, borderBottomLeftRadius: '0px', objectFit: 'cover' }]);
  },
);

test('WIDG-03 a panel at the end of a page keeps its distance to the footer', async ({ visit }) => {
  const page = await visit('/contact-us.html', laptop);
  const panel = await boxOf(page, '[data-section=ShowHidePanel] details');
  const footer = await boxOf(page, 'footer');
  expect(footer.top - panel.bottom).toBeGreaterThan(48);
});

test.for([320, 375, 768])(
  'WIDG-02 in a window of %i pixels the button that explains a row never has a line to itself',
  async (width, { visit }) => {
    const page = await visit('/compare-accounts.html', { viewport: { width, height: 800 } });
    const alone = await page.locator('tbody th:has(button)').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const words = document.createRange();
        const button = row.querySelector('button');
        const word = button?.previousElementSibling ?? button?.previousSibling;
        if (!button || !word) return [row.textContent];
        words.selectNode(word);
        const last = [...words.getClientRects()].findLast((line) => line.width > 1);
        const middle = (button.getBoundingClientRect().top + button.getBoundingClientRect().bottom) / 2;
        return last && middle > last.top && middle < last.bottom ? [] : [row.textContent];
      }),
    );
    expect(alone).toEqual([]);
  },
);

test('MODAL-02 on a phone the two buttons of a dialog are of one width, one below the other', async ({
  visit,
}) => {
  const page = await visit('/locations.html', phone);
  await page
    .getByRole('link', { name: /^Directions/ })
    .first()
    .click();
  const boxes = await page
    .locator('dialog[open] :is(a, button)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const buttons = boxes.toSorted((one, other) => one.top - other.top);
  expect(buttons).toHaveLength(2);
  expect(Math.abs((buttons[0]?.width ?? 0) - (buttons[1]?.width ?? 9))).toBeLessThan(1);
  expect(buttons[1]?.top).toBeGreaterThanOrEqual(buttons[0]?.bottom ?? Infinity);
});
