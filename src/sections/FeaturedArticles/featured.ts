import type { PageFacts } from '#section-kit/defineSection.ts';
import type { KnownArticle } from '#section-kit/siteData.ts';
import type { Props } from './FeaturedArticles.schema.ts';

const usualLimit = 3;

type Chosen = Pick<Props, 'articles' | 'from' | 'limit'>;

/** Whether articles are shown that the author does not name. */
const isOpen = ({ articles, from }: Chosen) => from !== undefined || articles.length === 0;

const limitOf = (chosen: Chosen) =>
  chosen.limit ?? Math.max(chosen.articles.length, isOpen(chosen) ? usualLimit : 0);

/** Returns how many articles can be shown at most. */
export const mostArticles = (chosen: Chosen): number =>
  isOpen(chosen) ? limitOf(chosen) : Math.min(limitOf(chosen), chosen.articles.length);

/**
 * Returns the articles that the author names, followed by those that match the criteria, without duplicates and without
 * the page itself.
 */
export function featured(
  chosen: Chosen,
  page: Pick<PageFacts, 'articles' | 'path'>,
): readonly KnownArticle[] {
  const { articles, from } = chosen;
  const named = articles.length > 0 ? page.articles({ paths: articles }) : [];
  const found = isOpen(chosen) ? [...named, ...page.articles(from ?? {})] : named;
  const byPath = new Map(found.map((article) => [article.path, article]));
  byPath.delete(page.path);
  return [...byPath.values()].slice(0, limitOf(chosen));
}
