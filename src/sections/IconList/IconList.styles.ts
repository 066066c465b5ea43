import { Paper } from '#components/surfaces/Paper.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { aloneInLastRow } from '#theme/base/aloneInLastRow.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoIconList';

export const Items = styled('ul', { name, slot: 'Items' })(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: spacing(1.5),
  // From 672 pixels on, all rows have the height of the highest; below, each has that of its content (WIDG-18).
  [breakpoints.up('md')]: {
    gap: spacing(2.5),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: '1fr',
  },
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

export const Item = styled(Paper, { name, slot: 'Item' })(({ theme, theme: { spacing } }) => ({
  display: 'flex',
  gap: spacing(2),
  alignItems: 'center',
  padding: spacing(2, 2.5),
  ...aloneInLastRow(theme, 3, () => ({ gridColumn: '1 / -1' })),
}));

export const Text = styled(Inline, { name, slot: 'Text' })({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
