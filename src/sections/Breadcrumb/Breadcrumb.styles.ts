import { styled } from '#theme/styled.ts';

export const Root = styled('div', { name: 'PorticoBreadcrumb', slot: 'Root' })(({ theme: { vars } }) => ({
  background: vars.palette.background.surface,
}));
