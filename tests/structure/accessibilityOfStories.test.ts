import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['.storybook', 'stories'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name: join(folder, name), source: readFileSync(join(folder, name), 'utf8') })),
);

test('a violation that axe finds fails every story', () => {
  const [preview] = sources.filter(({ name }) => name === join('.storybook', 'preview.tsx'));
  expect(preview?.source).toMatch(/a11y: \{\s*test: 'error'/);
});

test('no story turns axe off or makes its violations a matter for later', () => {
  const lenient = sources.filter(
    ({ source }) => /test: '(?:todo|off)'/.test(source) || /a11y: \{\s*disable/.test(source),
  );
  expect(lenient.map(({ name }) => name)).toEqual([]);
});
