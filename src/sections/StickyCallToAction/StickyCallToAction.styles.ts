import { Container } from '#components/layout/Container.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoStickyCallToAction';

export const Root = styled('section', { name, slot: 'Root' })(({ theme: { zIndex } }) => ({
  // Sticks to the bottom of the window until its own place comes into view, where it stays.
  '[data-section]:has(> &)': { position: 'sticky', bottom: 0, zIndex: zIndex.appBar },
  // Without a script nobody knows how far the visitor has read.
  '@media (scripting: enabled)': { '[data-section]:not([data-past]):has(> &)': { visibility: 'hidden' } },
}));

export const Row = styled(Container, { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: spacing(3),
  paddingBlock: spacing(1),
}));

export const Words = styled('p', { name, slot: 'Words' })(({ theme: { breakpoints } }) => ({
  display: 'none',
  marginInlineEnd: 'auto',
  [breakpoints.up('medium')]: { display: 'block' },
}));

// The button itself is styled like any other, once for the page.
export const Action = styled('div', { name, slot: 'Action' })(({ theme: { breakpoints } }) => ({
  display: 'grid',
  flex: '1 1 auto',
  [breakpoints.up('medium')]: { flex: 'none' },
}));
