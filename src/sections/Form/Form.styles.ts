import { styled } from '#theme/styled.ts';

/** Around the form, or the words that stand in its place once it was sent. */
export const Content = styled('div', { name: 'PorticoForm', slot: 'Content' })(({ theme: { spacing } }) => ({
  marginTop: spacing(4),
}));
