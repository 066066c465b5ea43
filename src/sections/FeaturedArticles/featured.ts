import type { PageFacts } from '#section-kit/defineSection.ts';
import type { KnownArticle } from '#section-kit/knownArticles.ts';
import type { Props } from './FeaturedArticles.schema.ts';

const usualLimit = 3;

/**
 * Returns the articles that the author names, followed by those that match the criteria, without duplicates and without
 * the page itself.
 */
export function featured(
  { articles, from, limit }: Pick<Props, 'articles' | 'from' | 'limit'>,
  page: Pick<PageFacts, 'articles' | 'path'>,
): readonly KnownArticle[] {
  const named = articles.length > 0 ? page.articles({ paths: articles }) : [];
  const isOpen = from !== undefined || articles.length === 0;
  const found = isOpen ? [...named, ...page.articles(from ?? {})] : named;
  const byPath = new Map(found.map((article) => [article.path, article]));
  byPath.delete(page.path);
  return [...byPath.values()].slice(0, limit ?? Math.max(articles.length, isOpen ? usualLimit : 0));
}
