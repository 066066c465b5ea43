import type { CSSObject, Theme } from '@mui/material/styles';
import { aloneInLastRow } from '#theme/base/aloneInLastRow.ts';

/**
 * Styles for a container whose items, all of the same element, wrap into rows without gaps: items in the last row grow
 * to fill it, and four items form two pairs.
 *
 * @param least minimum width of an item, with its unit.
 */
export const fullRows = (least: string): CSSObject => ({
  display: 'flex',
  flexFlow: 'row wrap',
  '& > *': { flex: `1 1 min(100%, ${least})`, minWidth: 0 },
  '&:has(> :nth-of-type(4):last-of-type) > *': { flexBasis: `min(100%, max(${least}, 40%))` },
});

/**
 * Styles for a card that would be alone in the last row of its grid: it spans the whole row, so that no cell is empty.
 * Its picture then moves next to the text, as wide as a column.
 *
 * @param columns number of columns in large windows; medium ones have two.
 * @param gap of the grid, in steps of the theme's spacing.
 */
export const wholeRow = (
  theme: Pick<Theme, 'breakpoints' | 'spacing'>,
  columns: number,
  gap = 2.5,
): CSSObject =>
  aloneInLastRow(theme, columns, (count) => ({
    gridColumn: '1 / -1',
    flexDirection: 'row',
    '& > img, & > picture > img': {
      flex: 'none',
      width: `calc((100% - ${count - 1} * ${theme.spacing(gap)}) / ${count})`,
      height: 'auto',
    },
  }));
