import { Card, CardActionArea, CardContent, CardMedia } from '#components/Card.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoCardGrid';

export const Cards = styled('ul', { name, slot: 'Cards' })<{
  readonly ownerState: { readonly columns: 2 | 3 | 4 };
}>(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: spacing(4, 0, 0),
  padding: 0,
  display: 'grid',
  gap: spacing(2.5),
  [breakpoints.up('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: ([3, 4] as const).map((columns) => ({
    props: { columns },
    style: { [breakpoints.up('large')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
  })),
}));

export const Item = styled(Card, { name, slot: 'Item' })(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  // In two columns, the last of an odd number takes the whole row, unless its picture would grow with it.
  [breakpoints.between('medium', 'large')]: {
    '&:last-of-type:nth-of-type(odd):not(:has(img))': { gridColumn: '1 / -1' },
  },
}));

export const Media = styled(CardMedia, { name, slot: 'Media' })({ aspectRatio: '2' });

export const Content = styled(CardContent, { name, slot: 'Content' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1.2),
  flex: 1,
}));

export const Mark = styled('span', { name, slot: 'Mark' })(({ theme: { spacing } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.5rem',
  marginBottom: spacing(0.75),
}));

export const More = styled(CardActionArea, { name, slot: 'More' })(({ theme: { spacing } }) => ({
  alignSelf: 'flex-start',
  marginTop: 'auto',
  paddingTop: spacing(1),
}));
