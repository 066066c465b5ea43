import { styled } from '#theme/styled.ts';

/**
 * The page's column: as wide as the content may be, with a gutter on both sides. Replaces MUI's Container and is themed
 * as `MuiContainer`, because MUI's expects the breakpoints `sm` to `xl`. Has no gutter in a column of `Columns`.
 */
export const Container = styled('div', { name: 'MuiContainer', slot: 'Root' })(({ theme: { vars } }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${vars.layout.contentWidth} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
}));
