import { mkdtempSync, rmSync } from 'node:fs';
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
import { createServer, type ServerOptions } from '#composer/server/createServer.ts';
import { serverParts } from '#tests/server/fixtures/serverParts.ts';

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
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    dataFolder,
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: async () => {
      await server.close();
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
   * Whether to reuse the browser's cache of earlier visits with the same options, but none of their other data. For
   * tests that open many pages, and not for those of loading.
   */
  readonly hasCache?: boolean;
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

/** Contexts whose cache later visits share, by their options. */
type Windows = Map<string, BrowserContext>;

/** Opens a page that stays open, so that later ones share its process. */
export async function keepProcess(window: BrowserContext): Promise<void> {
  const page = await window.newPage();
  await page.goto('/robots.txt');
}

/** Closes a context's pages and deletes the visitor's data. */
async function forgetVisitor(window: BrowserContext): Promise<void> {
  // Keeps the first one; see `keepProcess`.
  for (const page of window.pages().slice(1)) {
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
  await window.clearCookies();
}

export const test = base.extend<{ browser: Browser; site: RunningSite; windows: Windows; visit: Visit }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads a fixture's needs from its pattern
    async ({}, give) => {
      const browser = await chromium.launch(sharedProcess);
      await give(browser);
      await browser.close();
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
      for (const window of windows.values()) await window.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ browser, site, windows }, give) => {
    const complaints: string[] = [];
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
          hasCache = false,
          ...options
        } = {},
      ) => {
        const key = JSON.stringify(options);
        const known = hasCache ? windows.get(key) : undefined;
        const context = known ?? (await browser.newContext({ baseURL: site.url, ...options }));
        if (hasCache && !known) await keepProcess(context);
        if (hasCache) windows.set(key, context);
        closing.push(() => (hasCache ? forgetVisitor(context) : context.close()));
        context.setDefaultTimeout(30_000);
        const given = isAskedForLanguage ? cookies : { languageModal: 'asked', ...cookies };
        await context.addCookies(
          Object.entries(given).map(([name, value]) => ({ name, value, url: options.baseURL ?? site.url })),
        );
        if (before) await context.addInitScript(before);
        const page = await context.newPage();
        const hear = (said: string) => {
          if (!expectedComplaints?.test(said)) complaints.push(`${path}: ${said}`);
        };
        page.on('pageerror', (error) => hear(error.message));
        page.on('console', (message) => {
          const { url } = message.location();
          // Only browsers with tabs request an icon, and not every test site has one.
          if (url.endsWith('/favicon.ico')) return;
          if (['error', 'warning'].includes(message.type())) hear(`${message.text()} (${url})`);
        });
        countRequests(page);
        await prepare?.(page);
        await page.goto(path, { waitUntil: until });
        return page;
      },
    );
    for (const close of closing) await close();
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
  },
});
