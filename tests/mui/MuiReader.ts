import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Part } from '#tests/packages/mui-examples/examples/muiExamples.ts';
import { type Boxes, boxesOf, markPage } from './boxesOf.ts';
import { muiActions } from './muiActions.ts';
import { examplesOf } from './MuiSite.ts';
import { renderAsMui } from './renderAsMui.tsx';
import { settle } from './settle.ts';

type ByExample = Readonly<Record<string, Boxes>>;

/** What a browser shows of a part of the examples. */
export interface MuiReading {
  /** As HTML. */
  readonly html: ByExample;
  /** In islands, before and after they hydrate. */
  readonly before: ByExample;
  readonly after: ByExample;
  /** In islands, after what a visitor does with each. */
  readonly acted: ByExample;
  /** What the browser has logged. */
  readonly complaints: readonly string[];
}

/** A document without its policy, with the style attributes that React has written. */
const withoutPolicy = (document: string) =>
  document
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll(/ ?p-inline_\w+/g, '')
    .replaceAll('data-style=', 'style=');

/** Replaces the examples that are shown as HTML with what MUI renders. */
async function showAsMui(opened: Page, part: Part): Promise<void> {
  const own = renderAsMui(examplesOf(part));
  await opened.evaluate(({ html, css }) => {
    const style = document.createElement('style');
    style.textContent = css;
    // The variables of the theme under their own names.
    const variables = document.createElement('link');
    variables.rel = 'stylesheet';
    variables.href = document.body.dataset['variables'] ?? '';
    document.head.append(variables, style);
    for (const example of document.querySelectorAll<HTMLElement>('[data-section=MuiHtml] [data-example]'))
      example.innerHTML = html[example.dataset['example'] ?? ''] ?? '';
    return new Promise((done) => variables.addEventListener('load', done));
  }, own);
}

/** Does with each example what a visitor does. @returns What each shows then. */
async function act(opened: Page, part: Part, onAct: (name: string) => void): Promise<ByExample> {
  const acted: Record<string, Boxes> = {};
  for (const name of Object.keys(examplesOf(part))) {
    const action = muiActions[name];
    if (!action) continue;
    onAct(name);
    const example = opened.locator(`[data-section=MuiIsland] [data-example="${name}"]`);
    await action.act(example, opened);
    if (action.shows !== undefined)
      await opened.locator(action.shows).filter({ visible: true }).first().waitFor();
    await settle(opened);
    Object.assign(acted, await boxesOf(opened, 'MuiIsland', name));
    await action.leave?.(opened);
    await settle(opened);
  }
  return acted;
}

/** Waits until a number of examples in islands are hydrated. */
export const hydrated = (opened: Page, count: number) =>
  opened.waitForFunction(
    (wanted) =>
      document.querySelectorAll('[data-section=MuiIsland][data-hydration=hydrated]').length === wanted,
    count,
    { timeout: 120_000 },
  );

/** Opens pages of examples in a browser. */
export class MuiReader {
  readonly #browser: Browser;
  readonly #origin: string;
  /** Folder of the published site. */
  readonly #out: string;

  constructor(browser: Browser, origin: string, out: string) {
    this.#browser = browser;
    this.#origin = origin;
    this.#out = out;
  }

  /**
   * Reads the boxes of a part's page.
   *
   * @param look `own` as it is published, `mui` as MUI renders it, without a policy.
   */
  async read(part: Part, look: 'own' | 'mui'): Promise<MuiReading> {
    const opened = await this.#browser.newPage({ viewport: { width: 1000, height: 800 } });
    opened.setDefaultTimeout(30_000);
    const complaints: string[] = [];
    let at = 'before any action';
    const complain = (text: string) => complaints.push(`${at}: ${text}`);
    opened.on('pageerror', (error) => complain(error.message));
    opened.on('console', (message) => {
      const isIcon = message.location().url.endsWith('/favicon.ico');
      if (!isIcon && ['error', 'warning', 'info'].includes(message.type())) complain(message.text());
    });
    const release = await this.#open(opened, part, look);
    await settle(opened);
    const html = await boxesOf(opened, 'MuiHtml');
    const before = await boxesOf(opened, 'MuiIsland');
    release();
    await hydrated(opened, Object.keys(examplesOf(part)).length);
    await settle(opened);
    const after = await boxesOf(opened, 'MuiIsland');
    const acted = await act(opened, part, (name) => (at = name));
    await opened.close();
    return { html, before, after, acted, complaints };
  }

  /** Opens a page whose scripts wait. @returns A function that lets them go. */
  async #open(opened: Page, part: Part, look: 'own' | 'mui'): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await opened.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    // MUI asks for the file by the path that the example names.
    await opened.route('**/media/logo.svg', (route) =>
      route.fulfill({
        body: readFileSync(join(this.#out, '..', 'pages/media/logo.svg')),
        contentType: 'image/svg+xml',
      }),
    );
    if (look === 'mui') {
      const document = readFileSync(join(this.#out, `${part}.html`), 'utf8');
      await opened.route(`**/${part}.html`, (route) =>
        route.fulfill({ body: withoutPolicy(document), contentType: 'text/html; charset=utf-8' }),
      );
    }
    await opened.goto(`${this.#origin}/${part}.html`, { waitUntil: 'commit' });
    await opened.waitForSelector('footer', { state: 'attached' });
    await markPage(opened);
    if (look === 'mui') await showAsMui(opened, part);
    return release;
  }
}
