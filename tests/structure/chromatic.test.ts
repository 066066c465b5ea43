import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { expect, test } from 'vitest';
import { modesOf } from '#storybook/modes.ts';
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

test('stories of pages are pictured at every width as well', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-stories-'));
  try {
    writePageStories('.', folder);
    const stories = readdirSync(folder).map((file) => read(join(folder, file)));
    expect(stories.length).toBe(3);
    // They use the modes of the preview, and set no width themselves.
    for (const story of stories) expect(story).not.toMatch(/chromatic|modes|viewport/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
