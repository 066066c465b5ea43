import { join, dirname } from 'node:path';
import { type Locale, locales } from '#lib/format/locale.ts';

/**
 * The data of a page that the index stores for display. The long text comes last, so that other columns are read
 * without it.
 */
export interface StoredPage {
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** What the page is about in words that it may not contain: its keywords, topic and product, one per line. */
  readonly labels: string;
  /** `IndexedArticle` as JSON. Empty for pages that are not articles. */
  readonly article: string;
  /** Ranking factor; 1 for most pages. */
  readonly boost: number;
  /** One per line. */
  readonly headings: string;
  readonly body: string;
}

/** Columns of stored pages with their types. A new column only needs a line here and in `StoredPage`. */
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
// The record above has exactly these keys.
export const storedColumns = Object.keys(storedTypes) as readonly (keyof StoredPage)[];

const typed = Object.entries(storedTypes).map(([name, type]) => `${name} ${type}`);

/** Columns that describe what a page is about. They are short, and are searched first. */
export const nameColumns = ['title', 'labels', 'headings', 'description'] as const;

/**
 * Tables of a search index. FTS5 receives stems from `PageReader`, and stores no text itself:
 *
 * - `names_*` finds pages by what they are called, `texts_*` by everything in them;
 * - `scores` contains how often each page contains each stem, for the ranking (see `packedStems`);
 * - `words_*` and `stems_*` count the pages that contain a word, for spelling, completion and term weights;
 * - `lines_*` contains titles and headings as suggestions, which `starts_*` finds.
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

/** Indexes of the tables. Created after all rows were inserted, which takes half the time. */
export const searchIndexes: readonly string[] = [
  'create unique index paths on pages (path)',
  "create index articles on pages (locale) where article <> ''",
  ...locales.map((locale) => `create unique index lines_of_${locale} on lines_${locale} (line)`),
];

/** Returns the folder beside an index with the search settings, one file per language. */
export const definitionsBeside = (index: string) => join(dirname(index), 'search');
