import type { Article } from '#content/article.ts';
import type { PictureSource } from '#content/image.ts';

/** What the index keeps of an article, as JSON, for lists of articles and their filters. */
export interface IndexedArticle extends Pick<Article, 'topic' | 'product' | 'audience' | 'callToAction'> {
  /** Address of its picture, if it has one. */
  readonly image?: string | undefined;
  /** Its formats in the widths that lists show. */
  readonly sources?: readonly PictureSource[] | undefined;
}

/** What FTS5 finds articles by, as a stem that no text has: it begins with a character of private use. */
export const articleMark = '\u{e000}article';
