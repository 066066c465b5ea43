import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { type ModuleRecord, moduleRecordFile, recordModules } from '#storybook/recordModules.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Bundles a small project in a temporary folder. */
async function recordOf(files: Readonly<Record<string, string>>): Promise<ModuleRecord> {
  const root = mkdtempSync(join(tmpdir(), 'portico-modules-'));
  made.push(root);
  mkdirSync(join(root, 'node_modules/library'), { recursive: true });
  const library = { 'node_modules/library/index.js': 'export const shared = () => console.log("shared");' };
  for (const [file, content] of Object.entries({ ...library, ...files }))
    writeFileSync(join(root, file), content);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [recordModules(root)],
    build: { assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'main.js') } },
  });
  return JSON.parse(readFileSync(join(root, 'dist', moduleRecordFile), 'utf8')) as ModuleRecord;
}

const files = {
  'main.js': `import { shared } from 'library'; import logo from './logo.svg?url'; shared(logo); void import('./later.js');`,
  'later.js': `import { shared } from 'library'; export const later = shared();`,
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

it('records the same for the same sources in another folder', async () => {
  const record = await recordOf(files);
  expect(await recordOf(files)).toEqual(record);
  expect(record.imports['later.js']).toEqual(['node_modules/library/index.js']);
  expect(record.imports['main.js']).toContain('later.js');
  const chunk = Object.entries(record.chunks).find(([name]) => name.startsWith('assets/later-'));
  expect(chunk?.[1]).toContain('later.js');
});

it('records a change of a module or of a picture for this one only', async () => {
  const before = await recordOf(files);
  const changedIn = async (changes: Partial<typeof files>) => {
    const { hashes } = await recordOf({ ...files, ...changes });
    return Object.keys(hashes).filter((id) => hashes[id] !== before.hashes[id]);
  };
  expect(await changedIn({ 'later.js': `${files['later.js']} console.log(later);` })).toEqual(['later.js']);
  expect(await changedIn({ 'logo.svg': files['logo.svg'].replace('/>', ' width="9"/>') })).toEqual([
    'logo.svg?url',
  ]);
});
