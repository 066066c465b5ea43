import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Style of a list item that would stand alone in the last row of a grid of cards: of two columns in medium windows, of
 * `columns` in large ones.
 *
 * @param style by the number of columns.
 */
export const aloneInLastRow = (
  { breakpoints }: Pick<Theme, 'breakpoints'>,
  columns: number,
  style: (columns: number) => CSSObject,
): CSSObject => {
  const alone = (count: number) => ({ [`&:last-of-type:nth-of-type(${count}n + 1)`]: style(count) });
  return { [breakpoints.between('medium', 'large')]: alone(2), [breakpoints.up('large')]: alone(columns) };
};
