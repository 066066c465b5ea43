import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { asPublished } from '#tests/pages/asPublished.ts';
import { manyPages } from '#tests/pages/trialPages.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { answered, test } from '#tests/pages/visit.ts';
import { waiting } from '#tests/pages/waiting.ts';

const searchPage = '/search.html';
const service = '**/svt/elmstone/search';
const box = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.locator('[data-section=SearchResults]');
const said = (page: Page) => page.locator('[data-section=SearchBox] [role=status]');

/** Records the bodies of calls to the search service. */
function noteCalls(page: Page): Record<string, unknown>[] {
  const calls: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/search')) calls.push(request.postDataJSON() as Record<string, unknown>);
  });
  return calls;
}

const suggest = (words: readonly string[]) => ({
  Status: 'ok',
  Suggests: words.map((Display) => ({ Display })),
});

describe('the search box', () => {
  test('SRCH-01 is wider than its button on the narrowest screen', async ({ visit }) => {
    const page = await visit(searchPage, { viewport: { width: 320, height: 700 } });
    const input = await box(page).boundingBox();
    const button = await page.getByRole('button', { name: 'Search' }).boundingBox();
    expect(input?.width).toBeGreaterThan((button?.width ?? 320) * 1.3);
    expect(Math.abs((input?.y ?? 0) - (button?.y ?? 999))).toBeLessThan(4);
  });

  test('SRCH-02 suggests from the second character on, at most nine', async ({ visit }) => {
    let calls: Record<string, unknown>[] = [];
    const page = await visit(searchPage, {
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await box(page).pressSequentially('l');
    await box(page).pressSequentially('a');
    await options(page).first().waitFor();
    expect(calls.map(({ text }) => text)).toEqual(['la']);
    await box(page).pressSequentially('d');
    await expect
      .poll(() => calls.at(-1))
      .toEqual({
        domain: 'site',
        method: 'search.suggest',
        profile: 'main',
        suggestionQuery: 'lad',
        text: 'lad',
      });
    await said(page).filter({ hasText: '9 suggestions' }).waitFor();
    expect(await options(page).count()).toBe(9);
    expect(await box(page).getAttribute('aria-expanded')).toBe('true');
  });

  test('SRCH-02 suggests for what was typed before the page’s scripts had loaded', async ({ visit }) => {
    const { page, letGo } = await waiting(visit, searchPage);
    await box(page).pressSequentially('la');
    letGo();
    await options(page).first().waitFor();
    expect(await box(page).inputValue()).toBe('la');
    await said(page)
      .filter({ hasText: /\d suggestions/ })
      .waitFor();
  });

  test('SRCH-01 before a search, nothing is hydrated until the visitor uses the box', async ({ visit }) => {
    const page = await visit(searchPage);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-hydration]').count()).toBe(0);
    await box(page).focus();
    await page.locator('[data-section=SearchBox][data-hydration=hydrated]').waitFor();
    expect(await page.locator('[data-section=SearchResults][data-hydration]').count()).toBe(0);
  });

  test('SRCH-02 shows nine of the suggestions that a service sends, and none of one that is not well', async ({
    visit,
  }) => {
    const twelve = Array.from({ length: 12 }, (_none, index) => `lamp ${index}`);
    const page = await visit(searchPage, {
      prepare: (opened) =>
        opened.route(service, (route) => {
          const { text } = route.request().postDataJSON() as { text: string };
          const answer = suggest(twelve);
          return route.fulfill({ json: text === 'la' ? answer : { ...answer, Status: 'error' } });
        }),
    });
    await box(page).pressSequentially('la');
    await options(page).first().waitFor();
    expect(await options(page).allInnerTexts()).toEqual(twelve.slice(0, 9));
    await box(page).press('m');
    await said(page).filter({ hasText: 'No suggestions for “lam”' }).waitFor();
    expect(await options(page).count()).toBe(0);
  });

  test('SRCH-09 text that is not sent to the service has no suggestions, not even those of the text before', async ({
    visit,
  }) => {
    const page = await visit(searchPage, {
      prepare: (opened) => opened.route(service, (route) => route.fulfill({ json: suggest(['alerts']) })),
    });
    await box(page).pressSequentially('aler');
    await options(page).first().waitFor();
    await box(page).press('t');
    await said(page).filter({ hasText: 'No suggestions for “alert”' }).waitFor();
    expect(await options(page).count()).toBe(0);
    await box(page).press('Backspace');
    await options(page).first().waitFor();
  });

  test('SRCH-02 arrows move through the suggestions, Escape and Tab close them, deleting asks again', async ({
    visit,
  }) => {
    const page = await visit(searchPage, {
      prepare: (opened) =>
        opened.route(service, (route) => route.fulfill({ json: suggest(['first', 'second', 'third']) })),
    });
    await box(page).pressSequentially('te');
    await options(page).first().waitFor();
    const selected = () => page.locator('[role=option][aria-selected=true]').allInnerTexts();
    const moves = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key);
      moves.push(...(await selected()), await box(page).getAttribute('aria-activedescendant'));
    }
    // The arrow keys cycle through the options and the box.
    expect(moves).toEqual(
      [
        ['first', 'search-box-1-option-0'],
        ['second', 'search-box-1-option-1'],
        ['first', 'search-box-1-option-0'],
        [null],
        ['third', 'search-box-1-option-2'],
        [null],
      ].flat(),
    );
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe('te');
    await page.keyboard.press('Backspace');
    await expect.poll(() => options(page).count()).toBe(0);
    await page.keyboard.type('en');
    await options(page).first().waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await options(page).first().waitFor();
    expect(await box(page).inputValue()).toBe('en');
    await page.keyboard.press('Tab');
    expect(await options(page).count()).toBe(0);
    expect(await page.locator('*:focus').innerText()).toBe('Search');
  });

  test.for(['Enter', 'button', 'suggestion by keyboard', 'suggestion by mouse'])(
    'SRCH-01 searches by %s and closes the suggestions',
    async (way, { visit }) => {
      const page = await visit(searchPage);
      await box(page).pressSequentially('withdraw');
      await options(page).first().waitFor();
      const suggestion = await options(page).first().innerText();
      if (way === 'Enter') await page.keyboard.press('Enter');
      if (way === 'button') await page.getByRole('button', { name: 'Search' }).click();
      if (way === 'suggestion by keyboard') {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      if (way === 'suggestion by mouse') await options(page).first().click();
      await page.waitForURL('**/search.html?q=*');
      const term = way.startsWith('suggestion') ? suggestion : 'withdraw';
      expect(new URL(page.url()).searchParams.get('q')).toBe(term);
      expect(await options(page).count()).toBe(0);
      await results(page).getByRole('listitem').first().waitFor();
      await expect.poll(() => box(page).inputValue()).toBe(term);
    },
  );

  test('SRCH-08 white space before the text goes, and nothing is not searched for', async ({ visit }) => {
    const page = await visit(searchPage);
    await box(page).pressSequentially('   ');
    await expect.poll(() => box(page).inputValue()).toBe('');
    await page.keyboard.press('Enter');
    expect(page.url()).not.toContain('?q=');
  });

  test('SRCH-08 SRCH-04 what would be nothing for the service is answered: there are no results for it', async ({
    visit,
  }) => {
    const calls: Record<string, unknown>[] = [];
    const page = await visit(searchPage, {
      prepare: async (opened) => {
        await asPublished(opened);
        await opened.route(service, async (route) => {
          calls.push(route.request().postDataJSON() as Record<string, unknown>);
          await route.fulfill({ json: {} });
        });
      },
    });
    for (const nothing of ['null', '<>', 'alert', '...']) {
      await box(page).fill(nothing);
      await page.keyboard.press('Enter');
      await results(page).getByText(`No results for “${nothing}”`).waitFor();
    }
    expect(calls).toEqual([]);
  });

  test('SRCH-03 SRCH-11 formats and summaries of links are shown, and suggestions are asked for with the text as user', async ({
    visit,
  }) => {
    const calls: Record<string, unknown>[] = [];
    const result = {
      methodresult: 'ok',
      DocumentCount: 2,
      CurrentPage: 1,
      DocumentsPerPage: 10,
      PageCount: 1,
      Result: {
        Docs: [
          { resulturl: '/a.pdf', title: 'Fee schedule', largesummaryhtml: 'All fees', docformat: 'pdf' },
          { resulturl: '/b.html', title: 'Fees', largesummaryhtml: 'Some fees', docformat: 'html' },
        ],
        Links: [{ Url: '/fees.html', Title: 'Our fees', Summary: 'What <b>accounts</b> cost<img src=x>' }],
        DidYouMean: { CorrectedText: '' },
      },
    };
    const page = await visit(`${searchPage}?q=fees`, {
      prepare: async (opened) => {
        await opened.route('**/svt/*/search', async (route) => {
          const call = route.request().postDataJSON() as Record<string, unknown>;
          calls.push(call);
          const isSuggest = call['method'] === 'search.suggest';
          await route.fulfill({ json: isSuggest ? { Status: 'ok', Suggests: [] } : result });
        });
        await asPublished(opened);
      },
    });
    await results(page).getByRole('link', { name: 'Fee schedule (PDF)' }).waitFor();
    await results(page).getByRole('link', { name: 'Fees', exact: true }).waitFor();
    await results(page).getByText('What accounts cost').waitFor();
    expect(await results(page).locator('img').count()).toBe(0);
    await expect
      .poll(() => calls.find(({ method }) => method === 'search.suggest'))
      .toMatchObject({ suggestionQuery: 'fees', text: 'fees', user: 'fees' });
  });

  test('SRCH-08 what goes out holds no markup and no suspicious word, nested ones neither', async ({
    visit,
  }) => {
    let calls: Record<string, unknown>[] = [];
    const page = await visit(
      `${searchPage}?q=${encodeURIComponent('<scrscriptipt>penalty "now"</scrscriptipt> o\'clock.')}`,
      {
        prepare: (opened) => {
          calls = noteCalls(opened);
          return asPublished(opened);
        },
      },
    );
    await results(page)
      .getByText(/results for|No results for/)
      .waitFor();
    expect(calls[0]?.['query']).toEqual({ skipFrom: 0, text: 'penalty \\"now\\"/ oclock' });
    expect(await results(page).locator('script').count()).toBe(0);
    expect(await results(page).innerText()).toContain('<scrscriptipt>');
  });

  test('SRCH-09 says when nothing is suggested, and when the box was cleared', async ({ visit }) => {
    const page = await visit(searchPage);
    await box(page).pressSequentially('zqx');
    await said(page).filter({ hasText: 'No suggestions for “zqx”' }).waitFor();
    expect(await box(page).getAttribute('aria-expanded')).toBe('false');
    // It is seen, not only heard.
    const seen = page.getByText('No suggestions for “zqx”').and(page.locator('[aria-hidden=true]'));
    const { y = 0, height = 0 } = (await seen.boundingBox()) ?? {};
    const input = await box(page).boundingBox();
    expect(y).toBeGreaterThanOrEqual((input?.y ?? 0) + (input?.height ?? 0));
    expect(height).toBeGreaterThan(20);
    await box(page).fill('');
    await said(page).filter({ hasText: 'Search cleared' }).waitFor();
  });

  test('V18 SRCH-02 only the main mouse button chooses a suggestion, and no key of an input method does', async ({
    visit,
  }) => {
    const page = await visit(searchPage);
    await box(page).pressSequentially('ladders');
    await options(page).first().waitFor();
    // Suggestions for the first letters are shown until those for the whole word are there.
    await answered(page);
    for (const button of ['right', 'middle'] as const) await options(page).first().click({ button });
    await box(page).press('ArrowDown');
    for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown'])
      for (const how of [{ isComposing: true }, { keyCode: 229 }])
        await box(page).dispatchEvent('keydown', { key, ...how });
    expect(new URL(page.url()).search).toBe('');
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    const text = await options(page).first().innerText();
    await options(page).first().click();
    await page.waitForURL((url) => url.searchParams.get('q') === text);
  });

  test('SRCH-02 the suggestion that a key reaches is scrolled into view', async ({ visit }) => {
    const page = await visit(searchPage, { viewport: { width: 375, height: 420 } });
    await box(page).pressSequentially('ladderst');
    await options(page).first().waitFor();
    await box(page).press('ArrowUp');
    const last = options(page).last();
    expect(await last.getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() =>
        last.evaluate((option) => {
          const { top, bottom } = option.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
  });

  test('SRCH-07 going back restores what was searched for last', async ({ visit }) => {
    const page = await visit(`${searchPage}?q=penalty`);
    await results(page).getByRole('listitem').first().getByRole('link').click();
    await page.waitForURL((url) => url.pathname !== searchPage);
    await page.goBack();
    await page.waitForURL('**/search.html?q=penalty');
    await expect.poll(() => box(page).inputValue()).toBe('penalty');
  });

  test('SRCH-07 a box on another page than the results has what was searched for last', async ({ visit }) => {
    const page = await visit('/trial/search-box.html');
    await box(page).fill('penalty');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'penalty');
    await page.goBack();
    await expect.poll(() => box(page).inputValue()).toBe('penalty');
  });

  test('SRCH-01 a results page with a query of its own gets the term beside it', async ({ visit }) => {
    const page = await visit('/trial/search-box.html');
    await box(page).fill('fees & "rates"');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === searchPage);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      from: 'box',
      q: 'fees & "rates"',
    });
  });

  test('SEC-04 SRCH-07 a search that may be a tax number is not kept', async ({ visit }) => {
    const page = await visit('/search.html?q=rates');
    const kept = () => page.evaluate(() => sessionStorage.getItem('lastSearch'));
    await expect.poll(kept).toBe('rates');
    await page.goto('/search.html?q=ssn+123-45-6789');
    await expect.poll(kept).toBeNull();
    await page.goto('/trial/search-box.html');
    await box(page).fill('123 45 6789');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=123/);
    expect(await kept()).toBeNull();
  });

  test('SRCH-07 going back to before the search empties box and results alike', async ({ visit }) => {
    const page = await visit(searchPage);
    await box(page).fill('penalty');
    await page.keyboard.press('Enter');
    await results(page)
      .getByText(/results for “penalty”/)
      .waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    await page.waitForLoadState();
    expect(await box(page).inputValue()).toBe('');
    expect(await results(page).locator('[data-part=found]').innerText()).toBe('');
    expect(await results(page).locator('ol > li').count()).toBe(0);
  });

  test('SRCH-09 clearing the box takes its results away, and the term out of the address', async ({
    visit,
  }) => {
    const page = await visit(`${searchPage}?q=penalty`);
    await results(page).getByRole('listitem').first().waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('penalty');
    await box(page).fill('');
    await expect.poll(() => results(page).locator('ol > li').count()).toBe(0);
    expect(await results(page).locator('[data-part=found]').innerText()).toBe('');
    expect(page.url()).not.toContain('?');
    await page.reload();
    expect(await box(page).inputValue()).toBe('');
  });
});

