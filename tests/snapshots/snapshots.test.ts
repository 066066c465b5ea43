import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { Accepted } from './Accepted.ts';
import { hasSourcesOf } from './baseStorybook.ts';
import { recordOf } from './BuildRecord.ts';
import { causesOf } from './causes.ts';
import { compareAll, type Comparison } from './compareAll.ts';
import { snapshotOptions } from './options.ts';
import { hashOf, PictureCache } from './PictureCache.ts';
import { htmlReport, textReport } from './report.ts';
import { type Build, shootAll, type Shown } from './shootAll.ts';
import { inBrands, shotsOf } from './Shot.ts';
import { wantedOf } from './wanted.ts';

// Each test pictures several stories, on whatever cores are left.
vi.setConfig({ testTimeout: 60_000 });

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(() => browser.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-snapshots-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = `<!doctype html><body style="margin:0"><div id="storybook-root"></div><script type="module">
const listeners = new Map();
const finish = (event, said) => listeners.get(event)?.(said);
const query = new URLSearchParams(location.search);
const brand = /brand:(\\w+)/.exec(query.get('globals'))[1];
const root = document.getElementById('storybook-root');
async function show() {
  const { html } = await import('/assets/' + query.get('id') + '.js');
  const branded = html.replaceAll('BRAND', brand === 'blue' ? '#0000ff' : '#0f5a43');
  if (html === 'throws') finish('storyThrewException', { message: 'A story that throws' });
  else { root.innerHTML = branded; finish('storyFinished', {}); }
}
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => listeners.set(event, listener),
  emit: (event) => { if (event === 'forceRemount') { root.innerHTML = ''; void show(); } },
};
void show();
</script>`;

type Stories = Readonly<Record<string, string>>;

/** Writes a folder that behaves like a built Storybook: the channel, the root, and a module for each story. */
function buildOf(stories: Stories, name = 'build', hasRecord = true): Build {
  const out = join(folder, name);
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

const box = (style = '') => `<div style="width:40px;height:30px;background:#0f5a43;${style}"></div>`;
const widths = [375, 768];
const green = ['green'];
const sessionOf = () => ({
  browser,
  cache: new PictureCache(join(folder, 'cache'), 'this browser'),
  jobs: 2,
});

/** Pictures a build. @returns the results, and the names of those that were not in the cache. */
async function shoot(build: Build, brands: readonly string[] = green, session = sessionOf()) {
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

const resultOf = (all: readonly Shown[], id: string) => {
  const result = all.find(({ shown }) => shown.story.id === id)?.result;
  return result instanceof Error ? undefined : result;
};

/** Pictures two builds and compares them. */
async function compare(
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
    join(folder, 'differences'),
  );
  return { ...compared, vanished: [] };
}

const changedIn = ({ groups }: Comparison) =>
  groups.flatMap(({ stories }) => stories.flatMap(({ changed }) => changed));

/** Looks the same, and is not found in the cache. */
const again = '<!-- again -->';

it('finds no difference between a story and itself at every width', async () => {
  const comparison = await compare(
    { one: box(), two: box('margin:9px') },
    { one: box() + again, two: box('margin:9px') + again },
  );
  expect(comparison).toMatchObject({ compared: 4, groups: [], failed: [], added: [] });
});

it('finds a single pixel of a slightly different color and shows where it is and where it comes from', async () => {
  const speck = '<i style="position:absolute;left:7px;top:5px;width:1px;height:1px;background:#0f5a44"></i>';
  const comparison = await compare({ one: box(), two: box() }, { one: box() + speck, two: box() });
  expect(changedIn(comparison).map(({ shot, pixels }) => [shot.file, pixels])).toEqual([
    ['one@green-375.png', 1],
    ['one@green-768.png', 1],
  ]);
  expect(readdirSync(join(folder, 'differences')).filter((name) => name.includes('-375'))).toEqual([
    'one@green-375.actual.png',
    'one@green-375.difference.png',
    'one@green-375.expected.png',
  ]);
  const text = textReport(comparison);
  expect(text).toContain('src/components/one.tsx changed: 1 story\n  used on 1 page: /one.html\n');
  expect(text).toContain('differs   one@green-375  1 pixel');
  expect(htmlReport(comparison, 'main')).toContain('differences/one@green-375.difference.png');
});

it('counts every pixel of a story that grew, and names both sizes', async () => {
  const [first] = changedIn(await compare({ one: box() }, { one: box('height:1200px') }));
  expect(first?.sizes).toBe('375 × 46 → 375 × 1200');
  expect(first?.pixels).toBeGreaterThan(40 * 1100);
});

it('pictures a story in every brand, and tells which one differs', async () => {
  const brands = ['green', 'blue'];
  const branded = `<div style="width:40px;height:30px;background:BRAND"></div>`;
  const green43 = branded.replace('BRAND', '#0f5a43');
  expect(changedIn(await compare({ one: branded }, { one: branded }, brands))).toEqual([]);
  const changed = changedIn(await compare({ one: branded }, { one: green43 }, brands));
  expect(changed.map(({ shot }) => shot.file)).toEqual(['one@blue-375.png', 'one@blue-768.png']);
});

it('waits for what is drawn later until the story comes to rest', async () => {
  const grow =
    'const to = () => { if (this.height < 30) { this.height += 1; requestAnimationFrame(to); } }; to()';
  const image = `<img alt="grows" width="40" height="1" style="background:#0f5a43;display:block" src="data:,"`;
  const comparison = await compare(
    { one: `${image} onerror="${grow}">` },
    { one: image.replace('height="1"', 'height="30"') + '>' },
  );
  expect(changedIn(comparison)).toEqual([]);
  expect(comparison.failed).toEqual([]);
});

it('pictures endless motion and a caret as they stand still', async () => {
  const moving = `<style>@keyframes turn { to { rotate: 1turn } } i { display:block; animation: turn 1s linear infinite }</style><i>${box()}</i><input autofocus>`;
  const comparison = await compare({ one: moving }, { one: moving + again });
  expect(comparison).toMatchObject({ compared: 2, groups: [], failed: [] });
});

it('shows a story anew at each width', async () => {
  const bar = (attributes: string) =>
    `<img alt="bar" height="30" style="background:#0f5a43;display:block;width:10vw" src="data:," ${attributes}>`;
  const measured = bar(`onerror="this.style.width = innerWidth / 10 + 'px'"`);
  const comparison = await compare({ one: measured }, { one: bar('') });
  expect(comparison).toMatchObject({ compared: 2, groups: [], failed: [] });
});

it('tells of new stories', async () => {
  const { added } = await compare({ one: box() }, { one: box(), fresh: box() });
  expect(added.map(({ file }) => file)).toEqual(['fresh@green-375.png', 'fresh@green-768.png']);
});

it('says why a story fails, and tries it again the next time', async () => {
  const build = buildOf({ one: 'throws' });
  const { all } = await shoot(build);
  expect(all.map(({ result }) => result)).toEqual([new Error('storyThrewException: A story that throws')]);
  expect((await shoot(build)).taken).toEqual(['one']);
});

it('pictures again only what a change reaches, whichever build it was pictured in', async () => {
  const before = { one: box(), two: box('margin:9px') };
  expect((await shoot(buildOf(before, 'base'))).taken).toEqual(['one', 'two']);
  const after = { ...before, two: box('margin:8px'), three: box('margin:7px') };
  const head = buildOf(after, 'head');
  const { all, taken } = await shoot(head);
  expect(taken).toEqual(['three', 'two']);
  expect(resultOf(all, 'one')?.inputs).toEqual([
    'file:/iframe.html',
    'module:src/components/one.tsx',
    'story:one',
  ]);
  // Back on the other branch everything is still there.
  expect((await shoot(buildOf(before, 'base'))).taken).toEqual([]);
});

it('pictures everything again when Storybook itself is another, or its modules are not known', async () => {
  await shoot(buildOf({ one: box() }));
  const build = buildOf({ one: box() });
  writeFileSync(join(build.folder(), 'iframe.html'), page.replace('margin:0', 'margin:1px'));
  const other: Build = { ...build, record: recordOf(build.folder()) };
  expect((await shoot(other)).taken).toEqual(['one']);
  expect((await shoot(buildOf({ one: box() }, 'old', false))).taken).toEqual(['one']);
  expect((await shoot(buildOf({ one: box() }, 'same', false))).taken).toEqual([]);
  expect((await shoot(buildOf({ one: box(), two: box() }, 'new', false))).taken).toEqual(['one', 'two']);
});

it('a picture that is shown counts as an input of its story', async () => {
  const stories = { one: '<img alt="" src="/media/logo.svg">', two: box() };
  const withLogo = (name: string, fill: string) => {
    const build = buildOf(stories, name);
    mkdirSync(join(build.folder(), 'media'));
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${fill}"/></svg>`;
    writeFileSync(join(build.folder(), 'media/logo.svg'), logo);
    return { ...build, record: recordOf(build.folder()) };
  };
  await shoot(withLogo('base', 'red'));
  expect((await shoot(withLogo('head', 'blue'))).taken).toEqual(['one']);
  expect((await shoot(buildOf(stories, 'without'))).taken).toEqual(['one']);
});

it('goes on where a run was broken off', async () => {
  const build = buildOf({ one: box(), two: box(), three: box() });
  const session = sessionOf();
  const breakOff = shootAll(
    { ...session, jobs: 1 },
    build,
    inBrands(build.record.stories, green, widths),
    () => undefined,
    ({ shown }) => {
      if (shown.story.id === 'three') throw new Error('Ctrl-C');
    },
  );
  await expect(breakOff).rejects.toThrow('Ctrl-C');
  // In the order of their ids: one, three, two.
  expect((await shoot(build)).taken).toEqual(['two']);
});

it('needs no build when all pictures are there', async () => {
  const build = buildOf({ one: box() });
  await shoot(build);
  const gone: Build = {
    record: build.record,
    folder: () => {
      throw new Error('It was built.');
    },
  };
  expect((await shoot(gone)).taken).toEqual([]);
});

it('never finds pictures of another browser', async () => {
  const build = buildOf({ one: box() });
  await shoot(build);
  const cache = new PictureCache(join(folder, 'cache'), 'another browser');
  expect((await shoot(build, green, { ...sessionOf(), cache })).taken).toEqual(['one']);
});

it('deletes pictures that no story refers to, except those that were accepted', async () => {
  const build = buildOf({ one: box(), two: box('margin:9px') });
  const { all } = await shoot(build);
  const { cache } = sessionOf();
  const pictures = () => readdirSync(join(folder, 'cache/pictures')).length;
  const before = pictures();
  cache.prune([]);
  expect(pictures()).toBe(before);
  rmSync(join(folder, 'cache/stories'), { recursive: true });
  const kept = resultOf(all, 'one')?.pictures[375] ?? '';
  cache.prune([kept]);
  expect(pictures()).toBe(1);
  expect(existsSync(join(folder, 'cache/pictures', `${kept}.png`))).toBe(true);
});

it('remembers what was accepted, from this browser only', () => {
  const file = join(folder, 'accepted.json');
  const [shown] = inBrands([{ id: 'one', title: 'One', file: 'one.stories.tsx' }], green, [375]);
  const [shot] = shown ? shotsOf(shown) : [];
  if (!shot) throw new Error('There is a shot.');
  const accepted = new Accepted(file, 'this browser');
  accepted.set(shot, 'abc');
  accepted.save();
  expect(new Accepted(file, 'this browser').get(shot)).toBe('abc');
  expect(new Accepted(file, 'another browser').get(shot)).toBeUndefined();
});

it('limits the base and what is here alike with --only and --brand', () => {
  const options = snapshotOptions(['--only', 'BANNER', '--only', 'two', '--brand', 'green']);
  const [base, head] = [
    buildOf({ 'a-banner': box(), one: box() }, 'base'),
    buildOf({ 'a-banner': box(), 'b-banner': box(), two: box(), one: box() }, 'head'),
  ].map(({ record }) => wantedOf({ ...record, brands: ['blue', 'green'] }, options, widths));
  const names = (wanted: typeof base) => wanted?.map(({ story, brand }) => `${story.id}@${brand}`);
  expect(names(base)).toEqual(['a-banner@green']);
  expect(names(head)).toEqual(['a-banner@green', 'b-banner@green', 'two@green']);
});

it('builds no second Storybook for a commit whose sources are those of the work tree', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
    });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'src'));
  write('src/a.ts', '1');
  write('README.md', '1');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Start');
  write('README.md', '2');
  expect(hasSourcesOf(folder, 'HEAD')).toBe(true);
  write('src/b.ts', '1');
  expect(hasSourcesOf(folder, 'HEAD')).toBe(false);
  rmSync(join(folder, 'src/b.ts'));
  write('src/a.ts', '2');
  expect(hasSourcesOf(folder, 'HEAD')).toBe(false);
});

it('reads its options and refuses those that make no sense', () => {
  const only = ['--only', 'banner', '--only', 'form', '--jobs', '1', '--brand', 'elmstone'];
  expect(snapshotOptions(only)).toMatchObject({
    update: false,
    only: ['banner', 'form'],
    brands: ['elmstone'],
    jobs: 1,
  });
  expect(() => snapshotOptions(['--jobs', 'many'])).toThrow('--jobs many');
  expect(() => snapshotOptions(['--update', '--base', 'main'])).toThrow('--base');
  expect(() => snapshotOptions(['--updtae'])).toThrow('--updtae');
});
