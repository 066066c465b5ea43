import { expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test } from '#tests/pages/visit.ts';

const ratesPage = '/cd-rates.html';

test.for([375, 1280])(
  'a banner’s decorative picture shows and is fetched once at a width of %i px',
  async (width, { visit }) => {
    const fetched: string[] = [];
    const page = await visit(ratesPage, {
      viewport: { width, height: 800 },
      hasOwnWindow: true,
      prepare: async (opened) => opened.on('request', (request) => fetched.push(request.url())),
    });
    const picture = page.locator('[data-section=HeroBanner] img');
    const address = (await picture.getAttribute('src')) ?? '';
    expect(await picture.isVisible()).toBe(true);
    await answered(page);
    expect(fetched.filter((url) => url.endsWith(address))).toHaveLength(1);
  },
);

test('PAGE-05 an address with an item’s id opens it, scrolls to it and moves focus to it', async ({
  visit,
}) => {
  const page = await visit(`${ratesPage}#insured`);
  const item = page.locator('#insured');
  await expect.poll(() => item.getAttribute('open')).toBe('');
  await expect.poll(() => hasFocus(item.locator('summary'))).toBe(true);
  expect(await item.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  expect(await item.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test('PAGE-05 a link on the page opens the item it names, and a strange hash does no harm', async ({
  visit,
}) => {
  const page = await visit(ratesPage);
  for (const hash of ['%', '1abc', 'a.b', '%E0%A4%A', '"]<b>']) {
    await page.evaluate((value) => {
      location.hash = value;
    }, hash);
  }
  await page.evaluate(() => {
    location.hash = 'renewal';
  });
  await expect.poll(() => page.locator('#renewal').getAttribute('open')).toBe('');
});

test('PAGE-05 the page itself scrolls to the item, for browsers that scroll before it is open', async ({
  visit,
}) => {
  const page = await visit(ratesPage);
  const item = page.locator('#insured');
  const isInView = () =>
    item.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
  expect(await isInView()).toBe(false);
  await page.evaluate(() => {
    // No browser scrolls for this.
    history.replaceState(null, '', '#insured');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expect.poll(() => item.getAttribute('open')).toBe('');
  await expect.poll(isInView).toBe(true);
});

test('PAGE-05 the item that a link opens is at the top of the window, although its sibling above it closes', async ({
  visit,
}) => {
  const page = await visit('/trial/panels.html', { viewport: { width: 375, height: 500 } });
  // As in browsers that do not keep their place when something above it changes its height.
  await page.evaluate(() => {
    for (const { style } of [document.documentElement, document.body]) style.overflowAnchor = 'none';
  });
  const sibling = page.locator('#an-answer');
  await sibling.locator('summary').click();
  await expect.poll(() => sibling.getAttribute('open')).toBe('');
  await page.evaluate(() => {
    location.hash = 'another-answer';
  });
  const item = page.locator('#another-answer');
  await expect.poll(() => item.getAttribute('open')).toBe('');
  await expect.poll(() => sibling.getAttribute('open')).toBe(null);
  // Below the space that the style sheet reserves for sticky elements.
  const top = () => item.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(78);
  expect(await top()).toBeLessThanOrEqual(82);
});

test('WIDG-01 opening an item closes its sibling and shows its picture, or the default', async ({
  visit,
}) => {
  const page = await visit(ratesPage);
  const section = page.locator('#questions');
  const shown = section.locator('[data-picture]:visible');
  const source = () => shown.locator('img').getAttribute('src');
  expect(await source()).toContain('hourglass');
  await section.getByText('How are deposits insured?').click();
  await expect.poll(source).toContain('safe');
  await section.getByText('How is interest calculated?').click();
  await expect.poll(source).toContain('hourglass');
  expect(await section.locator('details[open]').count()).toBe(1);
  await section.getByText('How is interest calculated?').click();
  await expect.poll(() => section.locator('details[open]').count()).toBe(0);
  expect(await shown.count()).toBe(1);
});

test('V17 PAGE-05 the same link opens its panel again after the visitor has closed it: accordion, panel, tab', async ({
  visit,
}) => {
  const page = await visit('/trial/panels.html');
  for (const [link, id, heading] of [
    ['the answer', 'an-answer', 'An answer'],
    ['the fees', 'all-fees', 'Hide them'],
  ] as const) {
    const details = page.locator(`#${id}`);
    const isOpen = () => details.evaluate((element: HTMLDetailsElement) => element.open);
    for (const _round of [1, 2]) {
      await page.getByRole('link', { name: link }).click();
      await expect.poll(isOpen).toBe(true);
      await expect.poll(() => hasFocus(details.locator('summary'))).toBe(true);
      await details.getByText(heading).click();
      await expect.poll(isOpen).toBe(false);
    }
  }
  const shown = page.locator('[role=tabpanel]:visible');
  for (const _round of [1, 2]) {
    await page.getByRole('link', { name: 'the second step' }).click();
    await expect.poll(() => shown.getAttribute('id')).toBe('second-step');
    await page.getByRole('tab', { name: 'First' }).click();
    await expect.poll(() => shown.getAttribute('id')).toBe('first-step');
  }
});

test('WIDG-08 arrow keys, Home and End move between the tabs and show their panels', async ({ visit }) => {
  const page = await visit(ratesPage);
  const tabs = page.getByRole('tab');
  const state = async () => [
    await page.locator('*:focus').innerText(),
    await page.locator('[role=tab][aria-selected=true]').innerText(),
    await page.locator('[role=tabpanel]:visible').getAttribute('id'),
  ];
  await tabs.first().focus();
  const seen = [];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await page.keyboard.press(key);
    seen.push(await state());
  }
  expect(seen).toEqual([
    ['Fund', 'Fund', 'fund'],
    ['Decide', 'Decide', 'decide'],
    ['Choose', 'Choose', 'choose'],
    ['Decide', 'Decide', 'decide'],
    ['Choose', 'Choose', 'choose'],
  ]);
  // The tabs are a single tab stop.
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
});

test('WIDG-08 the links between the steps switch panels, and so does an address', async ({ visit }) => {
  const page = await visit(ratesPage);
  const panel = page.locator('[role=tabpanel]:visible');
  await panel.getByRole('link', { name: 'Next: Fund' }).click();
  await expect.poll(() => panel.getAttribute('id')).toBe('fund');
  await panel.getByRole('link', { name: 'Previous: Choose' }).click();
  await expect.poll(() => panel.getAttribute('id')).toBe('choose');
  expect(await page.locator('*:focus').innerText()).toBe('Choose');
  const other = await visit(`${ratesPage}#earn`);
  await expect.poll(() => other.locator('[role=tabpanel]:visible').getAttribute('id')).toBe('earn');
});

test('WIDG-06 a reference leads to its note and the note back; a repeated one keeps its number', async ({
  visit,
}) => {
  const page = await visit(ratesPage);
  const references = page.locator('main sup a');
  const numbers = await references.allTextContents();
  const first = [...new Set(numbers)];
  expect(first).toEqual([...first].toSorted((one, other) => Number(one) - Number(other)));
  expect(numbers.length).toBeGreaterThan(first.length);
  expect(await page.locator('[data-section=Footnotes] ol > li').count()).toBe(first.length);
  await references.first().click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#fn-apy');
  await page.locator('#fn-apy').getByRole('link', { name: 'Back to the text of note 1' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#fnref-apy');
  expect(await page.locator('#fnref-apy').isVisible()).toBe(true);
});

test('WIDG-13 the bar at the bottom waits for the banner to be passed and stops before the disclosures', async ({
  visit,
}) => {
  const page = await visit(ratesPage);
  const bar = page.locator('[data-section=StickyCallToAction]');
  const bottom = () =>
    bar.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom));
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.locator('#early').scrollIntoViewIfNeeded();
  await expect.poll(() => bar.isVisible()).toBe(true);
  expect(await bottom()).toBe(0);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(bottom).toBeGreaterThan(0);
  const disclosures = page.locator('[data-section=Footnotes]');
  expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    1 + (await disclosures.evaluate((element) => element.getBoundingClientRect().top)),
  );
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => bar.isVisible()).toBe(false);
});

test.for([true, false])(
  'WIDG-13 a bar that its author put first sticks to the window and comes to rest before the disclosures, scripts: %s',
  async (javaScriptEnabled, { visit }) => {
    const page = await visit('/trial/bar-first.html', { javaScriptEnabled });
    const bar = page.locator('[data-section=StickyCallToAction]');
    const scrollTo = (selector: string) =>
      page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const gap = () =>
      bar.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom));
    // Only a script can wait until the banner is passed.
    await expect.poll(() => bar.isVisible()).toBe(!javaScriptEnabled);
    await scrollTo('main [data-section=RichText] p >> nth=0');
    await expect.poll(() => bar.isVisible()).toBe(true);
    expect(await gap()).toBe(0);
    await scrollTo('[data-section=Footnotes]');
    await expect.poll(gap).toBeGreaterThan(0);
    const { bottom, top } = await page.evaluate(() => ({
      bottom: document.querySelector('[data-section=StickyCallToAction]')?.getBoundingClientRect().bottom,
      top: document.querySelector('[data-section=Footnotes]')?.getBoundingClientRect().top,
    }));
    expect(bottom).toBe(top);
  },
);

test.for([
  ['banner-last', 'header'],
  ['banner-second', '[data-section=HeroBanner]'],
] as const)('WIDG-13 on the page %s the bar waits until %s is passed', async ([name, opening], { visit }) => {
  const page = await visit(`/trial/${name}.html`, { viewport: { width: 375, height: 500 } });
  const bar = page.locator('[data-section=StickyCallToAction]');
  const scrollBy = (pixels: number) =>
    page.locator(opening).evaluate((element, by) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().bottom + by, behavior: 'instant' });
    }, pixels);
  await scrollBy(20);
  await expect.poll(() => bar.isVisible()).toBe(true);
  await scrollBy(-20);
  await expect.poll(() => bar.isVisible()).toBe(false);
});

