import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBrands } from '#composer/brand/readBrand.ts';
import { loadSite, reloadFile } from '#composer/page/loadSite.ts';
import { SourceFile } from '#composer/page/sourceFile.ts';
import { applyFixes } from '#composer/problems/edit.ts';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { demoFolder } from '#tests/composer/fixtures/demoFolder.ts';
import { keysOfProblems } from '#tests/composer/fixtures/keysOfProblems.ts';
import { randomFrom } from '#tests/composer/fixtures/randomFrom.ts';

const files = globSync('pages-json/**/*.json', { exclude: ['**/*.schema.json'] })
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.length < 40_000);
const sourceOf = (file: string, text: string) => new SourceFile(file, 'page', text, '1');

/** Applies the fixes of a text's syntax errors until none is left. */
function mended(file: string, broken: string): SourceFile {
  const texts = new Set<string>();
  for (let text = broken; ;) {
    const source = sourceOf(file, text);
    if (!source.problems.some(({ fix }) => fix)) return source;
    expect(texts, `the fixes of ${file} go round in circles`).not.toContain(text);
    texts.add(text);
    ({ text } = applyFixes(text, source.problems));
  }
}

test.for<[string, RegExp, number]>([
  ['closing bracket', /[\]}]/g, 1],
  ['opening bracket', /[[{]/g, 0],
  ['comma', /,/g, 1],
  ['quote', /"/g, 0],
  ['colon', /:/g, 0],
])('A2 SEC-05 a file that lacks one %s is as before after its fixes, or has none', ([, mark, least]) => {
  const random = randomFrom(mark.source.length);
  let [broken, right] = [0, 0];
  for (const { file, text } of files) {
    const places = [...text.matchAll(mark)];
    const { index = 0 } = places[Math.floor(random() * places.length)] ?? {};
    const source = sourceOf(file, text.slice(0, index) + text.slice(index + 1));
    if (source.problems.length === 0) continue;
    broken += 1;
    const { value, problems } = mended(file, source.text);
    if (problems.length > 0) continue;
    expect(value, `${file} without its character ${index}`).toEqual(sourceOf(file, text).value);
    right += 1;
  }
  expect(broken).toBeGreaterThan(50);
  expect(right / broken).toBeGreaterThanOrEqual(least * 0.95);
});

test('A2 SEC-05 the fixes of misspelt names make their problem go away, and bring no other', async () => {
  const site = loadSite(demoFolder());
  await readBrands(site);
  const nameOf = (file: string) => file.replaceAll('\\', '/').replace('pages-json/', '');
  const own = files.filter(({ file }) => site.files.has(nameOf(file)));
  const random = randomFrom(7);
  let fixed = 0;
  for (let round = 0; round < 25; round++) {
    const { file, text } = own[Math.floor(random() * own.length)] ?? { file: '', text: '' };
    const name = nameOf(file);
    const words = [...text.matchAll(/"[A-Za-z]{5,}"/g)];
    const { index = 0 } = words[Math.floor(random() * words.length)] ?? {};
    const at = index + 2 + Math.floor(random() * 3);
    const broken = text.slice(0, at) + text.slice(at + 1);
    const problemsOf = (changed: string) => {
      reloadFile(site, name, changed);
      return checkWith(site, allSections);
    };
    const before = problemsOf(broken);
    for (const problem of before.filter(({ fix, file: place }) => fix && place === name)) {
      const after = problemsOf(applyFixes(broken, [problem]).text);
      const others = keysOfProblems(before.filter((other) => other !== problem));
      expect(others).toEqual(expect.arrayContaining(keysOfProblems(after)));
      fixed += 1;
    }
    reloadFile(site, name);
  }
  expect(fixed).toBeGreaterThan(5);
});
