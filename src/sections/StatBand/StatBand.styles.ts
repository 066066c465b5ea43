import { Inline } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoStatBand';

export const Stats = styled('dl', { name, slot: 'Stats' })<{
  readonly ownerState: { readonly count: number };
}>(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: spacing(5),
    marginTop: spacing(4),
  },
  variants: [3, 4].map((count) => ({
    props: { count },
    style: { [breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  })),
}));

/** The figure first, though it is named before. A short line in an accent color is above it. */
export const Stat = styled('div', { name, slot: 'Stat' })(({ theme: { spacing, stroke, vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(0.5),
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    order: -2,
    width: spacing(5),
    borderTop: `${stroke.accent} solid ${vars.palette.secondary.main}`,
    marginBottom: spacing(1),
  },
}));

export const Figure = styled(Inline, { name, slot: 'Figure' })({
  order: -1,
  // A rate that is refreshed keeps its width.
  '& [data-rate]': { fontVariantNumeric: 'tabular-nums' },
});

export const Text = styled(Inline, { name, slot: 'Text' })(({ theme: { typography } }) => ({
  fontWeight: typography.fontWeightMedium,
}));

export const Note = styled(Inline, { name, slot: 'Note' })(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
}));
