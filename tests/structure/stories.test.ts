import type { Meta } from '@storybook/react-vite';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guidanceOf, textOf } from '#stories/docs/guidance.ts';

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => ({ name, source: readFileSync(join('stories', name), 'utf8') }));

/** Returns the files in a folder that export a React component. */
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

test('the stories of every component say how to use it and how not to', async () => {
  const files = storyFiles.filter(({ name }) => name.startsWith('components/'));
  const metas = await Promise.all(
    files.map(async ({ name }) => {
      const { default: meta } = (await import(join('../../stories', name))) as { default: Meta };
      const guidance = guidanceOf(meta.parameters ?? {});
      return { name, guidance: typeof guidance === 'function' ? await guidance() : guidance };
    }),
  );
  const silent = metas.filter(
    ({ guidance }) => !guidance || guidance.do.length === 0 || guidance.dont.length === 0,
  );
  expect(
    silent.map(({ name }) => name),
    'write parameters: { guidance: { do: […], dont: […] } }',
  ).toEqual([]);
  const sentences = metas.flatMap(({ guidance }) => guidance?.dont ?? []).map(textOf);
  expect(sentences.filter((sentence) => !sentence.startsWith('Don’t '))).toEqual([]);
});

const titleOf = (source: string) => /title: '([^']+)'/.exec(source)?.[1] ?? '';

test('a section has one entry in the sidebar, with the states that only a visitor or a service causes', () => {
  const titles = new Map(storyFiles.map(({ name, source }) => [name, titleOf(source)]));
  const states = [...titles].filter(([name]) => name.endsWith('.states.stories.tsx'));
  expect(states.length).toBeGreaterThan(20);
  const apart = states.filter(([name, title]) => titles.get(name.replace('.states.', '.gen.')) !== title);
  expect(apart).toEqual([]);
});

test('every group of the sidebar has its place', () => {
  const preview = readFileSync('.storybook/preview.tsx', 'utf8');
  const groups = storyFiles
    .map(({ source }) => titleOf(source).split('/'))
    .flatMap(([first = '', group = '', name]) => [first, ...(name === undefined ? [] : [group])]);
  const absent = [...new Set(groups)].filter((group) => !preview.includes(`'${group}'`));
  expect(absent, 'add it to storySort in .storybook/preview.tsx').toEqual([]);
});
