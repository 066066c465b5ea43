import { dirname, join } from 'node:path';
import { type Locale, locales } from '#lib/format/locale.ts';
import type { Article } from '#content/article.ts';
import type { PictureSource } from '#content/fields.ts';

/** The data of a page that the index stores. */
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

/** Columns of `StoredPage`. The long text comes last, so that SQLite reads the others without it. */
export const storedColumns = 'path, locale, title, description, labels, article, boost, headings, body';

/** The parts of a page that are searched, and the weight of a match in each. */
export const partWeights = { title: 3, labels: 3, description: 2, headings: 1, body: 1 } as const;
export const searchedParts = Object.keys(partWeights) as readonly (keyof typeof partWeights)[];

const contentless = "content = '', contentless_delete = 1";
/** Every character but a space belongs to a word: 401(k). */
const spaced = `tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'"`;

/**
 * Tables of a search index. FTS5 stores none of the texts itself:
 *
 * - `stems_*` finds pages by the stems of their words. Its column `kind` contains `articleMark` for articles;
 * - `words_*` contains the words as pages write them, and `vocabulary_*` counts the pages with each;
 * - `lines_*` contains the words of titles and headings, which are suggestions.
 */
export const searchTables: readonly string[] = [
  `create table if not exists pages (id integer primary key, ${storedColumns}, unique (path))`,
  ...locales.flatMap((locale) => [
    `create virtual table if not exists stems_${locale} using fts5(${searchedParts.join(', ')}, kind, ${contentless}, tokenize = 'ascii')`,
    `create virtual table if not exists words_${locale} using fts5(words, ${contentless}, detail = none, ${spaced})`,
    `create virtual table if not exists lines_${locale} using fts5(title, headings, ${contentless}, detail = column, prefix = '1 2 3', tokenize = 'ascii')`,
    `create virtual table if not exists vocabulary_${locale} using fts5vocab(words_${locale}, row)`,
  ]),
];

/** Returns the folder beside an index with the search settings, one file per language. */
export const definitionsBeside = (index: string) => join(dirname(index), 'search');

/** The data of an article in the index, as JSON, for lists of articles and their filters. */
export interface IndexedArticle extends Pick<Article, 'topic' | 'product' | 'audience' | 'callToAction'> {
  /** URL of its picture, if it has one. */
  readonly image?: string | undefined;
  /** The picture's formats and widths for lists. */
  readonly sources?: readonly PictureSource[] | undefined;
}

/** A marker stem by which FTS5 finds all articles. It starts with a private-use character, so no text contains it. */
export const articleMark = '\u{e000}article';