test('WIDG-13 of several crossings of the banner that the browser tells at once, the last counts', async ({
  visit,
}) => {
  const page = await visit('/trial/sticky-bar.html', {
    before: () => {
      const crossing = (isIntersecting: boolean, bottom: number) =>
        ({ isIntersecting, boundingClientRect: { bottom } }) as IntersectionObserverEntry;
      class Observer extends IntersectionObserver {
        constructor(tell: IntersectionObserverCallback) {
          super(() => tell([crossing(true, 100), crossing(false, -100)], this));
        }
      }
      globalThis.IntersectionObserver = Observer;
    },
  });
  await expect.poll(() => page.locator('[data-section=StickyCallToAction]').isVisible()).toBe(true);
});

test('WIDG-13 the bar at the bottom makes way for a field that is in use', async ({ visit }) => {
  const page = await visit('/cd-rates.html', { viewport: { width: 375, height: 740 } });
  const field = page.locator('input[name=zipcode]').first();
  const bar = page.locator('[data-section=StickyCallToAction]');
  // As after an error that moved the field down: its lower part is where the bar is.
  await field.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' });
  });
  await expect.poll(() => bar.isVisible()).toBe(true);
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await expect.poll(() => bar.isVisible()).toBe(false);
  const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(
    await field.evaluate((element, place) => document.elementFromPoint(place[0], place[1]) === element, [
      x + width / 2,
      y + height - 4,
    ] as const),
  ).toBe(true);
  await field.evaluate((element) => element.blur());
  await expect.poll(() => bar.isVisible()).toBe(true);
});

