import type { HeadingLevel, ShownImage } from '#content/fields.ts';
import { CardLink, CardPicture } from '#components/surfaces/Card.tsx';
import { wholeRow } from '#components/layout/wholeRow.ts';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Heading, Typography } from '#components/data-display/Typography.tsx';

const name = 'PorticoArticleList';

interface State {
  readonly ownerState: { readonly layout: 'grid' | 'list' };
}
const isList = { layout: 'list' } as const;

const Root = styled('ul', { name, slot: 'Root' })<State>(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: [
    {
      props: { layout: 'grid' },
      style: {
        gap: spacing(2),
        [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: spacing(2.5) },
        [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  ],
}));

const Item = styled('li', { name, slot: 'Item' })<State>(({ theme, theme: { breakpoints, spacing } }) => ({
  position: 'relative',
  display: 'flex',
  variants: [
    { props: { layout: 'grid' }, style: { flexDirection: 'column', ...wholeRow(theme, 3) } },
    {
      props: isList,
      style: { gap: spacing(2), paddingBlock: spacing(2.5), [breakpoints.up('md')]: { gap: spacing(3) } },
    },
  ],
}));

const Media = styled(CardPicture, { name, slot: 'Media' })<State>(({ theme: { breakpoints } }) => ({
  aspectRatio: '2',
  variants: [
    {
      props: isList,
      style: {
        flex: 'none',
        alignSelf: 'start',
        width: '6rem',
        height: 'auto',
        aspectRatio: '1.6',
        [breakpoints.up('md')]: { width: '11rem' },
      },
    },
  ],
}));

const Content = styled('div', { name, slot: 'Content' })<State>(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(0.75),
  flex: 1,
  minWidth: 0,
  variants: [
    { props: { layout: 'grid' }, style: { padding: spacing(2.25) } },
    { props: isList, style: { maxWidth: vars.layout.textWidth } },
  ],
}));

const Superhead = styled(Typography, { name, slot: 'Superhead' })({});
const Title = styled(CardLink, { name, slot: 'Title' })({});
const Summary = styled(Typography, { name, slot: 'Summary' })<State>(({ theme: { breakpoints } }) => ({
  // A phone has no space for it next to the picture.
  variants: [{ props: isList, style: { [breakpoints.down('md')]: { display: 'none' } } }],
}));
const Foot = styled(Typography, { name, slot: 'Foot' })<State>({
  variants: [{ props: { layout: 'grid' }, style: { marginTop: 'auto' } }],
});

/** An article as a list shows it. All values are plain text. */
export interface ListedArticle {
  readonly href: string;
  readonly title: string;
  readonly summary?: string | undefined;
  /** Shown above the title: the topic. */
  readonly superhead?: string | undefined;
  /** Shown below the summary, such as `Read`, `4 min`. */
  readonly facts: readonly string[];
  readonly image?: ShownImage | undefined;
}

export interface ArticleListProps {
  readonly articles: readonly ListedArticle[];
  /**
   * Cards in a grid, or rows in a list.
   *
   * @default 'grid'
   */
  readonly layout?: 'grid' | 'list';
  /** Heading level of the titles. @default 3 */
  readonly level?: HeadingLevel;
}

/** A list of links to articles. The whole item is clickable, but only its title is a link. */
export function ArticleList(inProps: ArticleListProps) {
  const { articles, layout = 'grid', level = 3 } = useThemeProps({ props: inProps, name });
  const ownerState = { layout };
  return (
    <Root ownerState={ownerState}>
      {articles.map(({ href, title, summary, superhead, facts, image }) => (
        <Item key={href} ownerState={ownerState}>
          {image && <Media image={image} ownerState={ownerState} />}
          <Content ownerState={ownerState}>
            {superhead && (
              <Superhead variant="caption" component="p">
                {superhead}
              </Superhead>
            )}
            <Heading level={level} variant="h4">
              <Title href={href}>{title}</Title>
            </Heading>
            {summary && (
              <Summary variant="body2" component="p" ownerState={ownerState}>
                {summary}
              </Summary>
            )}
            {facts.length > 0 && (
              <Foot variant="caption" component="p" ownerState={ownerState}>
                {facts.join(' · ')}
              </Foot>
            )}
          </Content>
        </Item>
      ))}
    </Root>
  );
}
