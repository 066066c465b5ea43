import type { CSSObject } from '@mui/material/styles';

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
