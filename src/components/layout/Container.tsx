import { styled } from '#theme/styled.ts';

/**
 * The page's column: as wide as content may be, with the gutter of every screen. Stands in for MUI's Container under
 * its theme name, because MUI's expects the breakpoints `sm` to `xl`. Inside a column of `Columns` it has no gutter.
 */
export const Container = styled('div', { name: 'MuiContainer', slot: 'Root' })(({ theme: { vars } }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${vars.layout.contentWidth} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
}));
