import { readdirSync, readFileSync } from 'node:fs';
import { getConfiguration } from 'chromatic/node';
import { expect, test } from 'vitest';
import { modesOf } from '#storybook/modes.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('the installed Chromatic knows every setting of chromatic.config.json', async () => {
  // Refuses a setting it does not know, or one of the wrong kind.
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
