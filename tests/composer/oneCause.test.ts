import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrands } from '#composer/brand/readBrand.ts';
import { condensed } from '#composer/check/reports/condensed.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { demoFolder } from './fixtures/demoFolder.ts';

/** Returns what a report says about the demo after a change, as `code file`. */
async function saidOf(folder: string, before: ReturnType<typeof loadSite>) {
  const site = loadSite(folder, before, '');
  await readBrands(site);
  return condensed(checkWith(site, allSections)).map(({ code, file }) => `${code} ${file}`);
}

/** Files of every kind, and the codes of the one message after each was deleted (none if nothing needs it). */
const files: readonly (readonly [string, string?])[] = [
  ['site.json', 'site-missing'],
  ['layouts/standard.json', 'unknown-layout'],
  ['layouts/investments.json', 'unknown-layout'],
  ['fragments/footer.json', 'unknown-fragment'],
  ['fragments/es/footer.json', 'wrong-language'],
  ['fragments/header.json', 'unknown-fragment'],
  ['words/en.json', 'unknown-word'],
  ['words/zh.json', 'unknown-word'],
  ['brands/elmstone/brand.json', 'unknown-brand'],
  ['brands/elmstone/color.dark.tokens.json', 'missing-token'],
  ['brands/elmstone/primitive.tokens.json', 'unknown-token-alias'],
  ['rates/cd.json', 'no-rate-file'],
  ['rates/zones.json', 'unknown-rate'],
  ['locations/me.json'],
  ['forms/offers.json'],
  ['search/en.json'],
  ['articles.json', 'broken-link'],
  ['contact-us.json', 'broken-link'],
  ['cd-rates.json', 'broken-link'],
];

test('A14 one cause is told in one message: each kind of file deleted, with a comma too many, and with a wrong list', async () => {
  const folder = demoFolder();
  const sound = loadSite(folder, undefined, '');
  await readBrands(sound);
  expect(checkWith(sound, allSections)).toEqual([]);
  for (const [file, code] of files) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    rmSync(path);
    const deleted = await saidOf(folder, sound);
    expect([file, deleted.map((line) => line.split(' ', 1)[0])]).toEqual([
      file,
      code === undefined ? [] : [code],
    ]);
    writeFileSync(path, text.replace(/,\n/, ',,\n'));
    expect([file, await saidOf(folder, sound)]).toEqual([file, [`json-syntax ${file}`]]);
    const value = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const list = [
      'sections',
      'bottom',
      'products',
      'branches',
      'offers',
      'links',
      'redirects',
      'states',
    ].find((key) => Array.isArray(value[key]));
    if (list !== undefined) writeFileSync(path, JSON.stringify({ ...value, [list]: 7 }, null, 2));
    else writeFileSync(path, text);
    const said = list === undefined ? [] : [`wrong-type ${file}`];
    expect([file, await saidOf(folder, sound)]).toEqual([file, said]);
    writeFileSync(path, text);
  }
}, 600_000);

test('A report names the places of what it leaves out, and leaves out no problem with a fix', () => {
  const one = {
    code: 'broken-link',
    severity: 'error',
    column: 1,
    pointer: '',
    message: 'There is no page /a.html.',
  } as const;
  const at = (line: number, more: object = {}) => ({ ...one, file: 'about.json', line, ...more });
  expect(condensed([at(1), at(2)])).toHaveLength(2);
  expect(condensed([at(1), at(2), at(3)])).toEqual([
    at(1, { hint: 'The same in 2 more places: about.json:2, about.json:3.' }),
  ]);
  const fix = { offset: 0, length: 1, text: '' };
  expect(condensed([at(1, { fix }), at(2, { fix }), at(3, { fix })])).toHaveLength(3);
});
