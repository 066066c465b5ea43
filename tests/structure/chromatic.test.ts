import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { expect, test } from 'vitest';
import { darkModesOf, modesOf, otherModesOff } from '#storybook/modes.ts';
import { writePageStories } from '#storybook/pageStories.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('the installed Chromatic knows every setting of chromatic.config.json', async () => {
  // Throws on unknown settings, and on those of the wrong type.
  const settings = await getConfiguration();
  const { $schema, ...written } = JSON.parse(read('chromatic.config.json')) as Record<string, unknown>;
  expect($schema).toBe('https://www.chromatic.com/config-file.schema.json');
  expect(settings).toMatchObject(written);
});

test('Chromatic builds with a script that there is', () => {
  const { buildScriptName } = JSON.parse(read('chromatic.config.json')) as { buildScriptName: string };
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts).toHaveProperty([buildScriptName]);
});

test('stories are pictured in every brand at 375, 768 and 1280 px', () => {
  const brands = readdirSync('pages-json/brands');
  const modes = Object.values(modesOf(brands));
  expect(brands.length).toBeGreaterThan(1);
  for (const brand of brands) {
    const shown = modes.filter((mode) => mode.brand === brand);
    expect(shown.map(({ viewport }) => viewport)).toEqual([375, 768, 1280]);
  }
  expect(read('.storybook/preview.tsx')).toContain('modesOf(brandItems');
});

test('a change of what Vite knows as no module pictures every story', () => {
  const { externals } = JSON.parse(read('chromatic.config.json')) as { externals: string[] };
  const isExternal = (file: string) => externals.some((pattern) => matchesGlob(file, pattern));
  expect(isExternal('pages-json/media/social.png')).toBe(true);
  expect(isExternal('pages-json/brands/tidewater/color.light.tokens.json')).toBe(true);
  expect(isExternal('pages-json/index.json')).toBe(false);
});

test('what a brand changes is pictured in the dark scheme of every brand too', () => {
  const dark = darkModesOf(['elmstone', 'tidewater']);
  expect(Object.keys(dark)).toEqual(['elmstone dark', 'tidewater dark']);
  expect(Object.values(dark).map(({ scheme }) => scheme)).toEqual(['dark', 'dark']);
  for (const file of [
    'docs/DesignTokens.stories.tsx',
    'docs/Principles.stories.tsx',
    'pages/Archetypes.stories.tsx',
    'states/statesStory.tsx',
  ])
    expect(read(join('stories', file))).toContain('inEveryScheme');
});

test('pages are pictured at every width, in the brand of the site', () => {
  const off = otherModesOff(['elmstone', 'tidewater'], 'elmstone');
  expect(off).toEqual({
    'tidewater phone': { disable: true },
    'tidewater tablet': { disable: true },
    'tidewater desktop': { disable: true },
  });
  const folder = mkdtempSync(join(tmpdir(), 'portico-stories-'));
  try {
    writePageStories('.', folder);
    const stories = readdirSync(folder).map((file) => read(join(folder, file)));
    expect(stories.length).toBe(3);
    for (const story of stories) {
      expect(story).toContain('...inOneBrand(chosenBrand)');
      // They set no width themselves.
      expect(story).not.toMatch(/viewport/);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
