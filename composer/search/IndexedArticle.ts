import type { Article } from '#content/article.ts';
import type { PictureSource } from '#content/fields.ts';

/** The data of an article in the index, as JSON, for lists of articles and their filters. */
export interface IndexedArticle extends Pick<Article, 'topic' | 'product' | 'audience' | 'callToAction'> {
  /** URL of its picture, if it has one. */
  readonly image?: string | undefined;
  /** The picture's formats and widths for lists. */
  readonly sources?: readonly PictureSource[] | undefined;
}

/** A marker stem by which FTS5 finds all articles. It starts with a private-use character, so no text contains it. */
export const articleMark = '\u{e000}article';
