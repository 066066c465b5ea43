import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { StoryInBrand } from './Shot.ts';
import { type WatchedPage, watchStory } from './watchStory.ts';

/** Raise it when a change here alters pictures, so that pictures taken before are not compared with. */
export const cameraVersion = 5;

const height = 800;
/** The clock of every story stands still at this moment. */
const now = new Date('2026-11-20T15:00:00Z');
const maxTries = 12;
/** A play function waits for 10 s at most, several times over. */
const patience = 60_000;

/** Pictures of a story in a brand. */
export interface Taken {
  /** PNGs by width. */
  readonly pictures: ReadonlyMap<number, Buffer>;
  /** Paths of everything that the page asked for. */
  readonly addresses: ReadonlySet<string>;
}

/** Pictures stories one after the other in a browser context of its own. */
export class Camera {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #origin: string;
  #inFlight = 0;
  #addresses = new Set<string>();

  private constructor(context: BrowserContext, page: Page, devtools: CDPSession, origin: string) {
    this.#context = context;
    this.#page = page;
    this.#devtools = devtools;
    this.#origin = origin;
    page.setDefaultTimeout(patience);
    page.on('request', (request) => {
      this.#inFlight += 1;
      const { protocol, pathname } = new URL(request.url());
      if (protocol === 'http:') this.#addresses.add(decodeURIComponent(pathname));
    });
    page.on('requestfinished', () => (this.#inFlight -= 1));
    page.on('requestfailed', () => (this.#inFlight -= 1));
  }

  /** @param origin where the built Storybook is served. */
  static async open(browser: Browser, origin: string): Promise<Camera> {
    const context = await browser.newContext({
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'America/New_York',
      serviceWorkers: 'block',
    });
    await context.addInitScript(watchStory);
    await context.clock.setFixedTime(now);
    const page = await context.newPage();
    return new Camera(context, page, await context.newCDPSession(page), origin);
  }

  /**
   * The whole story as PNGs. The page is loaded once, for the first width; for the others the story is shown anew in
   * it. The order of widths is always the same, so that each picture is always taken after the same ones.
   *
   * @param isKnown whether a picture is the one expected at a width; two in a row that are the same are taken as well.
   * @throws {Error} when the story fails or never comes to rest.
   */
  async shoot(
    { story, brand, widths }: StoryInBrand,
    isKnown: (width: number, picture: Buffer) => boolean,
  ): Promise<Taken> {
    const pictures = new Map<number, Buffer>();
    this.#addresses = new Set();
    for (const [index, width] of widths.entries()) {
      await this.#context.clearCookies();
      await this.#page.setViewportSize({ width, height });
      if (index === 0) await this.#load(story.id, brand);
      else await this.#page.evaluate((id) => (globalThis as unknown as WatchedPage).showAgain(id), story.id);
      await this.#finished();
      pictures.set(width, await this.#atRest(width, (picture) => isKnown(width, picture)));
    }
    return { pictures, addresses: this.#addresses };
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  async #load(id: string, brand: string): Promise<void> {
    // Accessibility is tested elsewhere; its checks would only take time here.
    const globals = `a11y.manual:!true;brand:${brand}`;
    await this.#page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`, {
      waitUntil: 'commit',
    });
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

  async #atRest(width: number, isKnown: (picture: Buffer) => boolean): Promise<Buffer> {
    let before: Buffer | undefined;
    for (let tries = 0; tries < maxTries; tries++) {
      await this.#settled();
      const picture = await this.#picture(width);
      if (isKnown(picture) || before?.equals(picture)) return picture;
      before = picture;
    }
    throw new Error(`It never comes to rest: ${maxTries} pictures in a row differ.`);
  }

  /** Waits for files on their way, pictures, fonts and what is drawn after them; ends animations. */
  async #settled(): Promise<void> {
    do {
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
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
    } while (this.#inFlight > 0);
  }

  async #picture(width: number): Promise<Buffer> {
    const bottom = await this.#page.evaluate(() => {
      // What is closed or hidden may still have a box.
      const boxes = [...document.querySelectorAll('#storybook-root *')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      const last = Math.max(0, ...boxes.filter((box) => box.height > 0).map((box) => box.bottom));
      // Room for focus rings and shadows.
      return Math.min(
        Math.ceil(last + scrollY) + 16,
        Math.max(document.documentElement.scrollHeight, innerHeight),
      );
    });
    // Straight from Chromium: Playwright's own pictures are packed more tightly, which takes half as long again.
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height: bottom, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }
}
