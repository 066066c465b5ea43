import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test, type VisitOptions } from '#tests/pages/visit.ts';

const path = '/trial/video.html';
const script = '**/demo/player/1002/own_wide/index.min.js';

/** A provider whose player has a poster without an alternative text. */
const provider = `globalThis.bc = (element) => {
  const poster = document.createElement('img');
  poster.src = '/media/none.svg';
  element.append(poster);
};`;

const withScript = (answer: (route: Route) => Promise<unknown>, more: VisitOptions = {}): VisitOptions => ({
  ...more,
  expectedComplaints: /cannot be shown|404|none\.svg|ERR_/,
  prepare: async (page: Page) => {
    await more.prepare?.(page);
    await page.route(script, answer);
    await page.route('**/media/none.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '' }),
    );
  },
});

const play = (page: Page) => page.getByRole('link', { name: 'Play the video: Five jars' });

describe('a video', () => {
  test('WIDG-15 takes the place of its poster, muted and playing, with what the provider wants to know; the player’s poster gets its words after two seconds', async ({
    visit,
  }) => {
    const page = await visit(
      path,
      withScript((route) => route.fulfill({ contentType: 'text/javascript', body: provider }), {
        hasOwnWindow: true,
        prepare: (opened) => opened.clock.install(),
      }),
    );
    expect(await page.locator('script[src*="/demo/player/"]').count()).toBe(0);
    // From here on the time passes that the test says, however busy the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await play(page).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return page.locator('video-js').count();
      })
      .toBe(1);
    const element = page.locator('#film-player');
    const attributes = await element.evaluate((player) =>
      Object.fromEntries([...player.attributes].map(({ name, value }) => [name, value])),
    );
    expect(attributes).toMatchObject({
      'data-account': '1002',
      'data-player': 'own',
      'data-embed': 'wide',
      'data-video-id': '4711',
      'data-version': '2',
      'data-bundle-version': '2.14',
      width: '1280',
      height: '720',
      muted: '',
      autoplay: '',
      controls: '',
    });
    expect(await play(page).isVisible()).toBe(false);
    await expect.poll(() => hasFocus(element)).toBe(true);
    const poster = element.locator('img');
    expect(await poster.getAttribute('alt')).toBeNull();
    await page.clock.runFor(1800);
    expect(await poster.getAttribute('alt')).toBeNull();
    await page.clock.runFor(200);
    expect(await poster.getAttribute('alt')).toBe('Jars in a row');
  });

  test('WIDG-15 whose script fails leaves a working link, and says so', async ({ visit }) => {
    const page = await visit(
      path,
      withScript((route) => route.fulfill({ status: 404, body: '' })),
    );
    await play(page).click();
    await page.getByText('The video cannot be shown here right now.').waitFor();
    expect(await page.getByRole('link', { name: 'Watch on a separate page' }).getAttribute('href')).toBe(
      '/cd-rates.html',
    );
    await play(page).click();
    await page.waitForURL('**/cd-rates.html');
  });

  test('WIDG-15 whose script says nothing is awaited for 30 seconds', async ({ visit }) => {
    const page = await visit(
      path,
      withScript((route) => route.fulfill({ contentType: 'text/javascript', body: '' }), {
        hasOwnWindow: true,
        prepare: (opened) => opened.clock.install(),
      }),
    );
    await play(page).click();
    await page.getByText('The video is loading.').waitFor();
    await page.clock.runFor(29_000);
    expect(await page.getByText('The video is loading.').count()).toBe(1);
    await page.clock.runFor(1500);
    await page.getByText('The video cannot be shown here right now.').waitFor();
    expect(await play(page).isVisible()).toBe(true);
  });

  test('WIDG-15 MODAL-03 loads nothing for visitors who opted out before they agree', async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit(
      path,
      withScript(
        (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/javascript', body: provider });
        },
        { cookies: { privacy_optout: 'true' } },
      ),
    );
    await play(page).click();
    const agree = page.getByRole('button', { name: 'Show it anyway' });
    await agree.waitFor();
    expect(asked).toEqual([]);
    expect(await page.getByRole('link', { name: 'Watch on a separate page' }).isVisible()).toBe(true);
    await agree.click();
    await page.locator('video-js').waitFor();
    expect(asked).toHaveLength(1);
  });

  test('WIDG-15 does not begin by itself for visitors who prefer less motion', async ({ visit }) => {
    const page = await visit(
      path,
      withScript((route) => route.fulfill({ contentType: 'text/javascript', body: provider }), {
        reducedMotion: 'reduce',
      }),
    );
    await play(page).click();
    await page.locator('video-js').waitFor();
    expect(await page.locator('video-js').getAttribute('autoplay')).toBeNull();
  });

  test('WIDG-15 without JavaScript is a link to its page', async ({ visit }) => {
    const page = await visit(path, { javaScriptEnabled: false });
    await play(page).click();
    await page.waitForURL('**/cd-rates.html');
  });
});

test('WIDG-15 the demo’s own video plays', async ({ visit }) => {
  const page = await visit('/articles/cd-ladder.html');
  await page.getByRole('link', { name: 'Play the video: How a CD ladder grows' }).click();
  const video = page.locator('video-js video');
  await expect
    .poll(() =>
      video.evaluate(
        (element: HTMLVideoElement) => !element.paused && element.muted && element.currentTime > 0,
      ),
    )
    .toBe(true);
});
