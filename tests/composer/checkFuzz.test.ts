import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { applyFixes } from '#composer/problems/edit.ts';
import { loadSite, reloadFile } from '#composer/page/loadSite.ts';
import { reportHuman } from '#composer/check/reports/human.ts';
import { reportSarif } from '#composer/check/reports/sarif.ts';
import { randomFrom } from '#tests/composer/fixtures/randomFrom.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const page = soundPage('Savings for every plan', {
  alternates: { es: '/es/' },
  analytics: { currentPage: 'savings' },
  sections: [
    ...[...sections.values()].map(({ name, examples }) => ({ component: name, props: examples.default })),
    {
      component: 'TwoColumns',
      slots: { left: [{ fragment: 'footer' }], right: [{ component: 'TextBlock', props: { body: 'a' } }] },
    },
  ],
});
const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e300,
  '',
  ' ',
  'x',
  '{word:',
  '[^',
  '[a](',
  '](',
  '#',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  '__proto__',
  '\u0000',
  'javascript:',
  '/\\x',
  '\ud800',
  'é'.repeat(50),
];
const names: readonly string[] = [
  'constructor',
  'toString',
  '',
  'props',
  'slots',
  'fragment',
  'component',
  'a/b~c',
  'titel',
];

/** Returns a copy in which one random part is replaced, removed or renamed. */
function mutate(value: unknown, random: () => number): unknown {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  if (random() < 0.08 || typeof value !== 'object' || value === null) return pick(oddities);
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length);
    if (random() < 0.1) return value.toSpliced(at, 1);
    return value.map((item: unknown, index) => (index === at ? mutate(item, random) : item));
  }
  const entries: [string, unknown][] = Object.entries(value);
  const at = Math.floor(random() * entries.length);
  return Object.fromEntries(
    entries.flatMap(([key, item], index): [string, unknown][] => {
      if (index !== at) return [[key, item]];
      if (random() < 0.1) return [];
      return [[random() < 0.15 ? (pick(names) ?? key) : key, mutate(item, random)]];
    }),
  );
}

describe('SEC-05 Whatever a file holds, the checker answers with places in the file', () => {
  test.for(['savings.json', 'fragments/footer.json', 'layouts/standard.json', 'words/en.json', 'site.json'])(
    'in %s',
    (file) => {
      const site = loadSite(siteFolder());
      const random = randomFrom(file.length);
      const original: unknown =
        file === 'savings.json' ? page : JSON.parse(site.files.get(file)?.text ?? '{}');
      let found = 0;
      for (let round = 0; round < 250; round++) {
        let value = original;
        for (let step = 0; step <= random() * 4; step++) value = mutate(value, random);
        let text = JSON.stringify(value, null, random() < 0.5 ? 2 : 0) ?? 'null';
        if (random() < 0.15) text = text.slice(0, Math.floor(random() * text.length));
        const source = reloadFile(site, file, text);
        const problems = checkSite(site, sections);
        found += problems.length;
        for (const problem of problems.filter((one) => one.file === file)) {
          const offset = source?.offset(problem) ?? -1;
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(text.length);
          expect(problem.message).not.toMatch(/\{\w+\}.*\bundefined\b|\[object/);
        }
        expect(reportHuman(site, problems)).toBeTypeOf('string');
        expect(JSON.parse(reportSarif(site, problems))).toBeTypeOf('object');
        expect(
          applyFixes(
            text,
            problems.filter((one) => one.file === file),
          ).text,
        ).toBeTypeOf('string');
      }
      expect(found).toBeGreaterThan(100);
    },
  );
});
