import type { CSSObject, Theme } from '@mui/material/styles';

/** Border radius of a card's picture that is next to the text instead of above it. */
export const pictureAtStart = (): CSSObject => ({
  '& > img, & > picture > img': { borderStartEndRadius: 0, borderEndStartRadius: 'inherit' },
});

/**
 * Applies a style to a list item that is alone in the last row of a grid with two columns in medium windows and
 * `columns` in large ones.
 *
 * @param style returns the style for a number of columns.
 */
export const aloneInLastRow = (
  { breakpoints }: Pick<Theme, 'breakpoints'>,
  columns: number,
  style: (columns: number) => CSSObject,
): CSSObject => {
  const alone = (count: number) => ({ [`&:last-of-type:nth-of-type(${count}n + 1)`]: style(count) });
  return { [breakpoints.between('md', 'lg')]: alone(2), [breakpoints.up('lg')]: alone(columns) };
};
