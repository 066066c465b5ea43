import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleNames, generatedFiles, sectionFolders } from '#composer/cli/gen/generate.mjs';
import { registry } from '#sections/registry.gen.ts';

const root = process.cwd();

test('generated files are what "npm run gen" writes now', () => {
  for (const [path, content] of generatedFiles(root)) {
    expect(existsSync(join(root, path)), `${path} is missing: run "npm run gen"`).toBe(true);
    expect(readFileSync(join(root, path), 'utf8'), `${path} is stale: run "npm run gen"`).toBe(content);
  }
});

test('the generator finds the examples that a section has', () => {
  for (const { name, examples, isIsland } of sectionFolders(root)) {
    expect(examples).toEqual(Object.keys(registry.get(name)?.examples ?? {}));
    expect(isIsland).toBe(registry.get(name)?.wakeUp !== undefined);
  }
});

test('example names are read past strings, comments and nested objects', () => {
  const source = `examples: {
    // default: not this one
    default: { a: { inner: 1 }, b: ['x', { y: 2 }] },
    'with-dash': { text: 'a } b' }, /* c: {} */
    last: {},
  }, other: {}`;
  expect(exampleNames(source)).toEqual(['default', 'with-dash', 'last']);
});
