import type { Browser, BrowserContext, Page } from 'playwright';
import type { Shot } from './Shot.ts';
import { type StoryOutcome, watchStory } from './watchStory.ts';

/** Raise it when a change here alters pictures, so that baselines made before are not compared with. */
export const cameraVersion = 4;

const height = 800;
/** The clock of every story stands still at this moment. */
const now = new Date('2026-11-20T15:00:00Z');
const maxTries = 12;

/** Pictures stories one after the other in a browser context of its own. */
export class Camera {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #origin: string;
  #inFlight = 0;

  private constructor(context: BrowserContext, page: Page, origin: string) {
    this.#context = context;
    this.#page = page;
    this.#origin = origin;
    page.on('request', () => (this.#inFlight += 1));
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
    return new Camera(context, await context.newPage(), origin);
  }

  /**
   * The whole story as PNG.
   *
   * @param shot whose story is shown, in its brand and at its width.
   * @param known the picture it is expected to be; without it two pictures in a row must be the same.
   * @throws {Error} when the story fails or never comes to rest.
   */
  async shoot({ story, brand, width }: Shot, known?: Buffer): Promise<Buffer> {
    await this.#context.clearCookies();
    await this.#page.setViewportSize({ width, height });
    // Accessibility is tested elsewhere; its checks would only take time here.
    const globals = `a11y.manual:!true;brand:${brand}`;
    await this.#page.goto(`${this.#origin}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
    await this.#finished();
    let before: Buffer | undefined;
    for (let tries = 0; tries < maxTries; tries++) {
      await this.#settled();
      const picture = await this.#picture(width);
      if ((known && picture.equals(known)) || (before && picture.equals(before))) return picture;
      before = picture;
    }
    throw new Error(`It never comes to rest: ${maxTries} pictures in a row differ.`);
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** Waits until the story is rendered and its play function done. */
  async #finished(): Promise<void> {
    const outcome = await this.#page.waitForFunction(
      () => (globalThis as { storyOutcome?: StoryOutcome }).storyOutcome,
      undefined,
      { polling: 'raf' },
    );
    const { error } = (await outcome.jsonValue()) as StoryOutcome;
    if (error !== undefined) throw new Error(error);
  }

  /** Waits for files on their way, pictures, fonts and what is drawn after them. */
  async #settled(): Promise<void> {
    do {
      await this.#page.evaluate(async () => {
        const pictures = [...document.images];
        // What is below the window is in the picture too.
        for (const picture of pictures) picture.loading = 'eager';
        await Promise.allSettled(pictures.map((picture) => picture.decode()));
        await document.fonts.ready;
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
    return this.#page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: bottom },
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
  }
}
