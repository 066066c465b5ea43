import { articlePlaces, pictured } from '#section-kit/articlePlaces.ts';
import type { PageFacts } from '#section-kit/defineSection.ts';
import type { KnownArticle } from '#section-kit/knownArticles.ts';
import type { FoundArticle } from '#data/articles.ts';
import { topicOf } from './filterAddress.ts';
import { type FilterProps, perPage } from './useArticles.ts';

const asFound = ({
  path,
  title,
  text,
  topic,
  product,
  audience,
  callToAction,
  image,
}: KnownArticle): FoundArticle => ({
  url: path,
  title,
  summary: text,
  product,
  audience,
  callToAction,
  image: image?.src ?? '',
  sources: image?.sources ?? [],
  fields: { topic, product, audience },
});

/** Returns the articles of the published page: all, or those of the topic in its path. */
export function firstArticles(
  page: Pick<PageFacts, 'path' | 'articles' | 'picture' | 'pictureSizes'>,
): Pick<FilterProps, 'path' | 'topicText' | 'first' | 'count' | 'sizes'> {
  const { path, articles, pictureSizes } = page;
  const topic = topicOf(path);
  const all = articles(topic === '' ? {} : { topic });
  return {
    path,
    topicText: topic.replaceAll('-', ' '),
    first: all.slice(0, perPage).map((article) => asFound(pictured(article, 'grid', page))),
    count: all.length,
    ...(pictureSizes && {
      sizes: { grid: pictureSizes(articlePlaces.grid), list: pictureSizes(articlePlaces.list) },
    }),
  };
}
