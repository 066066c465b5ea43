// npm run stories:docs: opens every docs page of the built Storybook, and fails for one that shows or logs an error.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { within } from '#composer/server/watch/within.ts';
import { chromiumLaunch } from '#tests/chromium.ts';
import { serveFolder } from '#tests/snapshots/serveFolder.ts';

const folder = join(import.meta.dirname, '../../.portico/storybook');

/** Milliseconds for what hangs: a slow machine can need more than half a minute for a page. */
const timeoutMs = 120_000;

/** Browsers request an icon that no file of the built Storybook names. */
const isIcon = (url: string) => url.endsWith('/favicon.ico');

/** A part of Storybook's preview: its window shows what it is told by this channel. */
declare const __STORYBOOK_PREVIEW__: {
  readonly channel: {
    emit(event: 'setCurrentStory', entry: object): void;
    on(event: 'docsRendered' | 'storyMissing', listener: (storyId?: string) => void): void;
  };
};

/** A window of Storybook's preview, which shows one docs page after another, as for designers who go through them. */
class DocsWindow {
  readonly #page: Page;
  readonly #found: string[] = [];
  /** Number of stories on all docs pages that were shown. */
  stories = 0;

  private constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => this.#found.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isIcon(message.location().url)) this.#found.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !isIcon(response.url()))
        this.#found.push(`${response.status()} ${response.url()}`);
    });
  }

  /** Opens the window with a docs page. */
  static async open(browser: Browser, address: string): Promise<DocsWindow> {
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs);
    const window = new DocsWindow(page);
    await page.goto(address);
    return window;
  }

  /** Returns what is wrong with a docs page: what the browser logs, files that are missing, and Storybook's own message. */
  async faultsOf(storyId: string): Promise<string[]> {
    const shown = within(timeoutMs, this.#show(storyId), () => 'The page is not shown.');
    await shown.catch((error: unknown) => this.#found.push(String(error)));
    return this.#found.splice(0);
  }

  async #show(storyId: string): Promise<void> {
    const page = this.#page;
    await page.evaluate(async (id) => {
      const { channel } = __STORYBOOK_PREVIEW__;
      const isShown = new Promise<void>((resolve) => {
        channel.on('docsRendered', (shown) => shown === id && resolve());
        channel.on('storyMissing', () => resolve());
      });
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
      await isShown;
    }, storyId);
    const error = '.sb-errordisplay:visible, #storybook-docs [role=alert].sb-error';
    await page.locator(`#storybook-docs h1, ${error}`).first().waitFor();
    // Each story of the page renders into an element of its own.
    await page
      .locator('#storybook-docs [id^=story--][id$=-inner]:empty')
      .first()
      .waitFor({ state: 'detached' });
    const isPaintedLater = await page
      .locator('#storybook-docs [id^=story--]:not([id$=-inner])')
      .evaluateAll((stories) => stories.map((story) => getComputedStyle(story).contentVisibility === 'auto'));
    this.stories += isPaintedLater.length;
    if (isPaintedLater.includes(false))
      this.#found.push('Stories are painted before they come into view (previewHead in .storybook/main.ts).');
    for (const shown of await page.locator(error).all()) this.#found.push(await shown.innerText());
  }
}

async function main(): Promise<number> {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) {
    console.log('There is no built Storybook. Run `npm run storybook:build` first.');
    return 2;
  }
  // Written by Storybook, whose index has had this shape since version 8.
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, { id: string; type: string; title: string }>;
  };
  const waiting = Object.values(entries).filter(({ type }) => type === 'docs');
  const count = waiting.length;
  const site = await serveFolder(folder);
  const browser = await chromium.launch(chromiumLaunch);
  let broken = 0;
  let stories = 0;
  const work = async () => {
    const window = await DocsWindow.open(
      browser,
      `${site.origin}/iframe.html?viewMode=docs&id=${waiting[0]?.id}`,
    );
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      // oxlint-disable-next-line no-await-in-loop -- a window shows one page at a time
      const faults = await window.faultsOf(entry.id);
      if (faults.length === 0) continue;
      broken += 1;
      console.log(`${entry.title} (${entry.id}):\n  ${faults.join('\n  ')}`);
    }
    stories += window.stories;
  };
  await Promise.all([work(), work()]);
  await browser.close();
  site.close();
  console.log(`${count} docs pages: ${count - broken} open without an error, ${broken} do not.`);
  if (stories === 0) console.log('They have no stories, or Storybook names their elements otherwise by now.');
  return broken > 0 || stories === 0 ? 1 : 0;
}

process.exitCode = await main();
