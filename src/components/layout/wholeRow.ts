import type { CSSObject, Theme } from '@mui/material/styles';
import { aloneInLastRow } from '#theme/base/aloneInLastRow.ts';

/**
 * A card that would stand alone in the last row of its grid takes all of the row, so that no place beside it is empty.
 * Its picture stands beside its words then, as wide as a column.
 *
 * @param columns of the grid in large windows; in medium ones there are two.
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
