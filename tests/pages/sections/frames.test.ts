import type { Frame, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, type Visit } from '#tests/pages/visit.ts';

const path = '/trial/frames.html';
const tools = 'https://tools.elmstonebank.example';

/** Stubs pages of another site, which record the messages they receive. */
const answerTools = (page: Page) =>
  page.context().route(`${tools}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Tool</title><script>heard = []; addEventListener("message", (event) => heard.push([event.origin, event.data]));</script>',
    }),
  );

/** Opens the page and collects the warnings that the tool causes. */
async function visitTool(visit: Visit, cookies: Record<string, string> = {}) {
  const warnings: string[] = [];
  const page = await visit(path, {
    cookies,
    expectedComplaints: /is not understood/,
    prepare: async (opened) => {
      opened.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await answerTools(opened);
    },
  });
  return { page, warnings };
}

async function frameOf(page: Page, id: string): Promise<Frame> {
  const element = await page.locator(`#${id} iframe`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame in ${id}.`);
  await frame.waitForLoadState();
  return frame;
}

/** Sends a message from the page in the frame. */
const send = (frame: Frame, message: unknown) =>
  frame.evaluate((data) => parent.postMessage(data, '*'), message);

const heightOf = (page: Page, id: string) => page.locator(`#${id} iframe`).getAttribute('height');

