import type { Locator, Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { asPublished } from '#tests/pages/asPublished.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { tabTo } from '#tests/pages/tabTo.ts';
import { answered, test } from '#tests/pages/visit.ts';

const tokenPath = '/svt/ecm/smartassistant';
const queryPath = '/voice/conversation-gateway/v1/query';
const launcher = (page: Page) => page.getByRole('button', { name: 'Ask a question' });

/** Records the page's calls to the assistant's services. */
function listen(page: Page, asked: Request[]): Promise<void> {
  page.on('request', (request) => {
    if ([tokenPath, queryPath].includes(new URL(request.url()).pathname)) asked.push(request);
  });
  return Promise.resolve();
}

const queries = (asked: readonly Request[]) =>
  asked
    .filter((request) => request.url().endsWith(queryPath))
    .map((request) => (request.postDataJSON() as { query: string }).query);

/** Waits until the results page is hydrated and has no pending requests. */
async function searched(page: Page): Promise<void> {
  await page.locator('[data-section=SearchResults][data-hydration=hydrated]').waitFor();
  await answered(page);
}

describe('the assistant in the top bar', () => {
  test('SA-03 says so if the code that asks cannot be loaded, and keeps the question in sight', async ({
    visit,
  }) => {
    const page = await visit('/cd-rates.html', {
      expectedComplaints: /Failed to load resource|ERR_FAILED/,
      // Every module that the page's own script imports later.
      prepare: (opened) => opened.route(/\/assets\/(?!page\.)[\w.-]+\.js$/, (route) => route.abort()),
    });
    await launcher(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ask a question' });
    await dialog.getByLabel('Your question').fill('early withdrawal penalty');
    await page.keyboard.press('Enter');
    const log = dialog.getByRole('log');
    await log.getByText('I cannot answer right now').waitFor();
    expect(await log.innerText()).toMatch(/You asked:\s+early withdrawal penalty/);
  });

  test('SA-01 SA-03 opens and answers by keyboard, from the pages of the site; its token serves ten minutes', async ({
    visit,
  }) => {
    const asked: Request[] = [];
    const page = await visit('/cd-rates.html', {
      hasOwnWindow: true,
      prepare: async (opened) => {
        await opened.clock.install();
        await listen(opened, asked);
      },
    });
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ask a question' });
    await dialog.waitFor();
    expect(asked).toEqual([]);
    await dialog.getByLabel('Your question').fill('early withdrawal penalty');
    await page.keyboard.press('Enter');
    const log = dialog.getByRole('log');
    await log.getByRole('link').first().waitFor();
    expect(await log.innerText()).toMatch(/You asked:\s+early withdrawal penalty/);
    expect(await log.innerText()).toMatch(/penalty/i);
    expect(await log.getByRole('link').first().getAttribute('href')).toMatch(/^\/[\w/.#-]+$/);
    expect(asked[0]?.postDataJSON()).toEqual({
      channelId: 'COM',
      featureId: 'SMART_ASSISTANT',
      userId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      sessionToken: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });

    const tokens = () => asked.filter((request) => request.url().endsWith(tokenPath)).length;
    const again = async (count: number) => {
      await dialog.getByLabel('Your question').fill(`insured deposits ${count}`);
      await page.keyboard.press('Enter');
      await expect.poll(() => queries(asked).length).toBe(count);
      await answered(page);
    };
    await page.clock.fastForward(9 * 60_000);
    await again(2);
    expect(tokens()).toBe(1);
    await page.clock.fastForward(61_000);
    await again(3);
    expect(tokens()).toBe(2);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(launcher(page))).toBe(true);
  });

  const phones = [
    { width: 375, height: 812 },
    { width: 375, height: 667 },
    { width: 320, height: 568 },
  ];

  test.for(phones)(
    'MODAL-04 on a phone it is a sheet whose field stays in view: %j',
    async (viewport, { visit }) => {
      const page = await visit('/cd-rates.html', { viewport });
      await launcher(page).click();
      const dialog = page.getByRole('dialog', { name: 'Ask a question' });
      const field = dialog.getByLabel('Your question');
      await expect.poll(() => hasFocus(field)).toBe(true);
      const isInView = (part: Locator) =>
        part.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        });
      const log = dialog.getByRole('log');
      for (const question of ['How much is a wire?', 'overdraft', 'lost card', 'CD rates']) {
        await field.fill(question);
        await page.keyboard.press('Enter');
        await log.getByText(question, { exact: true }).waitFor();
        await answered(page);
        // The sheet rises into view.
        await expect.poll(() => isInView(field)).toBe(true);
        expect(await isInView(dialog.getByRole('button', { name: 'Close' }))).toBe(true);
      }
      // Only the conversation scrolls.
      expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
      expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => hasFocus(launcher(page))).toBe(true);
    },
  );

  test('SA-01 Tab stays in it; Escape, its button, and a click outside close it', async ({ visit }) => {
    const page = await visit('/cd-rates.html');
    const dialog = page.getByRole('dialog', { name: 'Ask a question' });
    const field = dialog.getByLabel('Your question');
    const open = async () => {
      await launcher(page).click();
      await expect.poll(() => hasFocus(field)).toBe(true);
    };
    await open();
    // It is no modal dialog: opening one changes the style of every element of the page.
    expect(await dialog.evaluate((panel) => panel.matches(':popover-open:not(:modal)'))).toBe(true);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(launcher(page))).toBe(true);
    await open();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(launcher(page))).toBe(true);
    await open();
    await page.mouse.click(200, 600);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a phone’s keyboard does not cover the field', async ({ visit }) => {
    const page = await visit('/cd-rates.html', { viewport: { width: 375, height: 667 } });
    await launcher(page).click();
    const field = page.getByLabel('Your question');
    await page.evaluate(() => {
      const view = visualViewport;
      if (!view) return;
      Object.defineProperty(view, 'height', { value: innerHeight - 300 });
      view.dispatchEvent(new Event('resize'));
    });
    await expect
      .poll(() => field.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThan(367);
  });

  test('what an author answered comes first, with a call button; suggestions go after the first question', async ({
    visit,
  }) => {
    const page = await visit('/cd-rates.html', { viewport: { width: 375, height: 812 }, hasTouch: true });
    await launcher(page).tap();
    const dialog = page.getByRole('dialog', { name: 'Ask a question' });
    await dialog.getByRole('button', { name: 'How much does a wire cost?' }).tap();
    const log = dialog.getByRole('log');
    await log.getByText('A wire to another bank costs $25 within the country').waitFor();
    expect(await dialog.getByRole('button', { name: 'How are deposits insured?' }).count()).toBe(0);
    const call = log.getByRole('link', { name: 'Call 800-555-0142' });
    expect(await call.getAttribute('href')).toBe('tel:+18005550142');
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await log.getByRole('link', { name: 'See all fees' }).tap();
    await page.getByRole('table', { name: 'Fees of personal accounts' }).waitFor();
    expect(await page.getByRole('row', { name: /^Domestic wire to another bank/ }).innerText()).toContain(
      '$25',
    );
  });

  test('the errand “ask the fee of a wire” takes a keyboard only, in each language', async ({ visit }) => {
    for (const [path, button, question, answer] of [
      ['/checking.html', 'Ask a question', 'how much is a wire', '$25'],
      ['/es/checking.html', 'Haga una pregunta', 'cuánto cuesta una transferencia', '$25'],
      ['/zh/', '提问', '电汇手续费多少', '$25'],
    ] as const) {
      const page = await visit(path, { viewport: { width: 375, height: 812 } });
      await answered(page);
      await tabTo(page, '[data-part=launcher]');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: button }).waitFor();
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      await page.getByRole('log').getByText(answer).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => hasFocus(page.locator('[data-part=launcher]'))).toBe(true);
    }
  });

  test('SA-04 it answers in the language of the question, and says it in that language', async ({
    visit,
  }) => {
    const page = await visit('/cd-rates.html');
    await launcher(page).click();
    await page.keyboard.type('Perdí mi tarjeta');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('log').locator('[data-part=text]:lang(es)');
    await answer.getByText('Llámenos en seguida').waitFor();
    expect(
      await page
        .getByRole('log')
        .getByText('You asked')
        .evaluate((part) => part.matches(':lang(en)')),
    ).toBe(true);
  });

  test('when it does not know it says so, and shows how to reach a person', async ({ visit }) => {
    const page = await visit('/cd-rates.html', { viewport: { width: 375, height: 667 } });
    await launcher(page).click();
    await page.keyboard.type('Who is the xylophonist?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    await log.getByText('I do not have an answer to that. A banker can help.').waitFor();
    const call = log.getByRole('link', { name: 'Call 800-555-0142' });
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await log.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
      '/contact-us.html',
    );
    expect(await log.getByText('These pages may help too.').isVisible()).toBe(false);
  });

  test('SA-05 when it cannot answer it says so, and the reason is logged only', async ({ visit }) => {
    const page = await visit('/es/checking.html', {
      expectedComplaints: /Failed to load resource/,
      prepare: (opened) => opened.route(`**${tokenPath}`, (route) => route.fulfill({ status: 503 })),
    });
    const notes: string[] = [];
    page.on('console', (message) => notes.push(`${message.type()} ${message.text()}`));
    await page.getByRole('button', { name: 'Haga una pregunta' }).click();
    await page.getByRole('button', { name: '¿Están asegurados mis depósitos?' }).click();
    await page.getByText('No puedo responder ahora.').waitFor();
    await expect.poll(() => notes.join('\n')).toMatch(/info The assistant did not answer/);
  });

  test('SA-02 two icons take turns: each 4.5 seconds, each 11.5 seconds after the first cycle', async ({
    visit,
  }) => {
    const page = await visit('/cd-rates.html');
    const shownAt = (seconds: number) =>
      launcher(page)
        .locator('svg')
        .evaluateAll((icons, time) => {
          for (const icon of icons)
            for (const animation of icon.getAnimations()) {
              animation.pause();
              animation.currentTime = time * 1000;
            }
          return icons.findIndex((icon) => getComputedStyle(icon).opacity === '1');
        }, seconds);
    const times = [0.1, 4.4, 4.6, 8.9, 9.1, 20.4, 20.6, 31.9, 32.1, 43.4, 43.6];
    const shown: number[] = [];
    for (const time of times) shown.push(await shownAt(time));
    expect(shown).toEqual([0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1]);
    await launcher(page).click();
    const left = await launcher(page)
      .locator('svg')
      .evaluateAll((icons) => icons.flatMap((icon) => icon.getAnimations()).length);
    expect(left).toBe(0);
  });

  test('SA-02 a button beside it holds the icons still, on later pages of the session too, and lets them move on', async ({
    visit,
  }) => {
    const page = await visit('/cd-rates.html');
    const pause = page.getByRole('button', { name: 'Pause the icons' });
    const moving = () =>
      launcher(page)
        .locator('svg')
        .evaluateAll((icons) => icons.flatMap((icon) => icon.getAnimations()).length);
    await answered(page);
    expect(await moving()).toBe(4);
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect.poll(moving).toBe(0);
    expect(await pause.getAttribute('aria-pressed')).toBe('true');
    await page.goto('/savings.html');
    await answered(page);
    expect(await moving()).toBe(0);
    await pause.click();
    await expect.poll(moving).toBe(4);
    // They move on phones too, so the button is there as well (WCAG 2.2.2), large enough to tap.
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect([await moving(), await pause.isVisible()]).toEqual([4, true]);
      const box = await pause.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await pause.click();
      await expect.poll(moving).toBe(0);
      await pause.click();
      await expect.poll(moving).toBe(4);
    }
  });

  test('SA-02 they stand still for those who prefer less motion', async ({ visit }) => {
    const page = await visit('/cd-rates.html', { reducedMotion: 'reduce' });
    const moving = launcher(page)
      .locator('svg')
      .evaluateAll((icons) => icons.flatMap((icon) => icon.getAnimations()).length);
    expect(await moving).toBe(0);
  });

  test('SA-02 PAGE-16 its words show from 1056 pixels on, up to 1055 only its icon', async ({ visit }) => {
    const page = await visit('/cd-rates.html', { viewport: { width: 1056, height: 800 } });
    const width = async () => (await launcher(page).boundingBox())?.width ?? 0;
    expect(await width()).toBeGreaterThan(100);
    await page.setViewportSize({ width: 1055, height: 800 });
    await expect.poll(width).toBeLessThan(60);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await width()).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('without JavaScript it is not shown', async ({ visit }) => {
    const page = await visit('/cd-rates.html', { javaScriptEnabled: false });
    expect(await launcher(page).count()).toBe(0);
  });
});

