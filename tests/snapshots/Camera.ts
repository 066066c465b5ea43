import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { StoryInBrand } from './Shot.ts';
import { type WatchedPage, watchStory } from './watchStory.ts';

/** Raise it when a change here alters pictures, so that pictures taken before are not compared with. */
export const cameraVersion = 6;

const height = 800;
/** The clock of every story stands still at this moment. */
const now = new Date('2026-11-20T15:00:00Z');
const maxTries = 12;
/** A play function waits for 10 s at most, several times over. */
const patience = 60_000;
/** A page that lives long fills the memory; a new one takes over after this many stories. */
const maxStories = 40;

/** Pictures of a story in a brand. */
export interface Taken {
  /** PNGs by width. */
  readonly pictures: ReadonlyMap<number, Buffer>;
  /** Paths of everything that the page asked for. */
  readonly addresses: ReadonlySet<string>;
}

/** A story as it stands. */
interface Measured {
  /** Where it ends, in CSS pixels from the top. */
  readonly bottom: number;
  /** How many changes its document has had. */
  readonly changes: number;
}

/** Pictures stories one after the other in a browser context of its own. */
export class Camera {
  readonly #context: BrowserContext;
  readonly #origin: string;
  #page: Page;
  #devtools: CDPSession;
  /** Of the window, in CSS pixels. */
  #size = { width: 0, height: 0 };
  /** Stories that the page has loaded. */
  #loaded = 0;
  /** The story and the brand that the page shows. */
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

  /** @param origin where the built Storybook is served. */
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
   * The whole story as PNGs. The page is loaded once for all brands and widths, unless the story has a play function: it
   * is loaded for each brand then, and shown anew for each width. Brands and widths always come in the same order, so
   * that each picture is always taken after the same ones.
   *
   * @param isKnown whether a picture is the one expected at a width.
   * @throws {Error} when the story fails or never comes to rest.
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
      // Whatever it still does is not to be seen in the next story.
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

  /** A new page in place of this one; the browser still knows the files. */
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

  /** Waits until the story is rendered and its play function done. */
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
   * A picture during which nothing changed; where something always does, one that looks like the one before. The window
   * is made as high as the story, which is quicker than a picture beyond the window. Where the story grows with
   * the window, its window stays as it is.
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

  /** Waits for files on their way, pictures, fonts and what is drawn after them; ends animations. */
  async #settled(): Promise<Measured> {
    for (;;) {
      await this.#page.evaluate(async () => {
        const pictures = [...document.images];
        // What is below the window is in the picture too.
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

  /** @param frames that are drawn before. */
  #measure(frames: number): Promise<Measured> {
    return this.#page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
      // What is closed or hidden may still have a box.
      const boxes = [...document.querySelectorAll('#storybook-root *')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      const last = Math.max(0, ...boxes.filter((box) => box.height > 0).map((box) => box.bottom));
      // Room for focus rings and shadows.
      const room = Math.ceil(last + scrollY) + 16;
      const { changes } = globalThis as unknown as WatchedPage;
      return {
        bottom: Math.min(room, Math.max(document.documentElement.scrollHeight, innerHeight)),
        changes,
      };
    }, frames);
  }

  async #picture(width: number, bottom: number): Promise<Buffer> {
    // Straight from Chromium: Playwright's own pictures are packed more tightly, which takes half as long again.
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: bottom > this.#size.height,
      clip: { x: 0, y: 0, width, height: bottom, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }
}
