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

/** Where the list would be. Takes no room, so that what follows does not move while the visitor types. */
export const None = styled('div', { name, slot: 'None' })(({ theme: { spacing } }) => ({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${spacing(0.75)})`,
  zIndex: 12,
  overflowWrap: 'anywhere',
}));

/** Hidden on narrow screens to leave space for the text. */
export const ButtonIcon = styled(Icon, { name, slot: 'ButtonIcon' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down(em(430))]: { display: 'none' },
}));
