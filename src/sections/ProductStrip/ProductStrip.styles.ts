import { Inline } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoProductStrip';

export const Products = styled('ul', { name, slot: 'Products' })<{
  readonly ownerState: { readonly count: number };
}>(({ theme: { breakpoints } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: [2, 3, 4, 5].map((count) => ({
    props: { count },
    style: { [breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  })),
}));

/** A row with the figure at the end; a column with the figure above in wide windows. */
export const Product = styled('li', { name, slot: 'Product' })(
  ({ theme: { breakpoints, spacing, stroke, vars, transitions } }) => ({
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(2),
    paddingBlock: spacing(2),
    borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
    transition: transitions.create('border-color', { duration: transitions.duration.short }),
    '&:hover': { borderColor: vars.palette.primary.main },
    '&:last-of-type': { borderBottom: `${stroke.hairline} solid ${vars.palette.divider}` },
    [breakpoints.up('lg')]: {
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      alignItems: 'stretch',
      gap: spacing(1),
      paddingInline: spacing(3),
      paddingBlock: spacing(1),
      borderTop: 0,
      borderInlineStart: `${stroke.hairline} solid ${vars.palette.divider}`,
      '&:first-of-type': { borderInlineStart: 0, paddingInlineStart: 0 },
      '&:last-of-type': { borderBottom: 0 },
    },
  }),
);

export const Words = styled('div', { name, slot: 'Words' })(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(0.5),
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

export const FigureBox = styled('p', { name, slot: 'FigureBox' })(({ theme: { breakpoints } }) => ({
  display: 'grid',
  flex: 'none',
  maxWidth: '50%',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  [breakpoints.up('lg')]: { textAlign: 'start', maxWidth: 'none' },
}));

export const Figure = styled(Inline, { name, slot: 'Figure' })(({ theme: { typography, vars } }) => ({
  color: vars.palette.primary.main,
  fontFamily: typography.figure.fontFamily,
  fontWeight: typography.figure.fontWeight,
  fontVariantNumeric: 'tabular-nums',
}));

export const Note = styled(Inline, { name, slot: 'Note' })(({ theme: { spacing, vars } }) => ({
  marginTop: spacing(2),
  color: vars.palette.text.secondary,
}));
