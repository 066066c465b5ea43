import type { CSSObject } from '@mui/material/styles';

/**
 * Items side by side where each has the least width, and rows that are always full: those of the last one grow, and
 * four stand in pairs.
 *
 * @param least width of an item, with its unit.
 */
export const fullRows = (least: string): CSSObject => ({
  display: 'flex',
  flexFlow: 'row wrap',
  '& > *': { flex: `1 1 min(100%, ${least})`, minWidth: 0 },
  '&:has(> :nth-child(4):last-child) > *': { flexBasis: `min(100%, max(${least}, 40%))` },
});
