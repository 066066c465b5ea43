import type { Theme } from '@mui/material/styles';

/** Padding of half a window that lets its words begin or end where the page's column does. */
export const outsideColumn = ({ vars: { layout } }: Pick<Theme, 'vars'>): string =>
  `max(${layout.gutter}, calc(100% - .5 * ${layout.contentWidth}))`;
