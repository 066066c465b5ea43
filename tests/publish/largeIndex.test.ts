// A large index is written by a thread, which also reads some of the pages. The result must be the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { type Locale, locales } from '#lib/format/locale.ts';
import { composerBundle } from '#composer/cli/bundle.mjs';
import type { ListedPage } from '#composer/publish/input/listedPage.ts';
import { IndexThread } from '#composer/publish/search/IndexThread.ts';
import { SearchIndexWriter } from '#composer/publish/search/SearchIndexWriter.ts';
import type { PageText } from '#composer/publish/search/searchText.ts';

const bundle = await composerBundle(process.cwd());

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-index-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const bodies: Readonly<Record<Locale, string>> = {
  en: 'Savings accounts earn interest every day, and the bank’s fees are listed.',
  es: 'Las cuentas de ahorros ganan intereses cada día, y las comisiones están en la lista.',
  zh: '储蓄账户每天赚取利息，费用列在表中。',
};

/** Returns a page in one of the languages, with some text that other pages share, and some that is rare. */
function pageOf(number: number): [ListedPage, PageText] {
  const locale: Locale = number % 7 === 3 ? 'es' : number % 11 === 5 ? 'zh' : 'en';
  const title = `Question ${number % 300} of section ${number % 13}`;
  const page = { locale, title, description: `What customers ask: ${number % 17}`, version: '1' };
  const headings = `Answer ${number % 41}\nFees and rates`;
  const article = number % 29 === 0 ? '{"topic":"saving"}' : '';
  const body = `${bodies[locale]} Branch${number % 97} opened in ${1900 + (number % 120)}.`;
  return [
    { path: `/pages/page-${number}.html`, page },
    { headings, body, labels: `label${number % 5}`, article },
  ];
}

/** Returns the content of an index except FTS5's own tables, and the rows in which FTS5 finds words. */
function contentOf(file: string): Record<string, unknown> {
  const database = new Database(file, { readonly: true });
  const all = (sql: string) => database.prepare(sql).all();
  const content = Object.fromEntries(
    ['pages', 'scores', 'totals'].map((table) => [table, all(`select * from ${table} order by 1`)]),
  );
  for (const locale of locales) {
    content[`words ${locale}`] = all(`select * from words_${locale} order by word`);
    content[`stems ${locale}`] = all(`select * from stems_${locale} order by stem`);
    content[`lines ${locale}`] = all(`select line, titles, pages from lines_${locale} order by line`);
    for (const word of ['branch13', 'label3', 'interest', 'ahorr', '费用', 'answer']) {
      const found = (table: string) => all(`select rowid from ${table} where ${table} match '"${word}"'`);
      content[`${word} ${locale}`] = [found(`names_${locale}`), found(`texts_${locale}`)];
    }
  }
  database.close();
  return content;
}

test('an index that a thread writes has what one has that is written page by page', () => {
  const folder = makeFolder();
  const count = 3200;
  const [large, small] = [join(folder, 'large.sqlite'), join(folder, 'small.sqlite')];
  const index = SearchIndexWriter.create(large, bundle);
  for (let at = 1; at <= count; at += 1) index.add(...pageOf(at));
  index.close();
  // Too few for a thread; the rest is added later.
  const begun = SearchIndexWriter.create(small, bundle);
  for (let at = 1; at <= 200; at += 1) begun.add(...pageOf(at));
  begun.close();
  const changed = SearchIndexWriter.open(small);
  for (let at = 201; at <= count; at += 1) changed.add(...pageOf(at));
  changed.close();
  const content = contentOf(large);
  expect(content['pages']).toHaveLength(count);
  expect(content['branch13 en']).not.toEqual([[], []]);
  expect(content['费用 zh']).not.toEqual([[], []]);
  expect(content).toEqual(contentOf(small));
});

test('a thread that cannot write says why', () => {
  const index = SearchIndexWriter.create(join(makeFolder(), 'missing', 'search.sqlite'), bundle);
  const write = () => {
    for (let at = 1; at <= 3200; at += 1) index.add(...pageOf(at));
    index.close();
  };
  expect(write).toThrow(/directory does not exist/);
  expect(() => index.abandon()).not.toThrow();
});

test('an index can be given up while a thread writes it', () => {
  const index = SearchIndexWriter.create(join(makeFolder(), 'search.sqlite'), bundle);
  for (let at = 1; at <= 800; at += 1) index.add(...pageOf(at));
  expect(() => index.abandon()).not.toThrow();
});

test('a thread that runs out of memory ends the writing of the index at once, and is said to have', () => {
  const thread = new IndexThread(bundle, join(makeFolder(), 'search.sqlite'), { maxOldGenerationSizeMb: 32 });
  const begun = performance.now();
  const stored = {
    locale: 'en',
    title: '',
    description: '',
    labels: '',
    article: '',
    boost: 1,
    headings: '',
  } as const;
  /** Every word is another, and the thread keeps a count of each. */
  const bodyOf = (page: number) =>
    Array.from({ length: 500 }, (_none, word) => `branch${page * 500 + word}`).join(' ');
  expect(() => {
    for (let page = 0; page < 4000; page += 40) {
      const pages = Array.from({ length: 40 }, (_none, index) => {
        const id = page + index;
        return { id, stored: { ...stored, path: `/${id}.html`, body: bodyOf(id) } };
      });
      thread.readPages('en', pages);
    }
    thread.commit();
  }).toThrow('ran out of memory');
  // For a thread that is there and does not answer it would wait ten minutes.
  expect(performance.now() - begun).toBeLessThan(300_000);
});
