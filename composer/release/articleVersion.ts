import { createHash } from 'node:crypto';
import { type ArticleQuestion, chooseArticles, type KnownArticle } from '#section-kit/knownArticles.ts';

/** What a page shows of the articles that it asked for, as text that changes when the page must. */
export const articleVersion = (articles: readonly KnownArticle[]): string =>
  createHash('sha256').update(JSON.stringify(articles)).digest('base64url').slice(0, 16);

/** What a page asked for, as its release keeps it. */
export const articleKey = (question: ArticleQuestion): string => JSON.stringify(question);

/** The articles that a page shows, by the question that its release keeps. */
export const articlesFor = (all: readonly KnownArticle[], key: string): readonly KnownArticle[] =>
  // Written by `articleKey`.
  chooseArticles(all, JSON.parse(key) as ArticleQuestion);
