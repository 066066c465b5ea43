import type { Article } from '#content/article.ts';
import type { ShownImage } from '#content/fields.ts';

/** An article as lists show it, without its body. */
export interface KnownArticle extends Omit<Article, 'image'> {
  readonly image?: ShownImage | undefined;
  /** Site path of the article's page. */
  readonly path: string;
  readonly title: string;
  /** The page's description. */
  readonly text: string;
  /** Estimated reading time in minutes, at least 1. */
  readonly minutes: number;
}

/** Selects articles: those at the given paths, in that order, or all that match the criteria, sorted by title. */
export type ArticleQuestion =
  | { readonly paths: readonly string[] }
  | {
      readonly topic?: string | undefined;
      readonly product?: string | undefined;
      readonly audience?: string | undefined;
    };

/** Finds articles in the page's language. Ignores paths without an article. */
export type FindArticles = (question: ArticleQuestion) => readonly KnownArticle[];

/**
 * Applies a question to a list of articles.
 *
 * @param all articles of one language, sorted by title.
 */
export function chooseArticles(
  all: readonly KnownArticle[],
  question: ArticleQuestion,
): readonly KnownArticle[] {
  if ('paths' in question) {
    const byPath = new Map(all.map((article) => [article.path, article]));
    return question.paths.flatMap((path) => byPath.get(path) ?? []);
  }
  const fits = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value;
  return all.filter(
    ({ topic, product, audience }) =>
      fits(question.topic, topic) && fits(question.product, product) && fits(question.audience, audience),
  );
}
