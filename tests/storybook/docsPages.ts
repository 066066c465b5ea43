// npm run stories:docs: opens every docs page of the built Storybook, and fails for one that shows or logs an error.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { sharedProcess } from '#tests/chromium.ts';
import { serveFolder } from '#tests/snapshots/serveFolder.ts';

const folder = join(import.meta.dirname, '../../.portico/storybook');

/** Browsers request an icon that no file of the built Storybook names. */
const isIcon = (url: string) => url.endsWith('/favicon.ico');

/** Returns what is wrong with a docs page: what the browser logs, files that are missing, and Storybook's own message. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isIcon(message.location().url)) found.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isIcon(response.url()))
      found.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address);
  await page.locator('#storybook-docs h1, .sb-show-errordisplay').first().waitFor();
  // A story of waiting has a request that is never answered.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  const shown = await page.locator('.sb-errordisplay:visible, #storybook-docs [role=alert].sb-error').all();
  found.push(...(await Promise.all(shown.map((error) => error.innerText()))));
  return found;
}

/** Opens a docs page, and closes it however it ends: one that is too slow would slow down all that come after it. */
async function openPage(window: BrowserContext, address: string): Promise<string[]> {
  const page = await window.newPage();
  return faultsOf(page, address)
    .catch((error: unknown) => [String(error)])
    .finally(() => page.close());
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
  const browser = await chromium.launch(sharedProcess);
  let broken = 0;
  const work = async () => {
    const window = await browser.newContext();
    // For what hangs: a slow machine can need more than half a minute for a page.
    window.setDefaultTimeout(120_000);
    // Stays open, so that the others share its process.
    await window.newPage().then((page) => page.goto(`${site.origin}/index.json`));
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const address = `${site.origin}/iframe.html?viewMode=docs&id=${entry.id}`;
      // oxlint-disable-next-line no-await-in-loop -- three pages at a time
      const faults = await openPage(window, address);
      if (faults.length === 0) continue;
      broken += 1;
      console.log(`${entry.title} (${entry.id}):\n  ${faults.join('\n  ')}`);
    }
  };
  await Promise.all([work(), work(), work()]);
  await browser.close();
  site.close();
  console.log(`${count} docs pages: ${count - broken} open without an error, ${broken} do not.`);
  return broken > 0 || count === 0 ? 1 : 0;
}

process.exitCode = await main();
