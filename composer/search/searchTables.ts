import { join, dirname } from 'node:path';
import { type Locale, locales } from '#lib/format/locale.ts';

/** What the index keeps of a page as it is, to be shown; the long text last, so that the others are read without it. */
export interface StoredPage {
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** What the page is about in words that it need not say: its keywords, topic and product, one a line. */
  readonly labels: string;
  /** `IndexedArticle` as JSON; empty for pages that are no articles. */
  readonly article: string;
  /** Factor of the page's place among results; 1 for most. */
  readonly boost: number;
  /** One a line. */
  readonly headings: string;
  readonly body: string;
}

/** Columns of stored pages with their types; a new one needs no more than a line here and in `StoredPage`. */
const storedTypes: Readonly<Record<keyof StoredPage, string>> = {
  path: 'text not null',
  locale: 'text not null',
  title: 'text not null',
  description: 'text not null',
  labels: 'text not null',
  article: 'text not null',
  boost: 'real not null',
  headings: 'text not null',
  body: 'text not null',
};
// The record above has these keys and no others.
export const storedColumns = Object.keys(storedTypes) as readonly (keyof StoredPage)[];

const typed = Object.entries(storedTypes).map(([name, type]) => `${name} ${type}`);

/** What a page is named by: small, so that it is looked through first. */
export const nameColumns = ['title', 'labels', 'headings', 'description'] as const;

/**
 * Tables of a search index. FTS5 gets stems that `analyzePage` has made, and keeps no text of its own:
 *
 * - `names_*` finds pages by what they are called, `texts_*` by all that they say;
 * - `scores` says how often a page has each stem, for the ranking (see `packedStems`);
 * - `words_*` and `stems_*` count the pages that have a word, for spelling, beginnings and the weight of words;
 * - `lines_*` are titles and headings as suggestions, found by `starts_*`.
 */
export const searchTables: readonly string[] = [
  `create table pages (id integer primary key, ${typed.join(', ')})`,
  'create table scores (id integer primary key, stems blob not null)',
  'create table totals (locale text primary key, pages integer not null, length integer not null) without rowid',
  ...locales.flatMap((locale) => [
    `create virtual table names_${locale} using fts5(${nameColumns.join(', ')}, content = '', contentless_delete = 1, tokenize = 'ascii')`,
    `create virtual table texts_${locale} using fts5(text, content = '', contentless_delete = 1, tokenize = 'ascii')`,
    `create table words_${locale} (word text primary key, stem text not null, shown text not null, pages integer not null) without rowid`,
    `create table stems_${locale} (stem text primary key, pages integer not null) without rowid`,
    `create table lines_${locale} (id integer primary key, line text not null, titles integer not null, pages integer not null)`,
    `create virtual table starts_${locale} using fts5(line, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4', tokenize = 'ascii')`,
    `insert into totals values ('${locale}', 0, 0)`,
  ]),
];

/** Indexes of the tables: made when all rows are in, which takes half as long. */
export const searchIndexes: readonly string[] = [
  'create unique index paths on pages (path)',
  "create index articles on pages (locale) where article <> ''",
  ...locales.map((locale) => `create unique index lines_of_${locale} on lines_${locale} (line)`),
];

/** Folder beside an index with what authors say of the search, a file for each language. */
export const definitionsBeside = (index: string) => join(dirname(index), 'search');
