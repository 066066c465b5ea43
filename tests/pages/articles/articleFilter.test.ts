import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { answersAtOnce } from '#tests/pages/answersAtOnce.ts';
import { noteShifts, shifted } from '#tests/pages/layoutShift.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test, type VisitOptions } from '#tests/pages/visit.ts';

const path = '/articles.html';
const narrow: VisitOptions = { viewport: { width: 375, height: 812 } };
const withoutScripts: VisitOptions = { javaScriptEnabled: false, ...narrow };

/** The test site contains other articles in addition to the bank's. */
const allOnPageOne = /^(\d+) articles, page 1 of (\d+)$/;

const filter = (page: Page) => page.locator('[data-section=ArticleFilter]');
const found = (page: Page) => filter(page).locator('[data-part=found]');
const foundText = (page: Page) => found(page).innerText();
const titles = (page: Page) => filter(page).locator('li h3').allInnerTexts();
const box = (page: Page) => filter(page).getByRole('searchbox');
const topic = (page: Page) => filter(page).getByRole('combobox', { name: 'Topic' });
const show = (page: Page) => filter(page).getByRole('button', { name: 'Show results' });
const active = (page: Page) => filter(page).locator('[role=option][data-active=true]').innerText();
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const hydrated = async (page: Page) => {
  await box(page).focus();
  await filter(page).and(page.locator('[data-hydration=hydrated]')).waitFor();
};

