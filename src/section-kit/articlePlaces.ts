import type { PageFacts } from './defineSection.ts';
import type { KnownArticle } from './siteData.ts';
import type { PicturePlace } from './picturePlace.ts';

/** The picture places of `ArticleList`, by its layout. Keep them in step with its styles. */
export const articlePlaces = {
  grid: {
    xs: { share: 1 },
    md: { share: 1 / 2, gaps: 2.5 },
    lg: { share: 1 / 3, gaps: 5 },
    shape: 2,
  },
  list: { xs: 6, md: 11, shape: 1.6 },
} as const satisfies Readonly<Record<string, PicturePlace>>;

/** Returns an article with its picture prepared for lists in this layout. SVGs stay as they are. */
export const pictured = (
  article: KnownArticle,
  layout: keyof typeof articlePlaces,
  { picture }: Pick<PageFacts, 'picture'>,
): KnownArticle =>
  article.image && picture && !article.image.src.endsWith('.svg')
    ? { ...article, image: picture(article.image, articlePlaces[layout]) }
    : article;
