import { Button } from '#components/inputs/Button.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import type { KnownArticle } from '#section-kit/knownArticles.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import { ArticleBlock } from './ArticleBlock.tsx';
import type { Props } from './FeaturedArticles.schema.ts';
import { Blocks, More, Ways } from './FeaturedArticles.styles.ts';
import type { words } from './FeaturedArticles.words.ts';

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
        <Ways data-part="more">
          <Button variant="outlined" type="button">
            {word('viewMore')}
          </Button>
        </Ways>
      )}
      {link && (
        <More href={link.href} aria-label={link.label}>
          {link.text}
        </More>
      )}
    </SectionFrame>
  );
}
