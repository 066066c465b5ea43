import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { StoryInBrand } from './Shot.ts';
import { type WatchedPage, watchStory } from './watchStory.ts';

/** Increase this when a change here affects pictures, so that older ones are not compared. */
export const cameraVersion = 6;

const height = 800;
/** The clock of every story is stopped at this moment. */
const now = new Date('2026-11-20T15:00:00Z');
const maxTries = 12;
/** Timeout in milliseconds. A play function may wait for 10 s several times. */
const patience = 60_000;
/** Maximum number of stories per page, because a page uses more memory over time. */
const maxStories = 40;

/** Pictures of a story in a brand. */
export interface Taken {
  /** PNGs by width. */
  readonly pictures: ReadonlyMap<number, Buffer>;
  /** Paths of everything that the page requested. */
  readonly addresses: ReadonlySet<string>;
}

/** The current state of a story. */
interface Measured {
  /** Its bottom edge, in CSS pixels from the top. */
  readonly bottom: number;
  /** Number of changes of the document. */
  readonly changes: number;
}

/** Takes pictures of stories, one after the other, in its own browser context. */
export class Camera {
  readonly #context: BrowserContext;
  readonly #origin: string;
  #page: Page;
  #devtools: CDPSession;
  /** Window size in CSS pixels. */
  #size = { width: 0, height: 0 };
  /** Number of stories that the page has loaded. */
  #loaded = 0;
  /** The current story and brand. */
  #shown: { readonly id: string; readonly brand: string; readonly plays: boolean } | undefined;
  #inFlight = 0;
  #addresses = new Set<string>();

  private constructor(context: BrowserContext, origin: string, page: Page, devtools: CDPSession) {
    this.#context = context;
    this.#origin = origin;
    this.#page = page;
    this.#devtools = devtools;
    this.#watch(page);
  }

  /** @param origin Where the built Storybook is served. */
  static async open(browser: Browser, origin: string): Promise<Camera> {
    const context = await browser.newContext({
      viewport: null,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'America/New_York',
      serviceWorkers: 'block',
    });
    await context.addInitScript(watchStory);
    await context.clock.setFixedTime(now);
    const page = await context.newPage();
    return new Camera(context, origin, page, await context.newCDPSession(page));
  }

