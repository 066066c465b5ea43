import type { CSSObject } from '@mui/material/styles';

/** The corners of a card's picture that stands beside its words instead of above them. */
export const pictureAtStart = (): CSSObject => ({
  '& > img, & > picture > img': { borderStartEndRadius: 0, borderEndStartRadius: 'inherit' },
});
