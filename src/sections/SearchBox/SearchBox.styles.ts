import { Icon } from '#components/data-display/Icon.tsx';
import { em } from '#theme/base/breakpoints.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoSearchBox';

export const SearchForm = styled('form', { name, slot: 'Form' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  maxWidth: '46rem',
}));

/** On small screens suggestions span the whole row; on larger ones they are as wide as the input. */
export const Row = styled('div', { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  position: 'relative',
  display: 'flex',
  gap: spacing(1.25),
}));

/** Where the list would be, and looks like it. Takes no room, so that what follows does not move while the visitor types. */
export const None = styled('div', { name, slot: 'None' })(({ theme: { spacing, vars, stroke } }) => ({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${spacing(0.75)})`,
  zIndex: 12,
  overflowWrap: 'anywhere',
  padding: spacing(1.25, 1.5),
  background: vars.palette.background.paper,
  border: `${stroke.hairline} solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  boxShadow: vars.elevation.overlay,
}));

/** Hidden on narrow screens to leave space for the text. */
export const ButtonIcon = styled(Icon, { name, slot: 'ButtonIcon' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down(em(430))]: { display: 'none' },
}));