  /**
   * Takes pictures of the whole story as PNGs. The page is loaded once for all brands and widths, except for a story
   * with a play function: then it is loaded for each brand, and rendered again for each width. Brands and widths always
   * have the same order, so that the state before each picture is always the same.
   *
   * @param isKnown Whether a picture is the expected one for a width.
   * @throws {Error} if the story fails or never becomes stable.
   */
  async shoot(shown: StoryInBrand, isKnown: (width: number, picture: Buffer) => boolean): Promise<Taken> {
    const pictures = new Map<number, Buffer>();
    if (this.#loaded >= maxStories && this.#shown?.id !== shown.story.id) await this.#renew();
    try {
      for (const [index, width] of shown.widths.entries()) {
        await this.#resize(width, height);
        if (index === 0) await this.#show(shown);
        else if (this.#shown?.plays) await this.#showAgain(shown.story.id);
        pictures.set(width, await this.#atRest(width, (picture) => isKnown(width, picture)));
      }
    } catch (error) {
      // Anything that it still does must not affect the next story.
      await this.#renew();
      throw error;
    }
    return { pictures, addresses: new Set(this.#addresses) };
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  #watch(page: Page): void {
    this.#inFlight = 0;
    page.setDefaultTimeout(patience);
    page.on('request', (request) => {
      this.#inFlight += 1;
      const { protocol, pathname } = new URL(request.url());
      if (protocol === 'http:') this.#addresses.add(decodeURIComponent(pathname));
    });
    page.on('requestfinished', () => (this.#inFlight -= 1));
    page.on('requestfailed', () => (this.#inFlight -= 1));
  }

  /** Replaces the page. The browser's cache stays. */
  async #renew(): Promise<void> {
    await this.#page.close();
    this.#page = await this.#context.newPage();
    this.#devtools = await this.#context.newCDPSession(this.#page);
    this.#watch(this.#page);
    this.#size = { width: 0, height: 0 };
    this.#loaded = 0;
    this.#shown = undefined;
  }

  async #resize(width: number, newHeight: number): Promise<void> {
    if (this.#size.width === width && this.#size.height === newHeight) return;
    this.#size = { width, height: newHeight };
    await this.#devtools.send('Emulation.setDeviceMetricsOverride', {
      ...this.#size,
      deviceScaleFactor: 1,
      mobile: false,
    });
  }

  /** Shows a story in a brand, after the brands that come before it. */
  async #show({ story: { id }, brand, after }: StoryInBrand): Promise<void> {
    const brands = [...after, brand];
    let next = this.#shown?.id === id ? brands.indexOf(this.#shown.brand) + 1 : 0;
    if (next === 0) await this.#load(id, brands[next++] ?? brand);
    if (this.#shown?.plays && this.#shown.brand !== brand) await this.#load(id, brand);
    else for (const name of brands.slice(next)) await this.#showIn(id, name);
  }

  async #load(id: string, brand: string): Promise<void> {
    this.#loaded += 1;
    this.#addresses = new Set();
    await this.#context.clearCookies();
    await this.#page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=brand:${brand}`, {
      waitUntil: 'commit',
    });
    await this.#finished();
    const plays = await this.#page.evaluate(() => (globalThis as unknown as WatchedPage).plays);
    this.#shown = { id, brand, plays };
  }

  async #showIn(id: string, brand: string): Promise<void> {
    await this.#page.evaluate((name) => (globalThis as unknown as WatchedPage).showIn(name), brand);
    await this.#finished();
    this.#shown = { id, brand, plays: false };
  }

  async #showAgain(id: string): Promise<void> {
    await this.#context.clearCookies();
    await this.#page.evaluate((name) => (globalThis as unknown as WatchedPage).showAgain(name), id);
    await this.#finished();
  }

  /** Waits until the story is rendered and its play function has finished. */
  async #finished(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`It has not ended after ${patience / 1000} s.`)), patience);
    });
    const outcome = this.#page.evaluate(() => (globalThis as unknown as WatchedPage).storyOutcome);
    try {
      const { error } = await Promise.race([outcome, late]);
      if (error !== undefined) throw new Error(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Takes a picture during which nothing has changed, or if something always changes, one that equals the previous
   * picture. The window is resized to the story's height, which is faster than capturing beyond the window. Not if the
   * story grows with the window.
   */
  async #atRest(width: number, isKnown: (picture: Buffer) => boolean): Promise<Buffer> {
    let before: Buffer | undefined;
    let growsWithWindow = false;
    for (let tries = 0; tries < maxTries; tries++) {
      const { bottom, changes } = await this.#settled();
      if (!growsWithWindow) await this.#resize(width, Math.max(bottom, height));
      const picture = await this.#picture(width, bottom);
      if (isKnown(picture) || before?.equals(picture)) return picture;
      const after = await this.#measure(1);
      if (after.bottom !== bottom && !growsWithWindow) {
        growsWithWindow = true;
        await this.#resize(width, height);
        continue;
      }
      if (after.changes === changes && this.#inFlight === 0) return picture;
      before = picture;
    }
    throw new Error(`It never comes to rest: ${maxTries} pictures in a row differ.`);
  }

  /** Waits for pending requests, images, fonts and the next frames, and finishes animations. */
  async #settled(): Promise<Measured> {
    for (;;) {
      await this.#page.evaluate(async () => {
        const pictures = [...document.images];
        // The picture includes what is below the window.
        for (const picture of pictures) picture.loading = 'eager';
        await Promise.allSettled(pictures.map((picture) => picture.decode()));
        await document.fonts.ready;
        if (document.adoptedStyleSheets.length === 0) {
          const noCaret = new CSSStyleSheet();
          noCaret.replaceSync('*, *::before, *::after { caret-color: transparent !important; }');
          document.adoptedStyleSheets.push(noCaret);
        }
        for (const animation of document.getAnimations()) {
          const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
          if (isEndless) animation.cancel();
          else animation.finish();
        }
      });
      const measured = await this.#measure(3);
      if (this.#inFlight === 0) return measured;
    }
  }

  /** @param frames Number of frames to wait for. */
  #measure(frames: number): Promise<Measured> {
    return this.#page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
      // Hidden elements may still have a box.
      const boxes = [...document.querySelectorAll('#storybook-root *')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      const last = Math.max(0, ...boxes.filter((box) => box.height > 0).map((box) => box.bottom));
      // Space for focus rings and shadows.
      const room = Math.ceil(last + scrollY) + 16;
      const { changes } = globalThis as unknown as WatchedPage;
      return {
        bottom: Math.min(room, Math.max(document.documentElement.scrollHeight, innerHeight)),
        changes,
      };
    }, frames);
  }

  async #picture(width: number, bottom: number): Promise<Buffer> {
    // Taken directly with Chromium, because Playwright compresses pictures more, which takes 50% longer.
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: bottom > this.#size.height,
      clip: { x: 0, y: 0, width, height: bottom, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }
}
