import { Inline } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoPullFigure';

export const Row = styled('div', { name, slot: 'Row' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  alignItems: 'center',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: spacing(8) },
}));

/** The figure is as large as this has space for. */
export const FigureBox = styled('p', { name, slot: 'FigureBox' })(({ theme: { spacing } }) => ({
  display: 'grid',
  rowGap: spacing(1),
  minWidth: 0,
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
}));

export const Figure = styled(Inline, { name, slot: 'Figure' })({
  // A rate that is refreshed keeps its width.
  '& [data-rate]': { fontVariantNumeric: 'tabular-nums' },
});

export const Words = styled('div', { name, slot: 'Words' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  minWidth: 0,
}));

export const Note = styled(Inline, { name, slot: 'Note' })(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
}));
