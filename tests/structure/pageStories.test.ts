import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { brandsModule } from '#composer/brand/brandsModule.ts';
import { BranchPageFile } from '#composer/page/branchPages.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { writePageStories } from '#storybook/pageStories.ts';

const root = resolve(import.meta.dirname, '../..');

test('every page of the site has a story of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-stories-'));
  try {
    writePageStories(root, folder);
    const shown = readdirSync(folder).flatMap((file) => {
      const stories = readFileSync(join(folder, file), 'utf8');
      const paths = [...stories.matchAll(/args: \{ path: "([^"]*)" \}/g)].map(([, path]) => path ?? '');
      const names = [...stories.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      expect(new Set(names).size).toBe(paths.length);
      return paths;
    });
    const { pages } = loadSite(join(root, 'pages-json'));
    // Pages that are made from a template have the story of their section.
    const own = [...pages].filter(([, { source }]) => !(source instanceof BranchPageFile));
    expect(shown.toSorted()).toEqual(own.map(([path]) => path).toSorted());
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every archetype is a page of the site', () => {
  const { pages } = loadSite(join(root, 'pages-json'));
  const archetypes = readFileSync(join(root, 'stories/pages/Archetypes.stories.tsx'), 'utf8');
  const paths = [...archetypes.matchAll(/args: \{ path: '([^']*)' \}/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !pages.has(path))).toEqual([]);
});

test('stories in another brand have its names and the drawings in its colors', async () => {
  const watched: string[] = [];
  const load = brandsModule(root).load.bind({ addWatchFile: (file) => watched.push(file) });
  const module = (await load('\0virtual:portico/brands')) ?? '';
  const looks = JSON.parse(/export const brands = (\[.*\])\.map\(/.exec(module)?.[1] ?? '[]') as {
    name: string;
    replaces?: { names: { name: string } };
    drawings: Record<string, string>;
  }[];
  const [own, other] = ['elmstone', 'tidewater'].map((name) => looks.find((look) => look.name === name));
  expect(own?.replaces).toBeUndefined();
  expect(own?.drawings).toEqual({});
  expect(other?.replaces?.names.name).toBe('Elmstone Bank');
  const drawing = Buffer.from(
    other?.drawings['/media/hero-home.svg']?.split(',')[1] ?? '',
    'base64',
  ).toString();
  expect(drawing).toContain('<svg');
  expect(drawing).not.toBe(readFileSync(join(root, 'pages-json/media/hero-home.svg'), 'utf8'));
  expect(watched.some((file) => file.endsWith('.tokens.json'))).toBe(true);
});
