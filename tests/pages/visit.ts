import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright';
import { expect, inject, test as base } from 'vitest';
import { sharedProcess } from '#tests/chromium.ts';
import { within } from '#composer/server/watch/within.ts';
import { createServer, type ServerOptions } from '#composer/server/createServer.ts';
import { serverParts } from '#tests/server/fixtures/serverParts.ts';

/**
 * Waits for the end of what a fixture has started. Vitest itself would wait forever, and with it the whole run.
 *
 * @throws {Error} if it takes longer than half a minute.
 */
const ended = (what: string, work: Promise<unknown>, open: () => string = () => '') =>
  within(30_000, work, () => `${what} did not end. ${open()}`);

/** A running server of the published site, with its own store. */
export interface RunningSite {
  readonly url: string;
  readonly dataFolder: string;
  /** Returns the entries of the server's log. */
  readonly log: () => Record<string, unknown>[];
  readonly stop: () => Promise<void>;
}

/** @param releaseFolder By default, the demo bank with the test pages. */
export async function startSite(
  releaseFolder = inject('releaseFolder'),
  more: Pick<ServerOptions, 'captchaSecret'> = {},
): Promise<RunningSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-data-'));
  const lines: string[] = [];
  const server = await createServer({
    releaseFolder,
    ...(await serverParts()),
    dataFolder,
    demo: true,
    ...more,
    requestsPerMinute: 100_000,
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
  });
  const unanswered = new Set<string>();
  server.server.on('request', ({ method, url = '' }: IncomingMessage, response: ServerResponse) => {
    const request = `${method} ${url}`;
    unanswered.add(request);
    response.once('close', () => unanswered.delete(request));
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    dataFolder,
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: async () => {
      await ended(
        'The server',
        server.close(),
        () => `Not answered: ${[...unanswered].join(', ') || 'nothing'}.`,
      );
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors that the test expects. All others fail it. */
  readonly expectedComplaints?: RegExp;
  readonly cookies?: Readonly<Record<string, string>>;
  /**
   * Whether Spanish pages ask for the language, as they do once per session (MODAL-01). By default, they already have.
   */
  readonly isAskedForLanguage?: boolean;
  /** Runs in the page before its own scripts. */
  readonly before?: (() => void) | { readonly content: string };
  /** Called with the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The load state to wait for. Use `domcontentloaded` if a test delays a part of the page. */
  readonly until?: 'load' | 'domcontentloaded';
  /**
   * Whether to open it in a new context, for tests of loading and those that set the clock of a context. By default, a
   * visit shares the browser's cache of earlier ones with the same options, but none of their other data.
   */
  readonly hasOwnWindow?: boolean;
}

/** Pending requests of each page. */
const onTheirWay = new WeakMap<Page, Set<Request>>();

function countRequests(page: Page): void {
  const requests = new Set<Request>();
  onTheirWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a visited page has no pending requests, and has started none within two frames. Faster than Playwright's
 * `networkidle`, which always waits at least half a second.
 */
export async function answered(page: Page): Promise<void> {
  const requests = onTheirWay.get(page);
  if (!requests) throw new Error('Only a page that `visit` opened is followed.');
  const drawn = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    );
  await drawn();
  while (requests.size > 0) {
    await expect.poll(() => requests.size).toBe(0);
    await drawn();
  }
}

/** Opens a page as a new visitor. Fails the test if the browser logs an error, such as a policy violation. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** Contexts that no visitor uses, by their options. A new context costs a process, which compiles all scripts again. */
type Windows = Map<string, BrowserContext[]>;

/** Opens a context with a page that stays open, so that later ones share its process. */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const window = await browser.newContext(options);
  const page = await window.newPage();
  await page.goto('/robots.txt');
  return window;
}

/** Closes a visitor's pages and deletes everything that the context has learned, except its cache. */
async function forgetVisitor(window: BrowserContext): Promise<void> {
  // See `openWindow`.
  const [kept, ...pages] = window.pages();
  await Promise.all(pages.map((page) => page.close()));
  await kept?.evaluate(() => localStorage.clear());
  await Promise.all([window.clearCookies(), window.unrouteAll(), window.setOffline(false)]);
}

export const test = base.extend<{ browser: Browser; site: RunningSite; windows: Windows; visit: Visit }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads a fixture's needs from its pattern
    async ({}, give) => {
      const browser = await chromium.launch(sharedProcess);
      await give(browser);
      await ended('The browser', browser.close());
    },
    { scope: 'worker' },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, give) => {
      const site = await startSite();
      await give(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
  windows: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, give) => {
      const windows: Windows = new Map();
      await give(windows);
      for (const window of [...windows.values()].flat()) await ended('A window', window.close());
    },
    { scope: 'file' },
  ],
  visit: async ({ browser, site, windows }, give) => {
    const complaints: string[] = [];
    const refusals: Promise<string>[] = [];
    const closing: (() => Promise<void>)[] = [];
    await give(
      async (
        path,
        {
          expectedComplaints,
          cookies = {},
          isAskedForLanguage = false,
          before,
          prepare,
          until = 'load',
          hasOwnWindow = false,
          ...options
        } = {},
      ) => {
        const ofVisitor = { baseURL: site.url, ...options };
        const key = JSON.stringify(ofVisitor);
        const context = hasOwnWindow
          ? await browser.newContext(ofVisitor)
          : (windows.get(key)?.pop() ?? (await openWindow(browser, ofVisitor)));
        context.setDefaultTimeout(60_000);
        closing.push(async () => {
          if (hasOwnWindow) return context.close();
          await forgetVisitor(context);
          windows.set(key, [...(windows.get(key) ?? []), context]);
        });
        const given = isAskedForLanguage ? cookies : { languageModal: 'asked', ...cookies };
        await context.addCookies(
          Object.entries(given).map(([name, value]) => ({ name, value, url: options.baseURL ?? site.url })),
        );
        const page = await context.newPage();
        if (before) await page.addInitScript(before);
        const hear = (said: string) => {
          // Chromium itself reports it on a page without any script, if another navigation begins meanwhile.
          if (/^Transition was (?:skipped|aborted)/.test(said)) return;
          if (!expectedComplaints?.test(said)) complaints.push(`${path}: ${said}`);
        };
        page.on('pageerror', (error) => hear(error.message));
        page.on('console', (message) => {
          const { url } = message.location();
          // Only browsers with tabs request an icon, and not every test site has one.
          if (url.endsWith('/favicon.ico')) return;
          if (['error', 'warning'].includes(message.type())) hear(`${message.text()} (${url})`);
        });
        page.on('response', (response) => {
          const request = response.request();
          if (response.status() < 400 || request.method() !== 'POST') return;
          const said = response.text().catch(String);
          refusals.push(said.then((text) => `${request.postData()} was answered ${text.slice(0, 300)}`));
        });
        countRequests(page);
        await prepare?.(page);
        await page.goto(path, { waitUntil: until });
        return page;
      },
    );
    for (const close of closing) await ended('A visit', close());
    if (complaints.length === 0) return;
    // Some failures come only when the machine is busy; what was sent is known only now.
    const said = [...complaints, ...(await Promise.all(refusals))];
    throw new Error(`The browser complained:\n${said.join('\n')}`);
  },
});
