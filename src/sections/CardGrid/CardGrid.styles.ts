import { Card, CardLink, CardContent, CardPicture } from '#components/surfaces/Card.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { wholeRow } from '#components/layout/wholeRow.ts';
import { aloneInLastRow, pictureAtStart } from '#theme/base/aloneInLastRow.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoCardGrid';

interface State {
  readonly ownerState: { readonly columns: 2 | 3 | 4 };
}

export const Cards = styled('ul', { name, slot: 'Cards' })<State>(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1.5),
  [breakpoints.up('md')]: {
    gap: spacing(2.5),
    marginTop: spacing(4),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  variants: ([3, 4] as const).map((columns) => ({
    props: { columns },
    style: { [breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
  })),
}));

export const Item = styled(Card, { name, slot: 'Item' })<State>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  variants: ([2, 3, 4] as const).flatMap((columns) => [
    { props: { columns }, style: wholeRow(theme, columns) },
    { props: { columns }, style: aloneInLastRow(theme, columns, pictureAtStart) },
  ]),
}));

export const Media = styled(CardPicture, { name, slot: 'Media' })(({ theme: { breakpoints } }) => ({
  aspectRatio: '2',
  [breakpoints.down('md')]: { aspectRatio: '3' },
}));

export const Content = styled(CardContent, { name, slot: 'Content' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1),
  flex: 1,
  minWidth: 0,
}));

/** The icon and the heading, side by side on phones. */
export const Head = styled('div', { name, slot: 'Head' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.75),
  [breakpoints.down('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
}));

export const IconFrame = styled('span', { name, slot: 'Icon' })(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.5rem',
  borderRadius: vars.shape.markRadius,
  background: vars.palette.primary.subtle,
  color: vars.palette.primary.main,
  [breakpoints.down('md')]: { width: '2.75rem', height: '3rem' },
}));

export const Text = styled(Inline, { name, slot: 'Text' })(({ theme: { typography, breakpoints } }) => ({
  [breakpoints.down('md')]: {
    fontSize: typography.body2.fontSize,
    lineHeight: typography.body2.lineHeight,
  },
}));

export const More = styled(CardLink, { name, slot: 'More' })(({ theme: { spacing } }) => ({
  alignSelf: 'flex-start',
  marginTop: 'auto',
  paddingTop: spacing(0.5),
}));
