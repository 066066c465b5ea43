import { createHash } from 'node:crypto';
import { type ArticleQuestion, chooseArticles, type KnownArticle } from '#section-kit/knownArticles.ts';

/** Returns a hash of the articles that a page shows, which changes when the page must be rendered again. */
export const articleVersion = (articles: readonly KnownArticle[]): string =>
  createHash('sha256').update(JSON.stringify(articles)).digest('base64url').slice(0, 16);

/** Returns a page's query for articles as a string, which its release stores. */
export const articleKey = (question: ArticleQuestion): string => JSON.stringify(question);

/** Returns the articles that a page shows, given the stored query. */
export const articlesFor = (all: readonly KnownArticle[], key: string): readonly KnownArticle[] =>
  // Written by `articleKey`.
  chooseArticles(all, JSON.parse(key) as ArticleQuestion);