test('WIDG-13 the bar at the bottom is shown past the banner, also while another main action is in view', async ({
  visit,
}) => {
  const page = await visit('/trial/sticky-bar.html', { viewport: { width: 375, height: 500 } });
  const bar = page.locator('[data-section=StickyCallToAction]');
  /** Scrolls to a place, and returns whether the banner is passed and whether the page's own action is in view. */
  const scrollTo = async (selector: string) => {
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return page.evaluate(() => {
      const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom } = boxOf('#box button');
      return {
        isPast: boxOf('[data-section=HeroBanner]').bottom <= 0,
        isOffered: bottom > 0 && top < innerHeight,
      };
    });
  };
  const before = 'p >> text=A page tells';
  const after = 'p >> text=What else';
  const banner = '[data-section=HeroBanner] h1';
  expect(await scrollTo(banner)).toEqual({ isPast: false, isOffered: false });
  await expect.poll(() => bar.isVisible()).toBe(false);
  expect(await scrollTo(before)).toEqual({ isPast: true, isOffered: false });
  await expect.poll(() => bar.isVisible()).toBe(true);
  expect(await scrollTo('#box button')).toEqual({ isPast: true, isOffered: true });
  await expect.poll(() => bar.isVisible()).toBe(true);
  expect(await scrollTo(after)).toEqual({ isPast: true, isOffered: false });
  await expect.poll(() => bar.isVisible()).toBe(true);
  await scrollTo(banner);
  await expect.poll(() => bar.isVisible()).toBe(false);
});
