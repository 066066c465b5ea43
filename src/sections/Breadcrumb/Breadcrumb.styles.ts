import { styled } from '#theme/styled.ts';

export const Root = styled('div', { name: 'PorticoBreadcrumb', slot: 'Root' })(({ theme: { vars } }) => ({
  background: vars.palette.background.surface,
  // One space above the section that follows, whatever its background: that of the compact density.
  '*:has(> &) + * > [data-tone]': { paddingTop: `calc(.7 * ${vars.layout.section})` },
}));