test('SRCH-09 clearing the box counts before the page’s scripts have loaded', async ({ visit }) => {
  const { page, letGo } = await waiting(visit, `${searchPage}?q=penalty`);
  await box(page).fill('');
  letGo();
  await expect.poll(() => results(page).locator('ol > li').count()).toBe(0);
  expect(page.url()).not.toContain('?');
  expect(await box(page).inputValue()).toBe('');
});

describe('the results', () => {
  test.for([
    ['ladderstep', 375],
    ['penalty', 375],
    ['zqxzqx', 375],
    ['ladderstep', 1280],
  ] as const)('nothing moves when those for %s come, %d pixels wide', async ([term, width], { visit }) => {
    const page = await visit(`${searchPage}?q=${term}`, {
      viewport: { width, height: 812 },
      // The response arrives after the loading state was painted, as for nearly every visitor.
      prepare: async (opened) => {
        await asPublished(opened);
        await opened.route('**/svt/*/search', async (route) => {
          await opened.locator('[data-part=found]').filter({ hasText: /\S/ }).waitFor();
          await opened.evaluate(
            () =>
              new Promise((drawn) =>
                requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))),
              ),
          );
          await route.continue();
        });
      },
      before: () => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // TypeScript's library lacks this type.
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) shifts.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      },
    });
    await results(page)
      .getByText(/esults for/)
      .waitFor();
    if (term === 'ladderstep') await results(page).getByText('Related searches').waitFor();
    await page.waitForTimeout(700);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });

  test('SRCH-04 before a search there is only what is recommended, without a heading over nothing', async ({
    visit,
  }) => {
    const page = await visit(searchPage);
    const heading = results(page).getByRole('heading', { name: 'Results' });
    await results(page).getByText('Recommended').waitFor();
    expect(await heading.isVisible()).toBe(false);
    await page.goto(`${page.url()}?q=ladder`);
    await heading.waitFor();
  });

  test('SRCH-03 SRCH-04 show what was found, asked for with the keys of the contract', async ({ visit }) => {
    let calls: Record<string, unknown>[] = [];
    const page = await visit(`${searchPage}?q=greeting`, {
      prepare: async (opened) => {
        calls = noteCalls(opened);
        await asPublished(opened);
      },
    });
    const number = results(page).locator('[data-part=found]');
    await number.filter({ hasText: 'One result for “greeting”' }).waitFor();
    expect(calls[0]).toEqual({
      domain: 'site',
      method: 'search.profile',
      profile: 'main',
      query: { skipFrom: 0, text: 'greeting' },
      responseType: 'SearchResult',
      user: '',
    });
    expect(await number.getAttribute('role')).toBe('status');
  });

  test('SRCH-10 focus goes to the number of results half a second after they show, not sooner', async ({
    visit,
  }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const page = await visit(`${searchPage}?q=greeting`, {
      hasOwnWindow: true,
      prepare: async (opened) => {
        await asPublished(opened);
        await opened.clock.install();
        await opened.route(service, async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    const number = results(page).locator('[data-part=found]');
    await number.filter({ hasText: 'Searching…' }).waitFor();
    // Soon: a service that keeps silent is given up.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    letGo();
    const shown = async () => {
      await page.clock.runFor(1);
      return number.innerText();
    };
    await expect.poll(shown, { interval: 20 }).toBe('One result for “greeting”');
    await page.clock.runFor(450);
    expect(await hasFocus(number)).toBe(false);
    await page.clock.runFor(50);
    await expect.poll(() => hasFocus(number)).toBe(true);
  });

  test('SRCH-10 focus stays with a visitor who is typing', async ({ visit }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const page = await visit(`${searchPage}?q=greeting`, {
      hasOwnWindow: true,
      prepare: async (opened) => {
        await asPublished(opened);
        await opened.clock.install();
        await opened.route(service, async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await box(page).focus();
    letGo();
    await results(page).getByText('One result for “greeting”').waitFor();
    await page.clock.runFor(600);
    expect(await hasFocus(box(page))).toBe(true);
  });

  test('SRCH-04 SRCH-05 nothing found says so with the term, helps, and recommends pages', async ({
    visit,
  }) => {
    const page = await visit(`${searchPage}?q=zqxzqx`);
    await results(page).getByText('No results for “zqxzqx”').waitFor();
    expect(await results(page).getByText('Try fewer or more general words').isVisible()).toBe(true);
    expect(await results(page).getByRole('complementary').getByRole('link').count()).toBeGreaterThan(2);
    expect(await results(page).getByRole('navigation').count()).toBe(0);
  });

  test('SRCH-05 what is asked in Spanish on an English page is answered in Spanish, also without JavaScript', async ({
    visit,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit(`${searchPage}?q=tarjeta%20perdida`, { javaScriptEnabled });
      const bet = results(page).locator('li[lang=es]');
      await bet.getByRole('link', { name: 'Llame al' }).waitFor();
      expect(await bet.getByRole('link').first().getAttribute('href')).toBe('/es/lost-card.html');
    }
  });

  test('SRCH-08 SRCH-04 a term of suspicious words only finds nothing, and is not sent to the service', async ({
    visit,
  }) => {
    let calls: Record<string, unknown>[] = [];
    const page = await visit(`${searchPage}?q=click`, {
      prepare: (opened) => Promise.resolve((calls = noteCalls(opened))),
    });
    await results(page).getByText('No results for “click”').waitFor();
    expect(await results(page).getByText('Try fewer or more general words').isVisible()).toBe(true);
    expect(calls.filter(({ method }) => method === 'search.profile')).toEqual([]);
  });

  test('SRCH-04 a slip of the pen is answered with what was meant', async ({ visit }) => {
    const page = await visit(`${searchPage}?q=penlaty`);
    await results(page).getByText('Did you mean').waitFor();
    await results(page).getByRole('link', { name: 'penalty' }).click();
    await page.waitForURL('**/search.html?q=penalty');
    await results(page)
      .getByText(/\d results for “penalty”/)
      .waitFor();
  });

  test('SRCH-04 what was meant is offered when nothing at all was found', async ({ visit }) => {
    const nothing = {
      methodresult: 'ok',
      DocumentCount: 0,
      Result: { Docs: [], Links: [], DidYouMean: { CorrectedText: 'fees' } },
    };
    const page = await visit(`${searchPage}?q=fes`, {
      prepare: async (opened) => {
        await asPublished(opened);
        await opened.route(service, (route) => route.fulfill({ json: nothing }));
      },
    });
    await results(page).getByText('No results for “fes”').waitFor();
    await results(page).getByText('Did you mean').waitFor();
    expect(await results(page).getByRole('link', { name: 'fees' }).getAttribute('href')).toBe('?q=fees');
  });

  test('SRCH-04 a failure shows the author’s words in both places and no pages', async ({ visit }) => {
    const page = await visit(`${searchPage}?q=penalty`, {
      expectedComplaints: /503/,
      prepare: async (opened) => {
        await asPublished(opened);
        await opened.route(service, (route) => route.fulfill({ status: 503, body: '{}' }));
      },
    });
    await results(page).getByText('The search does not answer right now.').first().waitFor();
    expect(await results(page).getByText('The search does not answer right now.').count()).toBe(2);
    expect(await results(page).getByRole('listitem').count()).toBe(0);
    expect(await results(page).getByRole('navigation').count()).toBe(0);
  });

  test('V23 SRCH-04 offline, the next page of results says at once that the search does not answer', async ({
    visit,
  }) => {
    const page = await visit(`${searchPage}?q=ladderstep`, {
      expectedComplaints: /ERR_INTERNET_DISCONNECTED/,
    });
    await results(page).getByRole('listitem').first().waitFor();
    await page.locator('[data-section=SearchResults][data-hydration=hydrated]').waitFor();
    await page.context().setOffline(true);
    await results(page).getByRole('link', { name: 'Next' }).click();
    await results(page).getByText('The search does not answer right now.').first().waitFor();
  });

  test('V23 SRCH-04 a search service that keeps silent is given up within ten seconds', async ({ visit }) => {
    const page = await visit(`${searchPage}?q=penalty`, {
      hasOwnWindow: true,
      prepare: async (opened) => {
        await asPublished(opened);
        await opened.clock.install();
        await opened.route(service, () => {});
      },
    });
    await results(page).getByText('Searching…').waitFor();
    await page.clock.fastForward(10_000);
    await results(page).getByText('The search does not answer right now.').first().waitFor();
  });

  test('SRCH-01 the page title says the term and the page, from the server and after a search without a page load', async ({
    visit,
  }) => {
    const served = await visit(`${searchPage}?q=ladderstep&page=2`, { javaScriptEnabled: false });
    expect(await served.title()).toBe('“ladderstep”, page 2 | Search Elmstone Bank');
    const page = await visit(`${searchPage}?q=ladderstep`);
    expect(await page.title()).toBe('“ladderstep” | Search Elmstone Bank');
    await page.locator('[data-section=SearchResults][data-hydration=hydrated]').waitFor();
    await results(page).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => page.title()).toBe('“ladderstep”, page 2 | Search Elmstone Bank');
    await page.goBack();
    await expect.poll(() => page.title()).toBe('“ladderstep” | Search Elmstone Bank');
    // A host that ignores queries.
    const published = await visit(`${searchPage}?q=penalty`, { prepare: asPublished });
    await expect.poll(() => published.title()).toBe('“penalty” | Search Elmstone Bank');
    expect(await (await visit(searchPage)).title()).not.toContain('“');
  });

  test('SRCH-05 up to nine suggestions are offered as related searches', async ({ visit }) => {
    const page = await visit(`${searchPage}?q=ladderstep`);
    const related = results(page).getByRole('complementary').filter({ hasText: 'Related searches' });
    await related.waitFor();
    expect(await related.getByRole('link').count()).toBe(9);
    expect(await related.getByRole('link').first().getAttribute('href')).toMatch(/^\?q=Ladderstep/);
  });

  test('SRCH-05 related searches are offered when nothing was found, too', async ({ visit }) => {
    const page = await visit(`${searchPage}?q=zqxzqx`, {
      prepare: async (opened) => {
        await asPublished(opened);
        await opened.route(service, async (route) => {
          const { method } = route.request().postDataJSON() as { method: string };
          await (method === 'search.suggest'
            ? route.fulfill({ json: suggest(['zero balance', 'zip code']) })
            : route.continue());
        });
      },
    });
    await results(page).getByText('No results for “zqxzqx”').waitFor();
    const related = results(page).getByRole('complementary').filter({ hasText: 'Related searches' });
    await expect.poll(() => related.getByRole('link').allInnerTexts()).toEqual(['zero balance', 'zip code']);
  });

  test('SRCH-06 a keyword of the site leads straight to its page', async ({ visit }) => {
    const page = await visit(`${searchPage}?q=Calculator`);
    await page.waitForURL('**/financing-calculator.html');
  });

  test('PAGI-01 SRCH-03 pages of results: first, last and neighbours, with the ends disabled', async ({
    visit,
  }) => {
    const page = await visit(`${searchPage}?q=ladderstep`);
    const pages = results(page).getByRole('navigation', { name: 'Pages of results' });
    const shown = async () => (await pages.getByRole('listitem').allInnerTexts()).join(' ');
    await pages.waitFor();
    const last = Math.ceil(manyPages / 10);
    expect(await shown()).toBe(`Previous 1 2 … ${last} Next`);
    expect(await pages.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect.poll(shown).toBe(`Previous 1 2 3 … ${last} Next`);
    expect(await pages.getByRole('link', { name: 'Page 2', exact: true }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(page.url()).toMatch(/\?q=ladderstep&page=2$/);
    await results(page).locator('ol[start="11"]').waitFor();
    await pages.getByRole('link', { name: `Page ${last}` }).click();
    await expect.poll(shown).toBe(`Previous 1 … ${last - 1} ${last} Next`);
    expect(await pages.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await results(page)
      .locator(`ol[start="${(last - 1) * 10 + 1}"]`)
      .waitFor();
    expect(await results(page).locator('ol > li').count()).toBe(manyPages - (last - 1) * 10);
    await page.goBack();
    await expect.poll(shown).toBe(`Previous 1 2 3 … ${last} Next`);
    await results(page).locator('ol[start="11"]').waitFor();
  });
});
