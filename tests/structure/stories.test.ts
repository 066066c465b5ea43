import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => ({ name, source: readFileSync(join('stories', name), 'utf8') }));

/** Files of a folder that export a React component. */
const componentFiles = (folder: string) =>
  readdirSync(join('src', folder)).filter(
    (name) =>
      name.endsWith('.tsx') &&
      !name.includes('.test.') &&
      /^export function [A-Z]/m.test(readFileSync(join('src', folder, name), 'utf8')),
  );

test('every component has a story', () => {
  const all = storyFiles.map(({ source }) => source).join('\n');
  const missing = componentFiles('components').filter((name) => !all.includes(`'#components/${name}'`));
  expect(missing, 'write stories/components/<Name>.stories.tsx').toEqual([]);
});

test('every story says in a sentence what it shows', () => {
  const silent = storyFiles.flatMap(({ name, source }) =>
    [...source.matchAll(/(\*\/\s*)?\nexport const (\w+): Story\b/g)]
      .filter(([, comment]) => comment === undefined)
      .map(([, , story]) => `${name}: ${story}`),
  );
  expect(silent, 'put /** a sentence */ before the story').toEqual([]);
});
