import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Locale, locales } from '#lib/format/locale.ts';
import type { ListedPage } from '#composer/publish/input/listedPage.ts';
import { SearchIndexWriter } from '#composer/publish/search/SearchIndexWriter.ts';
import type { PageText } from '#composer/publish/search/searchText.ts';
import { SearchIndex } from '#composer/server/search/SearchIndex.ts';

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
function pageOf(number: number, more = ''): [ListedPage, PageText] {
  const locale: Locale = number % 7 === 3 ? 'es' : number % 11 === 5 ? 'zh' : 'en';
  const title = `Question ${number % 300} of section ${number % 13}`;
  const page = { locale, title, description: `What customers ask: ${number % 17}`, version: '1' };
  const headings = `Answer ${number % 41}\nFees and rates`;
  const article = number % 29 === 0 ? '{"topic":"saving"}' : '';
  const body = `${bodies[locale]} Branch${number % 97} opened in ${1900 + (number % 120)}. ${more}`;
  return [
    { path: `/pages/page-${number}.html`, page },
    { headings, body, labels: `label${number % 5}`, article },
  ];
}

function written(file: string, write: (index: SearchIndexWriter) => void): string {
  const index = new SearchIndexWriter(file);
  write(index);
  index.close();
  return file;
}

/** Returns what searches of all kinds find. */
function found(file: string) {
  const index = new SearchIndex(file);
  const texts = [
    'branch13',
    'branch1',
    'label3',
    'interest',
    'intrest',
    'ahorros',
    '费用',
    'answer 7',
    'zebra',
  ];
  const results = locales.flatMap((locale) =>
    texts.map((text) => [
      index.search(locale, text, 0, 500),
      index.search(locale, text, 0, 10, 'articles'),
      index.suggest(locale, text, 9),
    ]),
  );
  index.close();
  return results;
}

test('an index that was changed finds what a new one finds', () => {
  const folder = makeFolder();
  const numbers = Array.from({ length: 600 }, (_none, at) => at + 1);
  const fresh = written(join(folder, 'fresh.sqlite'), (index) => {
    for (const number of numbers) index.replace(...pageOf(number));
  });
  const changed = written(join(folder, 'changed.sqlite'), (index) => {
    for (const number of numbers.slice(0, 400)) index.replace(...pageOf(number, 'A zebra was seen.'));
    index.replace(...pageOf(601, 'Another zebra.'));
  });
  expect(found(changed)).not.toEqual(found(fresh));
  written(changed, (index) => {
    for (const number of numbers) index.replace(...pageOf(number));
    index.remove(['/pages/page-601.html', '/pages/unknown.html']);
  });
  expect(found(changed)).toEqual(found(fresh));
});

test('an index that cannot be written says why', () => {
  expect(() => new SearchIndexWriter(join(makeFolder(), 'missing', 'search.sqlite'))).toThrow(
    /directory does not exist/,
  );
});

test('a change that is given up leaves nothing behind that is searched', () => {
  const folder = makeFolder();
  const file = written(join(folder, 'search.sqlite'), (index) => index.replace(...pageOf(1)));
  const before = found(file);
  cpSync(file, join(folder, 'next.sqlite'));
  const index = new SearchIndexWriter(join(folder, 'next.sqlite'));
  for (let at = 2; at <= 800; at += 1) index.replace(...pageOf(at));
  expect(() => index.abandon()).not.toThrow();
  expect(found(file)).toEqual(before);
});

test('S6 text beyond four hundred thousand characters of a page is not searched, and what is before it is', () => {
  const body = `kumquat ${'word '.repeat(80_000)} rambutan`;
  const file = written(join(makeFolder(), 'search.sqlite'), (index) => {
    index.replace(pageOf(1)[0], { headings: '', body });
  });
  const index = new SearchIndex(file);
  const totals = ['kumquat', 'rambutan'].map((text) => index.search('en', text, 0, 10).total);
  index.close();
  expect(totals).toEqual([1, 0]);
});

test('S6 characters that expand make no word longer than 64 characters, also with a hyphen', () => {
  const long = '\u{FDFA}'.repeat(499);
  for (const { words } of Object.values(searchLanguages))
    for (const { word } of words(`${long} ${long.slice(0, 99)}-${long.slice(0, 99)}`))
      expect(word.length).toBeLessThanOrEqual(64);
});

test('a text without accents has the words that it has beside one with them', () => {
  const { words } = searchLanguages.en;
  const plain =
    "Don't pay $1,250.50 for a 401(k); FDIC-insured, 4.13% APY (24/7) o'clock 3.5-year e-mail 10.";
  const read = (text: string) => words(text).map(({ word, start, end }) => `${word} ${start}-${end}`);
  expect(read(`${plain} é`).slice(0, -1)).toEqual(read(plain));
  expect(read(plain).join()).toMatch(/,401k \d+-\d+,/);
});
