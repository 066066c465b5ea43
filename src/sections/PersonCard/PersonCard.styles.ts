import { Card } from '#components/surfaces/Card.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoPersonCard';

interface State {
  readonly ownerState: { readonly isAlone: boolean };
}

export const People = styled('ul', { name, slot: 'People' })<{
  readonly ownerState: { readonly count: number };
}>(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  [breakpoints.up('md')]: { gap: spacing(2.5), marginTop: spacing(4) },
  variants: [
    ...[2, 3, 4].map((count) => ({
      props: { count },
      style: { [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    })),
    {
      props: { count: 3 },
      style: { [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  ],
}));

/** On phones the face is beside the name; in wider windows above it, or beside everything if the person is alone. */
export const Item = styled(Card, { name, slot: 'Item' })<State>(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
  columnGap: spacing(2.5),
  rowGap: spacing(2),
  padding: spacing(2.5),
  [breakpoints.up('md')]: { padding: spacing(3.5), gridTemplateRows: 'auto auto 1fr' },
  variants: [
    {
      props: { isAlone: true },
      style: {
        [breakpoints.up('md')]: {
          gridTemplateRows: '1fr auto',
          columnGap: spacing(5),
          maxWidth: '56rem',
        },
      },
    },
  ],
}));

/** The shape behind icons, around a face. */
export const Face = styled('div', { name, slot: 'Face' })<State>(({ theme: { breakpoints, vars } }) => ({
  width: '6.5rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.shape.markRadius,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [breakpoints.up('md')]: { width: '9rem', gridColumn: '1 / -1' },
  variants: [
    {
      props: { isAlone: true },
      style: { [breakpoints.up('md')]: { width: '15rem', gridColumn: 1, gridRow: '1 / span 2' } },
    },
  ],
}));

export const Names = styled('div', { name, slot: 'Names' })<State>(({ theme: { breakpoints } }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  [breakpoints.up('md')]: { gridColumn: '1 / -1' },
  variants: [
    { props: { isAlone: true }, style: { [breakpoints.up('md')]: { gridColumn: 2, alignSelf: 'end' } } },
  ],
}));

export const Facts = styled('dl', { name, slot: 'Facts' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(4),
  rowGap: spacing(1),
  '& dd': { margin: 0 },
}));

export const Words = styled('div', { name, slot: 'Words' })<State>(({ theme: { breakpoints, spacing } }) => ({
  gridColumn: '1 / -1',
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(2),
  minWidth: 0,
  overflowWrap: 'anywhere',
  variants: [{ props: { isAlone: true }, style: { [breakpoints.up('md')]: { gridColumn: 2 } } }],
}));

export const Actions = styled('div', { name, slot: 'Actions' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  marginTop: 'auto',
  paddingTop: spacing(1),
  // Unlike numbers in text, a button with a number wraps.
  '& > a': { whiteSpace: 'normal' },
}));
