import type { Article } from '#content/article.ts';
import type { ShownImage } from '#content/image.ts';

/** What lists of articles show of one: its page says all of it. */
export interface KnownArticle extends Omit<Article, 'image'> {
  readonly image?: ShownImage | undefined;
  /** Site path of its page. */
  readonly path: string;
  readonly title: string;
  /** The description of its page. */
  readonly text: string;
  /** About how long it takes to read; at least 1. */
  readonly minutes: number;
}

/** Which articles a section wants: those at paths, in their order, or all that fit, by their titles. */
export type ArticleQuestion =
  | { readonly paths: readonly string[] }
  | {
      readonly topic?: string | undefined;
      readonly product?: string | undefined;
      readonly audience?: string | undefined;
    };

/** Finds articles in the language of the page; paths that no article has are left out. */
export type FindArticles = (question: ArticleQuestion) => readonly KnownArticle[];

/** @param all articles of one language, by their titles. */
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
