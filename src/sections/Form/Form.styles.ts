import { styled } from '#theme/styled.ts';

/** Contains the form, or the confirmation that replaces it. */
export const Content = styled('div', { name: 'PorticoForm', slot: 'Content' })(({ theme: { spacing } }) => ({
  marginTop: spacing(4),
}));
