import { Container } from '#components/layout/Container.tsx';
import { styled } from '#theme/styled.ts';

// Layout only: colors, lines, type and shadows are in the theme (docs/guides/look.md).
export const Root = styled(Container, { name: 'PorticoFormErrorBanner', slot: 'Root' })(
  ({ theme: { spacing } }) => ({ paddingBlock: spacing(3) }),
);