describe('what visitors search for', () => {
  test('SA-04 STORE-02 is told once a session, of the first page of results only, by the contract', async ({
    visit,
    site,
  }) => {
    const asked: Request[] = [];
    const page = await visit('/search.html?q=ladderstep', {
      timezoneId: 'America/Phoenix',
      prepare: (opened) => listen(opened, asked),
    });
    await expect.poll(() => queries(asked)).toEqual(['ladderstep']);
    const query = asked.find((request) => request.url().endsWith(queryPath));
    const id = await page.evaluate(() => sessionStorage.getItem('SAInteractionID'));
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(query?.postDataJSON()).toEqual({
      query: 'ladderstep',
      auxData: { locale: 'en' },
      device: 'english',
      channel: 'COM',
      channelDetails: expect.stringMatching(/^chrome;v=\d+$/) as unknown,
      dialog: 'search',
      language: 'en',
      lat: -999,
      lon: -999,
      time_offset: -420,
      inputMode: 'KEYBOARD',
      external_user_id: id,
      participantToken: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      clientVersion: '1.0',
      supportSearchContent: true,
      ai_version: '1.0',
      translate_response: false,
    });
    expect(await query?.allHeaders()).toMatchObject({
      authorization: expect.stringMatching(/^Bearer \S+$/) as unknown,
      routingkey: 'default',
      smartassistantroutingkey: 'default',
    });
    expect((await query?.response())?.status()).toBe(200);

    for (const address of ['?q=LADDERSTEP', '?q=mortgage&page=2']) {
      await page.goto(`${site.url}/search.html${address}`);
      await searched(page);
    }
    await page.goto(`${site.url}/es/search.html?q=hipoteca`);
    await expect.poll(() => queries(asked)).toEqual(['ladderstep', 'hipoteca']);
    expect(asked.at(-1)?.postDataJSON()).toMatchObject({ device: 'spanish', language: 'es' });
  });

  test('SA-04 SEC-04 is not told of those who opted out, nor what looks like a number of a person', async ({
    visit,
    site,
  }) => {
    const asked: Request[] = [];
    const page = await visit('/search.html?q=penalty', {
      cookies: { privacy_optout: 'true' },
      prepare: (opened) => listen(opened, asked),
    });
    await searched(page);
    await page.context().clearCookies();
    for (const personal of ['123-45-6789', 'ada@example.com']) {
      await page.goto(`${site.url}/search.html?q=${encodeURIComponent(personal)}`);
      await searched(page);
    }
    await page.goto(`${site.url}/search.html?q=certificates`);
    await expect.poll(() => queries(asked)).toEqual(['certificates']);
  });

  test('SA-05 results show although the assistant fails, which is logged only', async ({ visit }) => {
    const notes: string[] = [];
    const page = await visit('/search.html?q=penalty', {
      expectedComplaints: /Failed to load resource/,
      prepare: async (opened) => {
        opened.on('console', (message) => notes.push(`${message.type()} ${message.text()}`));
        await asPublished(opened);
        await opened.route(`**${tokenPath}`, (route) => route.abort());
      },
    });
    await page.getByText(/results for “penalty”/).waitFor();
    await expect.poll(() => notes.join('\n')).toMatch(/info The search was not sent to the assistant/);
  });
});
