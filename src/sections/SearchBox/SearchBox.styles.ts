import { Icon } from '#components/data-display/Icon.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoSearchBox';

export const SearchForm = styled('form', { name, slot: 'Form' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  maxWidth: '46rem',
}));

/** On small screens suggestions take the whole row; on others they stand below the box. */
export const Row = styled('div', { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  position: 'relative',
  display: 'flex',
  gap: spacing(1.25),
}));

/** Leaves its room to the words that are typed where there is little. */
export const ButtonIcon = styled(Icon, { name, slot: 'ButtonIcon' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down(430)]: { display: 'none' },
}));
