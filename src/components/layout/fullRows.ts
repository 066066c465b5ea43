import type { CSSObject } from '@mui/material/styles';

/**
 * Items, all of one element, side by side where each has the least width, and rows that are always full: those of the
 * last one grow, and four stand in pairs.
 *
 * @param least width of an item, with its unit.
 */
export const fullRows = (least: string): CSSObject => ({
  display: 'flex',
  flexFlow: 'row wrap',
  '& > *': { flex: `1 1 min(100%, ${least})`, minWidth: 0 },
  '&:has(> :nth-of-type(4):last-of-type) > *': { flexBasis: `min(100%, max(${least}, 40%))` },
});
