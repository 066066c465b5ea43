import { ArticleList } from '#components/articles/ArticleList.tsx';
import { levelBelow } from '#components/data-display/levelBelow.ts';
import { Pagination, paginationWords } from '#components/navigation/Pagination.tsx';
import type { KnownArticle } from '#section-kit/knownArticles.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './FeaturedArticles.schema.ts';
import { Block, Ways } from './FeaturedArticles.styles.ts';
import type { words } from './FeaturedArticles.words.ts';

export interface ArticleBlockProps extends Pick<Props, 'layout' | 'level'> {
  readonly articles: readonly KnownArticle[];
  /** Number of the block, starting at 1. */
  readonly number: number;
  /** Number of pages; 0 if the blocks are not pages. */
  readonly pages: number;
}

/** A block of articles that show together. If it is a page, it has links to the other pages. */
export function ArticleBlock({ articles, layout, level, number, pages }: ArticleBlockProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const pageId = (page: number) => `${id}-page-${page}`;
  const asPage = {
    id: pageId(number),
    role: 'group',
    'aria-label': word('pageNumber', { page: number }),
    tabIndex: -1,
  };
  return (
    <Block data-part="block" hidden={number > 1} {...(pages > 0 && asPage)}>
      <ArticleList
        layout={layout}
        level={levelBelow(level)}
        articles={articles.map(({ path, title, text, callToAction, minutes, image }) => ({
          href: path,
          title,
          summary: text,
          image,
          facts: [word(callToAction), ...(callToAction === 'use' ? [] : [word('minutes', { minutes })])],
        }))}
      />
      {pages > 0 && (
        <Ways>
          <Pagination
            page={number}
            count={pages}
            hrefOf={(page) => `#${pageId(page)}`}
            words={paginationWords(word)}
          />
        </Ways>
      )}
    </Block>
  );
}
