import { Button } from '#components/inputs/Button.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import type { KnownArticle } from '#section-kit/siteData.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './FeaturedArticles.schema.ts';
import { Block, Blocks, More, Links } from './FeaturedArticles.styles.ts';
import type { words } from './FeaturedArticles.words.ts';
import { ArticleList } from '#components/articles/ArticleList.tsx';
import { levelBelow } from '#components/data-display/Typography.tsx';
import { Pagination, paginationWords } from '#components/navigation/Pagination.tsx';

interface ArticleBlockProps extends Pick<Props, 'layout' | 'level'> {
  readonly articles: readonly KnownArticle[];
  /** Number of the block, starting at 1. */
  readonly number: number;
  /** Number of pages; 0 if the blocks are not pages. */
  readonly pages: number;
}

/** A block of articles that show together. If it is a page, it has links to the other pages. */
function ArticleBlock({ articles, layout, level, number, pages }: ArticleBlockProps) {
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
        <Links>
          <Pagination
            page={number}
            count={pages}
            hrefOf={(page) => `#${pageId(page)}`}
            words={paginationWords(word)}
          />
        </Links>
      )}
    </Block>
  );
}

const chunked = <Item,>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

export interface FeaturedArticlesProps extends Omit<Props, 'articles' | 'from' | 'limit'> {
  /** The articles, with the metadata of their pages. */
  readonly articles: readonly KnownArticle[];
}

/** Articles that an author chose: all at once, with a button for more, or page by page (WIDG-11). */
export function FeaturedArticles(author: FeaturedArticlesProps) {
  const props = useThemeProps({ props: author, name: 'PorticoFeaturedArticles' });
  const { heading, level, text, articles, view, pageSize, layout, link, tone } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  if (articles.length === 0) return null;
  const blocks = view === 'all' ? [articles] : chunked(articles, pageSize);
  const pages = view === 'pages' && blocks.length > 1 ? blocks.length : 0;
  return (
    <SectionFrame tone={tone} heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Blocks>
        {blocks.map((block, index) => (
          <ArticleBlock
            key={block[0]?.path}
            articles={block}
            number={index + 1}
            {...{ layout, level, pages }}
          />
        ))}
      </Blocks>
      {view === 'viewMore' && blocks.length > 1 && (
        <Links data-part="more">
          <Button variant="outlined" type="button">
            {word('viewMore')}
          </Button>
        </Links>
      )}
      {link && (
        <More href={link.href} aria-label={link.label}>
          {link.text}
        </More>
      )}
    </SectionFrame>
  );
}
