import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Accepted } from './Accepted.ts';
import { hasSourcesOf } from './baseStorybook.ts';
import {
  again,
  box,
  buildOf,
  changedIn,
  compare,
  green,
  page,
  path,
  resultOf,
  sessionOf,
  shoot,
  prepareTests,
  widths,
} from './fakeStorybook.ts';
import { recordOf } from './BuildRecord.ts';
import { snapshotOptions } from './options.ts';
import { PictureCache } from './PictureCache.ts';
import { htmlReport, textReport } from './report.ts';
import { type Build, shootAll } from './shootAll.ts';
import { inBrands, shotsOf } from './Shot.ts';
import { wantedOf } from './wanted.ts';

prepareTests();

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
  expect(readdirSync(path('differences')).filter((name) => name.includes('-375'))).toEqual([
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

it('tells of new stories', async () => {
  const { added } = await compare({ one: box() }, { one: box(), fresh: box() });
  expect(added.map(({ file }) => file)).toEqual(['fresh@green-375.png', 'fresh@green-768.png']);
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
  // After switching back to the other branch, everything is still cached.
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
  const cache = new PictureCache(path('cache'), 'another browser');
  expect((await shoot(build, green, { ...sessionOf(), cache })).taken).toEqual(['one']);
});

it('deletes pictures that no story refers to, except those that were accepted', async () => {
  const build = buildOf({ one: box(), two: box('margin:9px') });
  const { all } = await shoot(build);
  const { cache } = sessionOf();
  const pictures = () => readdirSync(path('cache/pictures')).length;
  const before = pictures();
  cache.prune([]);
  expect(pictures()).toBe(before);
  rmSync(path('cache/stories'), { recursive: true });
  const kept = resultOf(all, 'one')?.pictures[375] ?? '';
  cache.prune([kept]);
  expect(pictures()).toBe(1);
  expect(existsSync(path('cache/pictures', `${kept}.png`))).toBe(true);
});

it('remembers what was accepted, from this browser only', () => {
  const file = path('accepted.json');
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
      cwd: path(),
    });
  const write = (file: string, text: string) => writeFileSync(path(file), text);
  mkdirSync(path('src'));
  write('src/a.ts', '1');
  write('README.md', '1');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Start');
  write('README.md', '2');
  expect(hasSourcesOf(path(), 'HEAD')).toBe(true);
  write('src/b.ts', '1');
  expect(hasSourcesOf(path(), 'HEAD')).toBe(false);
  rmSync(path('src/b.ts'));
  write('src/a.ts', '2');
  expect(hasSourcesOf(path(), 'HEAD')).toBe(false);
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