describe('a tool in a frame', () => {
  test('WIDG-17 resizes and scrolls by messages of its page; what is no message of the protocol is a warning', async ({
    visit,
  }) => {
    const { page, warnings } = await visitTool(visit);
    const tool = await frameOf(page, 'tool');
    expect(await heightOf(page, 'tool')).toBe('200');
    await send(tool, JSON.stringify({ action: 'resize', height: 600 }));
    await expect.poll(() => heightOf(page, 'tool')).toBe('632');
    await send(tool, JSON.stringify({ action: 'resize', contentHeight: 1500 }));
    await expect.poll(() => heightOf(page, 'tool')).toBe('1500');
    expect(await heightOf(page, 'help')).toBe('480');
    const top = () => page.locator('#tool iframe').evaluate((frame) => frame.getBoundingClientRect().top);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await top()).toBeLessThan(0);
    await send(tool, JSON.stringify({ action: 'scrollTop' }));
    // Below the space that the style sheet reserves for sticky elements.
    await expect.poll(top).toBeGreaterThan(90);
    expect(await top()).toBeLessThan(120);
    await send(tool, '{');
    await send(tool, JSON.stringify({ action: 'navigate', url: 'https://evil.example' }));
    await expect.poll(() => warnings.length).toBe(2);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('WIDG-17 “completed” leads to the next page, with .html in its path', async ({ visit }) => {
    const { page } = await visitTool(visit);
    await send(await frameOf(page, 'tool'), 'completed');
    await page.waitForURL('**/cd-rates.html?from=tool#early');
  });

  test('SEC-01 “completed” leads to no other site and runs no script, whatever the page was made to say', async ({
    visit,
  }) => {
    const { page, warnings } = await visitTool(visit);
    const tool = await frameOf(page, 'tool');
    const targets = ['https://evil.example/', '//evil.example', 'javascript:document.title="x"'];
    for (const [index, target] of targets.entries()) {
      const holder = page.locator('#tool [data-frame]');
      await holder.evaluate((element, to) => element.setAttribute('data-url', to), target);
      await send(tool, 'completed');
      await expect.poll(() => warnings.length).toBe(index + 1);
    }
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.title()).not.toBe('x');
  });

  test('WIDG-17 SEC-01 hears nobody but its own page: neither the site, nor another frame, nor another site in it', async ({
    visit,
  }) => {
    const { page, warnings } = await visitTool(visit);
    const resize = JSON.stringify({ action: 'resize', height: 900 });
    await page.evaluate((data) => {
      postMessage(data, '*');
      postMessage('completed', '*');
    }, resize);
    const help = await frameOf(page, 'help');
    await send(help, resize);
    // The help frame handles it, because the message comes from its page.
    await expect.poll(() => heightOf(page, 'help')).toBe('932');
    expect(await heightOf(page, 'tool')).toBe('200');
    // Simulates a page of another origin in the frame with synthetic events, because the policy would block a real one.
    await page.evaluate((data) => {
      const frame = document.querySelector<HTMLIFrameElement>('#tool iframe');
      for (const origin of ['https://evil.example', 'null', ''])
        dispatchEvent(new MessageEvent('message', { data, origin, source: frame?.contentWindow ?? null }));
    }, resize);
    expect(await heightOf(page, 'tool')).toBe('200');
    expect(warnings).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('WIDG-17 is sent the color behind it, and again when the scheme changes', async ({ visit }) => {
    const { page } = await visitTool(visit);
    const tool = await frameOf(page, 'tool');
    const heard = () => tool.evaluate('heard') as Promise<[origin: string, data: string][]>;
    await expect.poll(async () => (await heard()).length).toBe(1);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [origin, data] = (await heard())[0] ?? ['', ''];
    expect([origin, JSON.parse(data)]).toEqual([
      new URL(page.url()).origin,
      { action: 'backgroundColor', color: ground },
    ]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await heard()).length).toBe(2);
    expect((await heard())[1]?.[1]).not.toBe(data);
    // The nearest color counts, not that of the page.
    await page.locator('#tool').evaluate((section: HTMLElement) => {
      section.style.backgroundColor = 'rgb(1, 2, 3)';
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => (await heard()).length).toBe(3);
    expect(JSON.parse((await heard())[2]?.[1] ?? '')).toEqual({
      action: 'backgroundColor',
      color: 'rgb(1, 2, 3)',
    });
  });

  test('WIDG-17 SEC-01 sends the color to a page of the tool’s own origin only', async ({ visit }) => {
    const page = await visit(path, {
      // The browser reports a message that it did not deliver.
      expectedComplaints: /Failed to execute 'postMessage'/,
      prepare: async (opened) => {
        await answerTools(opened);
        await opened.context().route(`${tools}/budget`, (route) =>
          route.fulfill({
            contentType: 'text/html',
            // A document without an origin.
            headers: { 'content-security-policy': 'sandbox allow-scripts' },
            body: '<!doctype html><title>Other</title><script>heard = []; addEventListener("message", ({ data }) => heard.push(data)); parent.postMessage("{", "*")</script>',
          }),
        );
      },
    });
    const tool = await frameOf(page, 'tool');
    const help = await frameOf(page, 'help');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => help.evaluate<number>('heard.length')).toBe(2);
    expect(await tool.evaluate('heard')).toEqual([]);
  });
});

test('WIDG-17 STORE-05 the help frame is told the cookies riblpid and mid, and the tool none', async ({
  visit,
}) => {
  const { page } = await visitTool(visit, { riblpid: 'p 7', mid: 'm&8', firstname: 'Ada' });
  expect(await page.locator('#help iframe').getAttribute('src')).toBe(
    `${tools}/help?a=1&riblpid=p+7&mid=m%268`,
  );
  expect(await page.locator('#tool iframe').getAttribute('src')).toBe(`${tools}/budget`);
  expect(await page.locator('#tool iframe').getAttribute('title')).toBe('Budget tool');
  const { page: other } = await visitTool(visit);
  expect(await other.locator('#help iframe').getAttribute('src')).toBe(`${tools}/help?a=1`);
});

test('MODAL-03 WIDG-17 visitors who opted out are asked before another company’s page is loaded', async ({
  visit,
}) => {
  const { page } = await visitTool(visit, { privacy_optout: 'true' });
  const ask = page.locator('#tool').getByRole('button', { name: 'Show it anyway' });
  await ask.waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await ask.click();
  await page.locator('#tool iframe').waitFor();
  expect(await page.locator('#help iframe').count()).toBe(0);
});

test('WIDG-17 without JavaScript the frame is there, and a link to its page', async ({ visit }) => {
  const page = await visit(path, { javaScriptEnabled: false, prepare: answerTools });
  expect(await page.locator('#tool iframe').getAttribute('src')).toBe(`${tools}/budget`);
  expect(await page.locator('#tool a').getAttribute('href')).toBe(`${tools}/budget`);
});

test('WIDG-17 the demo’s own tool is as high as what is in it, works, and leads on', async ({ visit }) => {
  const page = await visit('/mortgage/affordability.html');
  const tool = page.frameLocator('#tool iframe');
  await expect.poll(() => heightOf(page, 'tool')).not.toBe('420');
  await tool.getByRole('button', { name: 'Work it out' }).click();
  await tool.getByText('About $1,400 a month').waitFor();
  await tool.getByRole('button', { name: 'Talk to a consultant' }).click();
  await page.waitForURL('**/mortgage/consultant.html');
});