describe('the article filter', () => {
  test('FILT-03 shows the first twelve from A to Z, asks nobody and loads no React before it is used', async ({
    visit,
  }) => {
    const page = await visit(path, narrow);
    await answered(page);
    const [, count, pages] = allOnPageOne.exec(await foundText(page)) ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(46);
    expect(Number(pages)).toBe(Math.ceil(Number(count) / 12));
    const names = await titles(page);
    expect(names).toHaveLength(12);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(await filter(page).getAttribute('data-hydration')).toBeNull();
    expect(await isWide(page)).toBe(false);
  });

  test('FILT-03 a tap on the button is painted before it is answered', async ({ visit }) => {
    const page = await visit(path, narrow);
    await hydrated(page);
    await box(page).fill('saving');
    expect(await answersAtOnce(show(page))).toBe(false);
    await expect.poll(() => asked(page)).toMatchObject({ text: 'saving' });
  });

  test('FILT-01 FILT-02 FILT-03 by keyboard only at 375 pixels', async ({ visit }) => {
    const page = await visit(path, { ...narrow, before: noteShifts, hasOwnWindow: true });
    const press = (key: string) => page.keyboard.press(key);
    await hydrated(page);
    expect(await show(page).isDisabled()).toBe(true);
    await press('Tab');
    expect(await topic(page).getAttribute('aria-expanded')).toBe('false');
    await press('Enter');
    expect(await topic(page).getAttribute('aria-expanded')).toBe('true');
    expect(await active(page)).toBe('All topics');
    await press('ArrowUp');
    expect(await active(page)).toBe('Retirement');
    await press('ArrowDown');
    expect(await active(page)).toBe('All topics');
    await press('Escape');
    expect(await topic(page).getAttribute('aria-expanded')).toBe('false');
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Space');
    expect(await topic(page).innerText()).toBe('Saving');
    expect(await show(page).isEnabled()).toBe(true);
    await press('Enter');
    await press('Home');
    await press('Enter');
    expect(await topic(page).innerText()).toBe('Topic');
    expect(await show(page).isDisabled()).toBe(true);
    await press('Enter');
    await press('Tab');
    expect(await topic(page).getAttribute('aria-expanded')).toBe('false');
    await press('Shift+Tab');
    await press('ArrowDown');
    await press('End');
    await press('Enter');
    await press('Shift+Tab');
    await page.keyboard.type('medicare');
    await press('Enter');
    await expect.poll(() => foundText(page)).toMatch(/^(?:One article|\d articles)$/);
    await expect.poll(() => hasFocus(found(page))).toBe(true);
    expect(asked(page)).toEqual({ action: 'search', text: 'medicare', topic: 'retirement' });
    expect(await shifted(page)).toBeLessThan(0.01);
    expect(await isWide(page)).toBe(false);
  });

  test('FILT-01 Back and Forward lead through the searches, and reset strips the query', async ({
    visit,
  }) => {
    const page = await visit(path);
    const all = await foundText(page);
    await hydrated(page);
    await box(page).fill('fraud');
    await show(page).click();
    await expect.poll(() => foundText(page)).toMatch(/^\d+ articles/);
    await expect.poll(() => foundText(page)).not.toBe(all);
    const first = await foundText(page);
    expect(asked(page)).toEqual({ action: 'search', text: 'fraud' });
    await page.goBack();
    await expect.poll(() => foundText(page)).toBe(all);
    expect(await box(page).inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => foundText(page)).toBe(first);
    expect(await box(page).inputValue()).toBe('fraud');
    await filter(page).getByText('Reset filters').click();
    await expect.poll(() => foundText(page)).toBe(all);
    expect(page.url()).toMatch(/\/articles\.html$/);
  });

  test('FILT-01 the page title says what was searched for, from the server and after a search without a page load', async ({
    visit,
  }) => {
    const usual = 'Articles: money questions, answered plainly';
    const served = await visit(`${path}?action=search&text=rate&topic=saving&page=2`, {
      javaScriptEnabled: false,
    });
    expect(await served.title()).toContain(`“rate”, Saving, page 2 | ${usual}`);
    const page = await visit(path);
    expect(await page.title()).toMatch(new RegExp(`^${usual}`));
    await hydrated(page);
    await box(page).fill('fraud');
    await show(page).click();
    await expect.poll(() => page.title()).toContain(`“fraud” | ${usual}`);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${usual}`));
  });

  test.for([
    [767, null],
    [768, 'button'],
  ] as const)(
    'WIDG-18 PAGE-16 at %i pixels the role of the reset link is %s',
    async ([width, role], { visit }) => {
      const page = await visit(path, { viewport: { width, height: 812 } });
      await hydrated(page);
      expect(await filter(page).getByText('Reset filters').getAttribute('role')).toBe(role);
    },
  );

  test('FILT-02 letters lead to the option that starts with them, and the active option is always in view', async ({
    visit,
  }) => {
    const page = await visit(path, { viewport: { width: 375, height: 420 } });
    await hydrated(page);
    await topic(page).focus();
    // The list opens at the option.
    await page.keyboard.press('r');
    await expect.poll(() => active(page)).toBe('Retirement');
    const isInView = () =>
      filter(page)
        .locator('[role=option][data-active=true]')
        .evaluate((option) => {
          const { top, bottom } = option.getBoundingClientRect();
          const list = option.parentElement?.getBoundingClientRect() ?? new DOMRect();
          return top >= Math.max(0, list.top) - 1 && bottom <= Math.min(innerHeight, list.bottom) + 1;
        });
    await expect.poll(isInView).toBe(true);
    const names = await filter(page).getByRole('option').allInnerTexts();
    const [, second = ''] = names;
    await page.keyboard.press('Home');
    await expect.poll(() => active(page)).toBe(names[0]);
    await expect.poll(isInView).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => active(page)).toBe(names.at(-1));
    await expect.poll(isInView).toBe(true);
    // Several letters, ignoring case; a space belongs to them.
    await page.keyboard.type(second.toUpperCase().slice(0, 5));
    await expect.poll(() => active(page)).toBe(second);
    // Keys of an input method choose nothing.
    await topic(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    expect(await topic(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => topic(page).innerText()).toBe(second);
  });

  test('V23 SRCH-04 offline and with a silent service, the filter says so within ten seconds', async ({
    visit,
  }) => {
    const page = await visit(path, {
      expectedComplaints: /ERR_INTERNET_DISCONNECTED/,
      hasOwnWindow: true,
      prepare: (opened) => opened.clock.install(),
    });
    await hydrated(page);
    const failure = found(page).getByText('cannot be searched right now');
    await page.context().setOffline(true);
    await box(page).fill('saving');
    await show(page).click();
    await failure.waitFor();
    await page.context().setOffline(false);
    await page.route('**/svt/elmstone/search', () => {});
    await box(page).fill('taxes');
    await show(page).click();
    await expect.poll(() => failure.count()).toBe(0);
    await page.clock.fastForward(10_000);
    await failure.waitFor();
  });

  test('FILT-03 one letter is too few, two are searched for', async ({ visit }) => {
    const page = await visit(path);
    await hydrated(page);
    await box(page).fill('x');
    await show(page).click();
    await expect.poll(() => filter(page).getByText('Type at least 2 characters.').isVisible()).toBe(true);
    expect(asked(page)).toEqual({});
    await box(page).fill('cd');
    await show(page).click();
    await expect.poll(() => asked(page)).toEqual({ action: 'search', text: 'cd' });
    await expect.poll(() => foundText(page)).toMatch(/^(?:One article|\d+ articles)/);
    expect(await titles(page)).not.toEqual([]);
  });

  test('FILT-03 articles stand in a grid or in a list', async ({ visit }) => {
    const page = await visit(path);
    await hydrated(page);
    const columns = async () => {
      const lefts = await filter(page)
        .locator('li h3')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      return new Set(lefts).size;
    };
    const ofGrid = await columns();
    const list = filter(page).getByRole('button', { name: 'List' });
    await list.click();
    await expect.poll(() => list.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(columns).toBeLessThan(ofGrid);
    expect(await titles(page)).toHaveLength(12);
    await filter(page).getByRole('button', { name: 'Grid' }).click();
    await expect.poll(columns).toBe(ofGrid);
  });

  test('FILT-04 an article has its superhead, title, summary, product, readers and what to do with it', async ({
    visit,
  }) => {
    const doc = {
      resulturl: '/articles/told.html',
      title: 'Not this title',
      resulttitle: 'Told by the service',
      longsummary: 'What it is about.',
      sourcestr8: 'cds',
      sourcestr5: 'students',
      articleimageurl: '/media/told.svg',
      ctatype: 'watch',
      topic: 'fraud',
    };
    const page = await visit(path, {
      prepare: async (opened) => {
        await opened.route('**/svt/elmstone/search', (route) =>
          route.fulfill({ json: { methodresult: 'ok', DocumentCount: 1, Result: { Docs: [doc] } } }),
        );
        const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 30"/>';
        await opened.route('**/told.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
      },
    });
    await hydrated(page);
    await box(page).fill('told');
    await show(page).click();
    await expect.poll(() => foundText(page)).toBe('One article');
    const item = filter(page).locator('li', { hasText: 'Told by the service' });
    expect(await item.locator('p').allInnerTexts()).toEqual([
      'Fraud',
      'What it is about.',
      'Watch · CDs · Students',
    ]);
    expect(await item.getByRole('link').getAttribute('href')).toBe('/articles/told.html');
    expect(await item.locator('img').getAttribute('src')).toBe('/media/told.svg');
  });

  test('FILT-01 the topic in the path is the search text', async ({ visit }) => {
    const page = await visit('/articles/topic-home-buying.start.html');
    expect(await box(page).inputValue()).toBe('home buying');
    expect((await titles(page)).length).toBeGreaterThan(3);
  });
});

/**
 * Returns the photo of an article on the first page: its file, the width according to `sizes`, and its rendered width.
 */
async function photoOn(page: Page) {
  const photo = filter(page).locator('li', { hasText: 'A ladder of trial' }).locator('picture img');
  await photo.scrollIntoViewIfNeeded();
  await answered(page);
  return photo.evaluate((image: HTMLImageElement) => ({
    file: new URL(image.currentSrc).pathname,
    said: image.naturalWidth,
    shown: image.getBoundingClientRect().width,
  }));
}

async function expectFittingPhoto(page: Page) {
  const { file, said, shown } = await photoOn(page);
  expect(file).toMatch(/^\/media\/harbor-morning-\d+\.[\w-]{10}\.avif$/);
  expect(Math.abs(said - shown) / shown, `${said} for ${shown}`).toBeLessThan(0.06);
  const [, pixels = ''] = /-(\d+)\./.exec(file) ?? [];
  expect(Number(pixels)).toBeLessThanOrEqual(Math.max(480, shown * 1.7));
}

describe.each([375, 768, 1280])('photos in the article filter at %i pixels', (width) => {
  const window = { viewport: { width, height: 800 } };

  test('fit the layout, as published, after a search and in a list', async ({ visit }) => {
    const page = await visit(path, window);
    await expectFittingPhoto(page);
    await hydrated(page);
    await expectFittingPhoto(page);
    await box(page).fill('trialladder');
    await show(page).click();
    await expect.poll(() => foundText(page)).toBe('One article');
    await expectFittingPhoto(page);
    await filter(page).getByRole('button', { name: 'List' }).click();
    await expectFittingPhoto(page);
  });

  test('fit it without JavaScript', async ({ visit }) => {
    const options = { ...window, javaScriptEnabled: false };
    const page = await visit(`${path}?action=search&text=trialladder`, options);
    const photo = filter(page).locator('picture');
    const [type, said] = ['type', 'sizes'].map((name) => photo.locator('source').first().getAttribute(name));
    expect(await type).toBe('image/avif');
    expect(await said).toMatch(/^\(min-width: 66em\) /);
  });
});

describe('the article filter without JavaScript', () => {
  test('FILT-01 the page of a topic shows the same articles before and after a search for its text', async ({
    visit,
  }) => {
    const page = await visit('/articles/topic-saving.start.html', withoutScripts);
    const published = [await foundText(page), await titles(page)];
    await show(page).click();
    await page.waitForURL('**/topic-saving.start.html?action=search&**');
    expect(asked(page)).toMatchObject({ action: 'search', text: 'saving' });
    expect([await foundText(page), await titles(page)]).toEqual(published);
    await filter(page).getByRole('combobox', { name: 'Topic' }).selectOption('borrowing');
    await show(page).click();
    await page.waitForURL('**topic=borrowing**');
    expect((await titles(page)).length).toBeGreaterThan(0);
  });

  test('FILT-01 is a form that the server answers', async ({ visit }) => {
    const page = await visit(path, withoutScripts);
    await filter(page).getByRole('combobox', { name: 'Topic' }).selectOption('fraud');
    await show(page).click();
    await page.waitForURL('**/articles.html?action=search&**');
    expect(await foundText(page)).toMatch(/^\d+ articles$/);
    expect(await filter(page).getByRole('combobox', { name: 'Topic' }).inputValue()).toBe('fraud');
    expect(await isWide(page)).toBe(false);
  });

  test.for([
    ['topic=__proto__', allOnPageOne],
    ['topic=zzz', allOnPageOne],
    ['unknown=x', allOnPageOne],
    ['page=1e9', /page (\d+) of \1$/],
    ['page=-1', allOnPageOne],
    [`text=${encodeURIComponent('😀😀')}`, /^No articles found$/],
    ['text=x', /^Type at least 2/],
    ['text=a.', /^No articles found$/],
    ['text=%22', /^Type at least 2/],
  ] as const)('FILT-01 the address %s is answered right or empty', async ([query, says], { visit }) => {
    const page = await visit(`${path}?action=search&${query}`, withoutScripts);
    expect(await foundText(page)).toMatch(says);
  });
});
