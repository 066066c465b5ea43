import { styled } from '#theme/styled.ts';

const name = 'PorticoMediaBand';

/** Widths of the columns in wide windows, by the number of pictures. Four and five have a second row. */
const columns = {
  2: 'minmax(0, 3fr) minmax(0, 2fr)',
  3: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  4: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  5: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
};

/** On phones the first picture fills the row; the others are in pairs. */
export const Pictures = styled('ul', { name, slot: 'Pictures' })<{
  readonly ownerState: { readonly count: number };
}>(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: spacing(1.5),
  '& > :first-of-type, & > :last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  [breakpoints.up('md')]: {
    gap: spacing(2.5),
    gridAutoRows: 'minmax(13rem, auto)',
    '& > :first-of-type, & > :last-of-type:nth-of-type(even)': { gridColumn: 'auto' },
  },
  variants: [
    ...([2, 3, 4, 5] as const).map((count) => ({
      props: { count },
      style: { [breakpoints.up('md')]: { gridTemplateColumns: columns[count] } },
    })),
    ...[2, 3].map((count) => ({
      props: { count },
      style: { [breakpoints.up('md')]: { gridAutoRows: 'minmax(22rem, auto)' } },
    })),
    ...[4, 5].map((count) => ({
      props: { count },
      style: { [breakpoints.up('md')]: { '& > :first-of-type': { gridRow: 'span 2' } } },
    })),
    {
      props: { count: 4 },
      style: { [breakpoints.up('md')]: { '& > :last-of-type:nth-of-type(even)': { gridColumn: 'span 2' } } },
    },
  ],
}));

export const Item = styled('li', { name, slot: 'Item' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: spacing(1),
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

export const Frame = styled('div', { name, slot: 'Frame' })(({ theme: { breakpoints, vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.shape.cardRadius,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [breakpoints.down('md')]: { aspectRatio: '4 / 3' },
  [breakpoints.up('md')]: { '& img': { position: 'absolute', inset: 0 } },
}));
