import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { Baseline } from './Baseline.ts';
import { compareAll, storeAll } from './compareAll.ts';
import { snapshotOptions } from './options.ts';
import { htmlReport, textReport } from './report.ts';
import { shotsOf } from './Shot.ts';
import { storiesOf } from './storybook.ts';

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

/** Writes a folder that behaves like a built Storybook: the channel, the root and stories by their ids. */
function writeStorybook(stories: Readonly<Record<string, string>>): void {
  const entries = Object.fromEntries(
    Object.keys(stories).map((id) => [id, { id, type: 'story', title: 'Test', name: id }]),
  );
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  writeFileSync(
    join(folder, 'iframe.html'),
    `<!doctype html><body style="margin:0"><div id="storybook-root"></div><script>
const listeners = new Map();
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { on: (event, listener) => listeners.set(event, listener) };
const finish = (event, said) => listeners.get(event)?.(said);
const stories = ${JSON.stringify(stories)};
const query = new URLSearchParams(location.search);
const brand = /brand:(\\w+)/.exec(query.get('globals'))[1];
const html = stories[query.get('id')].replaceAll('BRAND', brand === 'blue' ? '#0000ff' : '#0f5a43');
const root = document.getElementById('storybook-root');
if (html === 'throws') finish('storyThrewException', { message: 'A story that throws' });
else { root.innerHTML = html; finish('storyFinished', {}); }
</script>`,
  );
}

const box = (style = '') => `<div style="width:40px;height:30px;background:#0f5a43;${style}"></div>`;

const green = ['green'];

async function compare(
  stories: Readonly<Record<string, string>>,
  { isWhole = true, brands = green }: { isWhole?: boolean; brands?: readonly string[] } = {},
) {
  writeStorybook(stories);
  const shots = shotsOf(storiesOf(folder), brands, [375, 768]);
  const baseline = new Baseline(join(folder, 'baseline'), 'this browser');
  const differences = join(folder, 'differences');
  return compareAll({ browser, folder, jobs: 2 }, shots, baseline, differences, isWhole);
}

async function store(stories: Readonly<Record<string, string>>, brands: readonly string[] = green) {
  writeStorybook(stories);
  const baseline = new Baseline(join(folder, 'baseline'), 'this browser');
  const failed = await storeAll(
    { browser, folder, jobs: 2 },
    shotsOf(storiesOf(folder), brands, [375, 768]),
    baseline,
  );
  baseline.finish();
  return failed;
}

it('finds no difference between a story and itself at every width', async () => {
  expect(await store({ one: box(), two: box('margin:9px') })).toEqual([]);
  const comparison = await compare({ one: box(), two: box('margin:9px') });
  expect(comparison).toMatchObject({ compared: 4, changed: [], failed: [], added: [], vanished: [] });
});

it('finds a single pixel of a slightly different color and shows where it is', async () => {
  const speck = '<i style="position:absolute;left:7px;top:5px;width:1px;height:1px;background:#0f5a44"></i>';
  await store({ one: box(), two: box() });
  const comparison = await compare({ one: box() + speck, two: box() });
  expect(comparison.changed.map(({ shot, pixels }) => [shot.file, pixels])).toEqual([
    ['one@green-375.png', 1],
    ['one@green-768.png', 1],
  ]);
  expect(readdirSync(join(folder, 'differences')).filter((name) => name.includes('-375'))).toEqual([
    'one@green-375.actual.png',
    'one@green-375.difference.png',
    'one@green-375.expected.png',
  ]);
  expect(textReport(comparison)).toContain('differs   one@green-375  1 pixel');
  expect(htmlReport(comparison, 'main')).toContain('differences/one@green-375.difference.png');
});

it('counts every pixel of a story that grew, and names both sizes', async () => {
  await store({ one: box() });
  const { changed } = await compare({ one: box('height:1200px') });
  expect(changed[0]?.sizes).toBe('375 × 46 → 375 × 1200');
  expect(changed[0]?.pixels).toBeGreaterThan(40 * 1100);
});

it('pictures a story in every brand, and tells which one differs', async () => {
  const brands = ['green', 'blue'];
  const branded = (background: string) =>
    `<div style="width:40px;height:30px;background:${background}"></div>`;
  await store({ one: branded('BRAND') }, brands);
  expect((await compare({ one: branded('BRAND') }, { brands })).changed).toEqual([]);
  const { changed } = await compare({ one: branded('#0f5a43') }, { brands });
  expect(changed.map(({ shot }) => shot.file)).toEqual(['one@blue-375.png', 'one@blue-768.png']);
});

it('waits for what is drawn later until the story comes to rest', async () => {
  const grow =
    'const to = () => { if (this.height < 30) { this.height += 1; requestAnimationFrame(to); } }; to()';
  const image = `<img alt="grows" width="40" height="1" style="background:#0f5a43;display:block" src="data:,"`;
  expect(await store({ one: `${image} onerror="${grow}">` })).toEqual([]);
  const { changed } = await compare({ one: image.replace('height="1"', 'height="30"') + '>' });
  expect(changed).toEqual([]);
});

it('tells of new and vanished stories, and of vanished ones only when all stories were looked at', async () => {
  await store({ one: box(), gone: box() });
  const whole = await compare({ one: box(), fresh: box() });
  expect(whole.added.map(({ file }) => file)).toEqual(['fresh@green-375.png', 'fresh@green-768.png']);
  expect(whole.vanished).toEqual(['gone@green-375.png', 'gone@green-768.png']);
  expect((await compare({ one: box() }, { isWhole: false })).vanished).toEqual([]);
});

it('says why a story fails', async () => {
  const failed = await store({ one: 'throws' });
  expect(failed.map(({ reason }) => reason)).toEqual(
    Array(2).fill('storyThrewException: A story that throws'),
  );
});

it('never compares with pictures of another browser, nor with those of a run that did not finish', () => {
  const mine = new Baseline(join(folder, 'baseline'), 'this browser');
  expect(mine.isUsable()).toBe(false);
  mine.finish();
  expect(mine.isUsable()).toBe(true);
  expect(new Baseline(join(folder, 'baseline'), 'another browser').isUsable()).toBe(false);
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
