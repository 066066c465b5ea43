import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  again,
  box,
  buildOf,
  changedIn,
  compare,
  path,
  sessionOf,
  shoot,
  prepareTests,
  widths,
} from './fakeStorybook.ts';
import { snapshotOptions } from './options.ts';
import { shootAll } from './shootAll.ts';
import { inBrands } from './Shot.ts';
import { wantedOf } from './wanted.ts';

prepareTests();

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

it('runs a play function anew at each width, and loads its story in each brand', async () => {
  const bar = (attributes: string) =>
    `<i style="background:BRAND;display:block;height:30px;${attributes}</i>`;
  const brands = ['green', 'blue'];
  const after = bar('width:10px"><style>@media (min-width:700px) { i { width: 20px !important } }</style>');
  const comparison = await compare({ one: bar('" data-play>') }, { one: after }, brands);
  expect(comparison).toMatchObject({ compared: 4, groups: [], failed: [] });
});

it('shows a story without a play function in a window that changes its width', async () => {
  const measured = `<img alt="" height="30" style="background:#0f5a43;display:block;width:10vw" src="data:," onerror="addEventListener('resize', () => this.style.width = innerWidth / 10 + 'px')">`;
  const comparison = await compare({ one: measured }, { one: measured.replace(/ onerror=".*"/, '') });
  expect(comparison).toMatchObject({ compared: 2, groups: [], failed: [] });
});

it('pictures a brand by itself as after the others, and once', async () => {
  const build = buildOf({ one: `<p style="width:40px;height:30px;background:BRAND"></p>` });
  const record = { ...build.record, brands: ['green', 'blue'] };
  const blue = wantedOf(record, snapshotOptions(['--brand', 'blue']), widths);
  const run = (wanted: typeof blue, session = sessionOf()) =>
    shootAll(
      session,
      build,
      wanted,
      () => undefined,
      () => {},
    );
  const [alone] = await run(blue);
  rmSync(path('cache'), { recursive: true });
  const [, after] = await run(inBrands(record.stories, record.brands, widths));
  expect(alone).toEqual(after);
  const { cache } = sessionOf();
  expect(blue.map((shown) => cache.find(record, shown))).toEqual([alone?.result]);
});

it('pictures what grows with the window as high as in a window of 800 pixels', async () => {
  const grows = '<div style="width:40px;background:#0f5a43;height:calc(100vh + 300px)"></div>';
  const comparison = await compare({ one: grows }, { one: grows.replace('calc(100vh + 300px)', '1100px') });
  expect(comparison).toMatchObject({ compared: 2, groups: [], failed: [] });
});

it('says why a story fails, and tries it again the next time', async () => {
  const build = buildOf({ one: 'throws' });
  const { all } = await shoot(build);
  expect(all.map(({ result }) => result)).toEqual([new Error('storyThrewException: A story that throws')]);
  expect((await shoot(build)).taken).toEqual(['one']);
});
