import { styled } from '#theme/styled.ts';

/**
 * The page's column: as wide as content may be, with the gutter of every screen. Stands in for MUI's Container under
 * its theme name, because MUI's expects the breakpoints `sm` to `xl`.
 */
export const Container = styled('div', { name: 'MuiContainer', slot: 'Root' })(({ theme: { layout } }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${layout.contentWidth} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
}));
