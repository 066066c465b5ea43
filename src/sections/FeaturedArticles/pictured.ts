import type { PageFacts } from '#section-kit/defineSection.ts';
import type { KnownArticle } from '#section-kit/knownArticles.ts';
import type { PicturePlace } from '#section-kit/picturePlace.ts';
import type { Props } from './FeaturedArticles.schema.ts';

const places: Readonly<Record<Props['layout'], PicturePlace>> = {
  grid: {
    small: { share: 1 },
    medium: { share: 1 / 2, gaps: 2.5 },
    large: { share: 1 / 3, gaps: 5 },
    shape: 2,
  },
  list: { small: 6, medium: 11, shape: 1.6 },
};

/** An article with its picture as lists in this layout show it. */
export const pictured = (
  article: KnownArticle,
  layout: Props['layout'],
  { picture }: Pick<PageFacts, 'picture'>,
): KnownArticle =>
  article.image && picture && !article.image.src.endsWith('.svg')
    ? { ...article, image: picture(article.image, places[layout]) }
    : article;
