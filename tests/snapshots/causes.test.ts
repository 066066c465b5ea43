import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BuildRecord } from './BuildRecord.ts';
import { causesOf } from './causes.ts';
import type { CauseGroup, Comparison } from './compareAll.ts';
import { pagesBySection, pagesReached } from './pagesReached.ts';
import { PictureCache } from './PictureCache.ts';
import { Progress } from './Progress.ts';
import { htmlReport, textReport } from './report.ts';
import { inBrands, shotsOf } from './Shot.ts';
import { changedTokens } from './tokenChanges.ts';

const recordWith = (inputs: Record<string, string>): BuildRecord => ({
  stories: [],
  brands: [],
  inputs,
  behind: {},
  imports: {},
});

it('names the files, packages and tokens that changed, and nothing else', () => {
  const same = { 'module:src/components/surfaces/Card.tsx': '1', 'file:/iframe.html': '1' };
  const before = recordWith({
    ...same,
    'module:src/components/inputs/Button.tsx': '1',
    'module:node_modules/@mui/material/Button/Button.mjs': '1',
    'module:virtual:portico/brands': '1',
    'file:/media/logo.svg': '1',
    'module:src/unrelated.ts': '1',
  });
  const after = recordWith({
    ...same,
    'module:src/components/inputs/Button.tsx': '2',
    'module:node_modules/@mui/material/Button/Button.mjs': '2',
    'module:virtual:portico/brands': '2',
    'file:/media/logo.svg': '2',
    'module:pages-json/index.json?raw': '1',
    'module:src/unrelated.ts': '2',
  });
  const inputs = Object.keys(before.inputs).filter((name) => name !== 'module:src/unrelated.ts');
  expect(
    causesOf(
      { record: before, inputs },
      { record: after, inputs: [...inputs, 'module:pages-json/index.json?raw'] },
      ['token color.primary.main of tidewater'],
    ),
  ).toEqual([
    'pages-json/index.json',
    'pages-json/media/logo.svg',
    'src/components/inputs/Button.tsx',
    'the package @mui/material',
    'token color.primary.main of tidewater',
  ]);
});

it('tells which tokens of a file changed', () => {
  const before =
    '{ "color": { "$type": "color", "a": { "$value": "{palette.red}" }, "b": { "$value": "1" } } }';
  const after =
    '{ "color": { "a": { "$value": "{palette.blue}" }, "b": { "$value": "1" }, "c": { "$value": "2" } } }';
  expect(changedTokens('tidewater', 'color.light.tokens.json', before, after)).toEqual([
    'token color.a of tidewater, color.light: {palette.red} → {palette.blue}',
    'token color.c of tidewater, color.light: new → 2',
  ]);
});

const shotOf = (id: string, title: string) => {
  const [shown] = inBrands([{ id, title, file: '' }], ['elmstone'], [375]);
  const [shot] = shown ? shotsOf(shown) : [];
  if (!shot) throw new Error('A story at a width is a shot.');
  return shot;
};

const storyIn = (id: string, title: string, pages: string[] = []): CauseGroup['stories'][number] => {
  const shot = shotOf(id, title);
  return { story: shot.story, changed: [{ shot, pixels: 3 }], pages };
};

it('reports by cause, counts stories and pages, and lists the pages that show them', () => {
  const comparison: Comparison = {
    compared: 9,
    groups: [
      {
        causes: ['src/theme/components/mui/MuiButton.ts'],
        stories: [
          storyIn('components-button--variants', 'Components/Button: Variants', ['/', '/savings.html']),
          storyIn('sections-hero--default', 'Sections/Hero: Default', ['/']),
          storyIn('pages-english--page', 'Pages/English: /'),
        ],
      },
    ],
    failed: [],
    added: [],
    vanished: [{ id: 'gone--story', title: 'Gone: Story', file: '' }],
  };
  expect(textReport(comparison)).toBe(
    [
      'src/theme/components/mui/MuiButton.ts changed: 2 stories, 1 page',
      '  used on 2 pages: /, /savings.html',
      '  differs   components-button--variants@elmstone-375  3 pixels',
      '  differs   sections-hero--default@elmstone-375  3 pixels',
      '  differs   pages-english--page@elmstone-375  3 pixels',
      'vanished  gone--story',
      '9 pictures compared, 3 differences, 0 failed, 0 new, 1 vanished',
    ].join('\n'),
  );
  const html = htmlReport(comparison, 'main');
  expect(html).toContain('<h2>2 stories, 1 page</h2><p>src/theme/components/mui/MuiButton.ts changed.</p>');
  expect(html).toContain('<li>/savings.html</li>');
});

it('knows the pages of the demo that show a section or use a component', () => {
  const pages = pagesBySection('pages-json', new Date('2026-11-21T12:00:00Z'));
  expect(pages.get('UtilityBar')).toContain('/es/');
  const record = {
    imports: {
      'stories/sections/CdRateCards.gen.stories.tsx': ['src/sections/CdRateCards/CdRateCards.section.ts'],
      'stories/components/rates/RateCard.stories.tsx': [
        'src/components/rates/RateCard.tsx',
        'src/components/layout/Stack.tsx',
      ],
      'src/sections/CdRateCards/CdRateCards.section.ts': ['src/components/rates/RateCard.tsx'],
      'src/sections/UtilityBar/UtilityBar.section.ts': ['src/components/layout/Stack.tsx'],
    },
  };
  const reached = pagesReached(record, pages);
  const storyOf = (file: string) => reached({ id: '', title: '', file });
  expect(storyOf('stories/sections/CdRateCards.gen.stories.tsx')).toContain('/cd-rates.html');
  expect(storyOf('stories/components/rates/RateCard.stories.tsx')).toEqual(pages.get('CdRateCards'));
});

it('says how far it is: in a terminal on one line, elsewhere at each tenth', () => {
  let now = 0;
  const run = (isTTY: boolean) => {
    const written: string[] = [];
    const progress = new Progress('pictures', 20, { isTTY, write: (text) => written.push(text) }, () => now);
    progress.skip(8);
    for (let count = 0; count < 12; count++) {
      now += 1000;
      progress.take(1);
    }
    return written;
  };
  expect(run(false)).toEqual([
    'pictures: 8 of 20, 8 from the cache\n',
    'pictures: 10 of 20, 8 from the cache, about 10 s left\n',
    'pictures: 12 of 20, 8 from the cache, about 8 s left\n',
    'pictures: 14 of 20, 8 from the cache, about 6 s left\n',
    'pictures: 16 of 20, 8 from the cache, about 4 s left\n',
    'pictures: 18 of 20, 8 from the cache, about 2 s left\n',
    'pictures: 20 of 20, 8 from the cache\n',
  ]);
  const terminal = run(true);
  expect(terminal).toHaveLength(13);
  expect(terminal[1]).toBe('\r\u001B[Kpictures: 9 of 20, 8 from the cache, about 11 s left');
});

it('keeps no more than ten looks of a story', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-cache-'));
  try {
    const cache = new PictureCache(folder, 'this browser');
    const [shown] = inBrands([{ id: 'one', title: 'One', file: '' }], ['elmstone'], [375]);
    if (!shown) throw new Error('There is one.');
    const records = Array.from({ length: 11 }, (_, index) => recordWith({ 'story:one': String(index) }));
    for (const [index, record] of records.entries())
      cache.add(record, shown, ['story:one'], new Map([[375, Buffer.from(String(index))]]));
    const [oldest, ...others] = records.map((record) => cache.find(record, shown));
    expect(oldest).toBeUndefined();
    expect(others.every((found) => found !== undefined)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
