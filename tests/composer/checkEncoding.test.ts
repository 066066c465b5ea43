import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '#composer/cli/commands/check.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';
import { recolored } from '#composer/brand/applyBrand.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { cleanDrawings } from '#composer/publish/pictures/cleanDrawing.ts';
import { allSections } from '#composer/project/allSections.ts';
import { linesWith } from './fixtures/checked.ts';
import { siteFolder, soundPage } from './fixtures/siteFolder.ts';
import { defaultBrand } from '#composer/brand/siteBrand.ts';

/** Runs `portico check`. Returns what it prints. */
async function run(...args: readonly string[]): Promise<string> {
  let out = '';
  await runCommands(
    [check],
    ['check', ...args],
    { root: '/', library: '/', bundle: '/', version: '0', sections: allSections },
    { out: (text) => (out += text), error: (text) => (out += text), color: false },
  );
  return out;
}

const page = JSON.stringify(soundPage('Inversión y ahorro para todos'), null, 2);
/** With a mistake that `--fix` corrects. */
const misspelt = page.replace('"description"', '"descripton"');
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
// "利率和年收益率 (APY)" as editors in China and Taiwan save it by default.
const gbk = Buffer.from('{ "a": "c0fbc2cabacdc4eacad5d2e6c2ca" }'.replace(/c0.*ca/, '~'), 'latin1');
const chinese = (hex: string) =>
  Buffer.concat([gbk.subarray(0, 8), Buffer.from(hex, 'hex'), gbk.subarray(9)]);

describe('A1 SEC-05 A file in another encoding than UTF-8', () => {
  test.for<[string, Uint8Array, string]>([
    [
      'Windows-1252',
      Buffer.from(misspelt, 'latin1'),
      '2:20 file-not-utf8 This file is not UTF-8 but probably Windows-1252: byte 22 (0xF3) (after “"title": "Inversi”) is the first wrong one.',
    ],
    ['UTF-16 LE', utf16(misspelt, false), '1:1 file-not-utf8 This file is not UTF-8 but probably UTF-16 LE'],
    ['UTF-16 BE', utf16(misspelt, true), '1:1 file-not-utf8 This file is not UTF-8 but probably UTF-16 BE'],
    [
      'UTF-16 without a mark',
      utf16(misspelt, false).subarray(2),
      '1:1 file-not-utf8 This file is not UTF-8 but probably UTF-16 LE',
    ],
    [
      'GB18030',
      chinese('c0fbc2cabacdc4eacad5d2e6c2ca'),
      '1:9 file-not-utf8 This file is not UTF-8 but probably GB18030',
    ],
    ['a character cut in two', Buffer.from(page).subarray(0, page.indexOf('ó') + 1), '2:20 file-not-utf8'],
  ])('%s: is named with its first wrong byte, and never written', async ([, bytes, line]) => {
    expect(linesWith({ 'savings.json': bytes })).toEqual([expect.stringContaining(`savings.json:${line}`)]);
    const folder = siteFolder({ 'savings.json': bytes });
    expect(await run(folder, '--fix')).toContain('file-not-utf8');
    expect(readFileSync(join(folder, 'savings.json')).equals(bytes)).toBe(true);
  });

  test.for([
    'words/en.json',
    'rates/cd.json',
    'locations/maine.json',
    'forms/contact.json',
    'site.json',
    'search/en.json',
    'brands/lake/brand.json',
    'brands/lake/color.tokens.json',
  ])('in %s too', (file) => {
    const lines = linesWith({ [file]: Buffer.from('{ "año": "año" }', 'latin1') });
    expect(lines[0]).toMatch(`${file}:1:5 file-not-utf8`);
  });

  test('a drawing is reported, and what is shown of it keeps its bytes', async () => {
    const drawing = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"><text>año #123456</text></svg>',
      'latin1',
    );
    const folder = siteFolder({ 'media/year.svg': drawing });
    expect(linesWith({ 'media/year.svg': drawing })).toEqual([
      expect.stringContaining('media/year.svg:1:91 file-not-utf8'),
    ]);
    expect([...(await cleanDrawings(loadSite(folder))).keys()]).toEqual([]);
    const brand = {
      ...defaultBrand,
      illustration: { ink: '#abcdef' },
      replaces: { ...defaultBrand.replaces, illustration: { ink: '#123456' } },
    };
    const colored = recolored('media/year.svg', drawing, brand);
    expect(colored.toString('latin1')).toBe(drawing.toString('latin1').replace('#123456', '#abcdef'));
  });

  test('--fix keeps a byte-order mark', async () => {
    const folder = siteFolder({ 'savings.json': `\uFEFF${misspelt}` });
    await run(folder, '--fix');
    expect(readFileSync(join(folder, 'savings.json'), 'utf8')).toBe(`\uFEFF${page}`);
  });

  test('--fix leaves alone a file that its author saves at the same time', async () => {
    const folder = siteFolder({ 'savings.json': misspelt });
    const { fixFiles } = await import('#composer/project/fixFiles.ts');
    const { checkWith } = await import('#composer/project/checkOptions.ts');
    const site = loadSite(folder);
    const problems = checkWith(site, allSections);
    writeFileSync(join(folder, 'savings.json'), `${misspelt}\n\n`);
    await fixFiles(site, problems, () => Promise.resolve([]));
    expect(readFileSync(join(folder, 'savings.json'), 'utf8')).toBe(`${misspelt}\n\n`);
  });
});
