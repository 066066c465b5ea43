import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandFiles } from '#composer/brand/generatedFiles.ts';
import { generatedFiles, sectionFolders, writeGenerated } from '#composer/project/gen/generate.ts';
import { readSectionSource } from '#composer/project/gen/sectionSource.ts';
import { ownComponentsFile } from '#composer/project/ownComponentsFile.ts';
import { newSection } from '#composer/cli/new/newSection.ts';
import { registry } from '#sections/registry.gen.ts';

const root = process.cwd();

test('generated files are what "npm run gen" writes now', () => {
  for (const [path, content] of generatedFiles(root)) {
    expect(existsSync(join(root, path)), `${path} is missing: run "npm run gen"`).toBe(true);
    expect(readFileSync(join(root, path), 'utf8'), `${path} is stale: run "npm run gen"`).toBe(content);
  }
});

test('the default theme has the tokens of the brand in site.json, and editors its schema', async () => {
  for (const [path, content] of await brandFiles(root))
    expect(readFileSync(join(root, path), 'utf8'), `${path} is stale: run "npm run gen"`).toBe(content);
});

test('the theme types the slots that components and sections have', () => {
  const [path, content] = ownComponentsFile(root);
  expect(readFileSync(join(root, path), 'utf8'), `${path} is stale: run "npm run gen"`).toBe(content);
  expect(content).toContain("PorticoRecommender?: OwnComponent<'steps'>;");
});

test('a section whose folder is deleted leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-gen-'));
  try {
    mkdirSync(join(folder, 'src/sections'), { recursive: true });
    for (const name of ['Kept', 'Gone']) expect(newSection(folder, [name])).toBe(0);
    writeGenerated(folder);
    const story = (name: string) => existsSync(join(folder, `stories/sections/${name}.gen.stories.tsx`));
    expect([story('Kept'), story('Gone')]).toEqual([true, true]);
    rmSync(join(folder, 'src/sections/Gone'), { recursive: true });
    writeGenerated(folder);
    expect([story('Kept'), story('Gone')]).toEqual([true, false]);
    expect(readFileSync(join(folder, 'src/sections/registry.gen.ts'), 'utf8')).not.toContain('Gone');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the generator finds the examples that a section has', () => {
  for (const { name, examples } of sectionFolders(root))
    expect(examples.map((example) => example.name)).toEqual(Object.keys(registry.get(name)?.examples ?? {}));
});

test('examples are read past strings, comments and nested objects, with the sentence before each', () => {
  const source = `export const section = defineSection({ examples: {
    // default: not this one
    /** The first one. */
    default: { /** not this */ a: { inner: 1 }, b: ['x', { y: 2 }] },
    'with-dash': { text: 'a } b' }, /* c: {} */
    /**
     * Over two
     * lines.
     */
    last: {},
  }, other: {} });`;
  expect(readSectionSource(source).examples).toEqual([
    { name: 'default', sentence: 'The first one.' },
    { name: 'with-dash', sentence: '' },
    { name: 'last', sentence: 'Over two lines.' },
  ]);
});

test('every example says in a sentence what it shows', () => {
  const silent = sectionFolders(root).flatMap(({ name, examples }) =>
    examples.filter(({ sentence }) => !sentence.endsWith('.')).map((example) => `${name}: ${example.name}`),
  );
  expect(silent, 'put /** a sentence */ before the example: it stands in Storybook').toEqual([]);
});
