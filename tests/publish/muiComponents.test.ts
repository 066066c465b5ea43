import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { muiComponents } from '#tests/packages/mui-examples/muiComponents.tsx';
import { chromiumLaunch } from '#tests/chromium.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { documentOf } from './publishedFolder.ts';

const name = '@elmstone/mui-examples';
const names = Object.keys(muiComponents);
const sections = names.flatMap((example) =>
  ['MuiHtml', 'MuiIsland'].map((component) => ({ component, props: { name: example } })),
);

/** Places and looks of an example's elements, relative to the example. */
type Boxes = Readonly<Record<string, readonly string[]>>;

/** Returns the boxes of all examples of a section, by the example's name. */
const boxesOf = (opened: Page, section: string): Promise<Boxes> =>
  opened.evaluate((of) => {
    for (const animation of document.getAnimations()) animation.cancel();
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>(`[data-section=${of}] [data-example]`)].map((example) => {
        const own = example.getBoundingClientRect();
        const isFixed = [...example.querySelectorAll('*')].some(
          (element) => getComputedStyle(element).position === 'fixed',
        );
        const root = isFixed ? { x: 0, y: 0 } : own;
        const elements = [...example.querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { opacity, visibility } = getComputedStyle(element);
          const place = [x - root.x, y - root.y, width, height].map((value) => Math.round(value));
          return `${element.localName} ${place.join(' ')} ${opacity} ${visibility}`;
        });
        return [example.dataset['example'], elements];
      }),
    );
  }, section);

/** The published document as MUI writes it, for a browser without a policy. */
const asMui = (document: string) =>
  document
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll(/ ?p-inline_\w+/g, '')
    .replaceAll('data-style=', 'style=');

let browser: Browser;
let site: PublishedSite;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
  site = new PublishedSite({
    'site.json': { ...(siteFiles['site.json'] as object), packages: [name] },
    'examples.json': page('Every component of MUI that we show', sections),
  });
  cpSync('tests/packages/mui-examples', join(site.folder, '..', 'node_modules', name), { recursive: true });
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
}, 120_000);
afterAll(async () => {
  site.remove();
  await browser.close();
});

/** Opens the page and reads the boxes before and after its islands hydrate. */
async function read(origin: string, document?: string) {
  const opened = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  const complaints: string[] = [];
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (!isIcon && ['error', 'warning', 'info'].includes(message.type())) complaints.push(message.text());
  });
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  // Scripts wait until the boxes of the server's HTML are read.
  await opened.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // Where the component itself names a file, the browser requests its path in the site's folder.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  await opened.route('**/media/logo.svg', (route) =>
    route.fulfill({ body: drawing, contentType: 'image/svg+xml' }),
  );
  if (document !== undefined)
    await opened.route('**/examples.html', (route) =>
      route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' }),
    );
  await opened.goto(`${origin}/examples.html`, { waitUntil: 'commit' });
  await opened.waitForSelector('footer', { state: 'attached' });
  const html = await boxesOf(opened, 'MuiHtml');
  const before = await boxesOf(opened, 'MuiIsland');
  release();
  await expect
    .poll(() => opened.locator('[data-section=MuiIsland][data-hydration=hydrated]').count(), {
      timeout: 60_000,
    })
    .toBe(names.length);
  await opened.waitForTimeout(1000);
  const after = await boxesOf(opened, 'MuiIsland');
  const texts = await opened.locator('[data-example=useMediaQuery]').allTextContents();
  expect(texts).toEqual(['A narrow window', 'A wide window']);
  // React changes and removes styles that the document had.
  const slider = opened.locator('[data-section=MuiIsland] [data-example=Slider]');
  await slider.locator('input').press('End');
  await expect.poll(() => slider.locator('.MuiSlider-thumb').getAttribute('style')).toContain('left: 100%');
  const shrinking = opened.locator('[data-section=MuiIsland] button', { hasText: 'Shrink' });
  await shrinking.click();
  await expect.poll(async () => (await shrinking.boundingBox())?.width).toBeLessThan(200);
  const moved = (await boxesOf(opened, 'MuiIsland'))['Slider'];
  await opened.close();
  return { html, before, after, moved, complaints };
}

describe('MUI’s components on published pages', () => {
  test('have no style attribute in the document', () => {
    const document = documentOf(site.out, '/examples.html') ?? '';
    expect(document).not.toMatch(/\sstyle="/);
    expect(document).toMatch(/http-equiv="Content-Security-Policy"/);
  });

  test('follow the brand’s breakpoints under MUI’s names', () => {
    const document = documentOf(site.out, '/examples.html') ?? '';
    expect(document).not.toMatch(/[{;](?:xs|sm|md|lg|xl):/);
    // Windows from 672 and 1056 pixels.
    expect(document).toMatch(/@media \((?:min-width:\s?|width>=)42em\)\{[^}]*display:block/);
    expect(document).toMatch(/@media \((?:min-width:\s?|width>=)66em\)\{[^}]*width:300px/);
  });

  test('look as MUI’s own under the policy, as HTML and in islands before and after they hydrate', async () => {
    const { origin } = await serveProcess({ site: site.out, dataFolder: join(site.out, '../data') });
    const own = await read(origin);
    const mui = await read(origin, asMui(documentOf(site.out, '/examples.html') ?? ''));
    expect(own.complaints).toEqual([]);
    expect(own.html).toEqual(mui.before);
    expect(own.before).toEqual(mui.before);
    expect(own.after).toEqual(mui.after);
    expect(own.moved).toEqual(mui.moved);
    expect(own.moved).not.toEqual(own.after['Slider']);
  }, 120_000);
});
