import { styled } from '#theme/styled.ts';

export const Content = styled('div', { name: 'PorticoEmbeddedTool', slot: 'Content' })(
  ({ theme: { spacing } }) => ({ marginTop: spacing(3) }),
);
