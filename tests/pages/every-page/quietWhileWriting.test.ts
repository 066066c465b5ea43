import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedProcess } from '#tests/chromium.ts';
import { type DevProject, startDevProject } from '#tests/dev/devProject.ts';
import { sectionPages } from '#tests/pages/demoPages.ts';
import { openWindow } from '#tests/pages/visit.ts';

let project: DevProject;
let browser: Browser;
let window: BrowserContext;

beforeAll(async () => {
  [project, browser] = await Promise.all([startDevProject(), chromium.launch(sharedProcess)]);
  // Services answer only once the site has been published; pages that frame them would wait for it.
  await fetch(`${project.origin}/health/ready`);
  // One context for all pages, so that modules are loaded only once.
  window = await openWindow(browser, { baseURL: project.origin, viewport: { width: 1280, height: 900 } });
}, 600_000);
afterAll(async () => {
  await browser.close();
  await project.close();
}, 30_000);

/** Messages of Vite and React in development. */
const theirs = /^\[vite\]|React DevTools/;

/** Number of islands on the visited pages. */
let islands = 0;

// React's development build warns about every mismatch between the server's HTML and an island's first render.
test.for(sectionPages())(
  '%s in development: every section hydrates and works without a word in the console',
  async (path) => {
    const page = await window.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (!theirs.test(message.text())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(path);
    islands += await page.evaluate(async () => {
      const all = [...document.querySelectorAll<HTMLElement>('[data-island]')];
      // Any interaction hydrates an island.
      for (const island of all) island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      while (all.some((island) => island.isConnected && !island.dataset['hydration']))
        await new Promise((next) => setTimeout(next, 20));
      return all.length;
    });
    await page.close();
    expect(said).toEqual([]);
  },
);

test('the pages together had islands of many sections', () => {
  expect(islands).toBeGreaterThan(15);
});
