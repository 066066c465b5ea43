import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite, reloadFile } from '#composer/page/loadSite.ts';
import { checkOptions } from '#composer/project/checkOptions.ts';
import { allSections } from '#composer/project/allSections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const words = 'The APR never goes above 18.00%, and a loan may be paid early for $20 a month.';
const richText = (text: string, more: object = {}) => ({ component: 'RichText', props: { text }, ...more });
const says = (place: object) => ({ says: 'fixed-figures', ...place });
const hero = { component: 'HeroBanner', props: { heading: 'A credit line for every plan' } };

/** Pages whose rules need their texts: figures, and the statements that name their places. */
const files = {
  'index.json': soundPage('Banking made plain for everyone', { sections: [hero] }),
  'line.json': soundPage('A credit line for every plan', {
    sections: [hero, richText(words)],
    statements: [says({ quote: 'never goes above 18.00%' }), says({ quote: 'Call us at' })],
  }),
  'loan.json': soundPage('A loan that you can pay early', {
    sections: [hero, richText(words, { id: 'cap' })],
    statements: [says({ anchor: 'cap' })],
  }),
  'fragments/footer.json': { sections: [richText('Call us at {word:phone}.')] },
};

test('a check of many pages reads each page once', () => {
  const problemsOf = (readsOnce: boolean) => {
    const folder = siteFolder(files);
    const site = loadSite(folder);
    for (const { source } of readsOnce ? site.pages.values() : []) {
      const forget = source.forget.bind(source);
      // Who reads the page again finds nothing.
      source.forget = () => {
        forget();
        writeFileSync(join(folder, source.file), '{}');
      };
    }
    return checkSite(site, allSections.registry, checkOptions).map(({ code, file }) => [code, file]);
  };
  expect(problemsOf(false)).toEqual([]);
  expect(problemsOf(true)).toEqual([]);
});

test('a check after a change reads no page but the changed one', () => {
  const folder = siteFolder(files);
  const site = loadSite(folder);
  const check = () => checkSite(site, allSections.registry, checkOptions);
  expect(check()).toEqual([]);
  for (const { source } of site.pages.values())
    Object.defineProperty(source, 'text', {
      get: () => {
        throw new Error(`${source.file} was read again.`);
      },
    });
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ ...files['index.json'], title: 'Banking made simple for everyone' }),
  );
  reloadFile(site, 'index.json');
  expect(check()).toEqual([]);
});
