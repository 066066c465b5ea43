import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { recordOf } from './BuildRecord.ts';
import { causesOf } from './causes.ts';
import { compareAll, type Comparison } from './compareAll.ts';
import { hashOf, PictureCache } from './PictureCache.ts';
import { type Build, shootAll, type Shown } from './shootAll.ts';
import { inBrands } from './Shot.ts';

let browser: Browser;
let folder: string;

/** Returns a path in the current test's folder. */
export const path = (...names: string[]): string => join(folder, ...names);

/** Opens a browser for the tests of a file, and creates a folder for each test. */
export function prepareTests(): void {
  // Each test takes several pictures, with whatever cores are available.
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch);
  });
  afterAll(() => browser.close());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-snapshots-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
}

/** A page that behaves like a built Storybook. */
export const page = `<!doctype html><body style="margin:0"><div id="storybook-root"></div><script type="module">
const listeners = new Map();
const finish = (event, said) => listeners.get(event)?.(said);
const query = new URLSearchParams(location.search);
let brand = /brand:(\\w+)/.exec(query.get('globals'))[1];
const root = document.getElementById('storybook-root');
async function show() {
  const { html } = await import('/assets/' + query.get('id') + '.js');
  const branded = html.replaceAll('BRAND', brand === 'blue' ? '#0000ff' : '#0f5a43');
  if (html === 'throws') finish('storyThrewException', { message: 'A story that throws' });
  else {
    root.innerHTML = branded;
    // What stands for a play function: its element is as wide as such functions ran in this page.
    const played = root.querySelector('[data-play]');
    if (played) {
      finish('storyRenderPhaseChanged', { newPhase: 'playing' });
      globalThis.ran = (globalThis.ran ?? 0) + 1;
      played.style.width = 10 * globalThis.ran + 'px';
    }
    finish('storyFinished', {});
  }
}
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => listeners.set(event, listener),
  emit: (event, said) => {
    if (event === 'updateGlobals') brand = said.globals.brand;
    root.innerHTML = '';
    void show();
  },
};
void show();
</script>`;

/** HTML by story id. `BRAND` is replaced with the brand's color; `data-play` marks a story with a play function. */
export type Stories = Readonly<Record<string, string>>;

/** Writes a folder that behaves like a built Storybook: the channel, the root, and a module for each story. */
export function buildOf(stories: Stories, name = 'build', hasRecord = true): Build {
  const out = path(name);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'assets'), { recursive: true });
  const ids = Object.keys(stories);
  const entries = Object.fromEntries(
    ids.map((id) => [id, { id, type: 'story', title: 'Test', name: id, importPath: `./${id}.stories.tsx` }]),
  );
  writeFileSync(join(out, 'index.json'), JSON.stringify({ v: 5, entries }));
  writeFileSync(join(out, 'iframe.html'), page);
  for (const [id, html] of Object.entries(stories))
    writeFileSync(join(out, 'assets', `${id}.js`), `export const html = ${JSON.stringify(html)};`);
  const record = {
    chunks: Object.fromEntries(ids.map((id) => [`assets/${id}.js`, [`src/components/${id}.tsx`]])),
    hashes: Object.fromEntries(
      Object.entries(stories).map(([id, html]) => [`src/components/${id}.tsx`, hashOf(html)]),
    ),
    imports: {},
  };
  if (hasRecord) writeFileSync(join(out, 'modules.json'), JSON.stringify(record));
  return { record: recordOf(out), folder: () => out };
}

export const box = (style = '') => `<div style="width:40px;height:30px;background:#0f5a43;${style}"></div>`;
export const widths = [375, 768];
export const green = ['green'];
export const sessionOf = () => ({
  browser,
  cache: new PictureCache(path('cache'), 'this browser'),
  jobs: 2,
});

/** Takes the pictures of a build. @returns The results, and the names of those that were not cached. */
export async function shoot(build: Build, brands: readonly string[] = green, session = sessionOf()) {
  const wanted = inBrands(build.record.stories, brands, widths);
  const isCached = new Set(wanted.filter((shown) => session.cache.find(build.record, shown)));
  const all = await shootAll(
    session,
    build,
    wanted,
    () => undefined,
    () => {},
  );
  const taken = wanted.filter((shown) => !isCached.has(shown)).map(({ story }) => story.id);
  return { all, taken };
}

export const resultOf = (all: readonly Shown[], id: string) => {
  const result = all.find(({ shown }) => shown.story.id === id)?.result;
  return result instanceof Error ? undefined : result;
};

/** Takes the pictures of two builds and compares them. */
export async function compare(
  before: Stories,
  after: Stories,
  brands: readonly string[] = green,
): Promise<Comparison> {
  const [base, head] = [buildOf(before, 'base'), buildOf(after, 'head')];
  const [{ all: old }, { all: now }] = [await shoot(base, brands), await shoot(head, brands)];
  const pictured = ({ story, brand }: Shown['shown']) => {
    const result = old.find(({ shown }) => shown.story.id === story.id && shown.brand === brand)?.result;
    return result instanceof Error ? undefined : result;
  };
  const compared = await compareAll(
    sessionOf(),
    now,
    {
      pictured,
      accepted: () => undefined,
      causes: (shown, { inputs }) => {
        const was = pictured(shown);
        return causesOf(
          was && { record: base.record, inputs: was.inputs },
          { record: head.record, inputs },
          [],
        );
      },
      pages: ({ id }) => [`/${id}.html`],
    },
    path('differences'),
  );
  return { ...compared, vanished: [] };
}

export const changedIn = ({ groups }: Comparison) =>
  groups.flatMap(({ stories }) => stories.flatMap(({ changed }) => changed));

/** Looks the same, but is not in the cache. */
export const again = '<!-- again -->';
