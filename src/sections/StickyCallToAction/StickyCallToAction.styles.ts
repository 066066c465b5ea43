import { Container } from '#components/layout/Container.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoStickyCallToAction';

export const Root = styled('section', { name, slot: 'Root' })(({ theme: { zIndex, vars, stroke } }) => ({
  background: vars.palette.background.paper,
  borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
  boxShadow: vars.elevation.sticky,
  // Sticks to the bottom of the window until the visitor scrolls to its place in the page.
  '[data-section]:has(> &)': { position: 'sticky', bottom: 0, zIndex: zIndex.appBar },
  // Only a script knows how far the visitor has scrolled.
  '@media (scripting: enabled)': { '[data-section]:not([data-past]):has(> &)': { visibility: 'hidden' } },
  // Never over what a visitor fills in, or has to correct.
  'body:has(:is(input, select, textarea):focus) [data-section]:has(> &)': { visibility: 'hidden' },
}));

export const Row = styled(Container, { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: spacing(3),
  paddingBlock: spacing(1),
}));

export const Words = styled('p', { name, slot: 'Words' })(({ theme: { breakpoints, typography } }) => ({
  display: 'none',
  marginInlineEnd: 'auto',
  fontWeight: typography.fontWeightMedium,
  [breakpoints.up('md')]: { display: 'block' },
}));

// Layout is on a wrapper, so that the button shares the styles of all other buttons on the page.
export const Action = styled('div', { name, slot: 'Action' })(({ theme: { breakpoints } }) => ({
  display: 'grid',
  flex: '1 1 auto',
  [breakpoints.up('md')]: { flex: 'none' },
}));
