import type { CSSObject } from '@mui/material/styles';

/** Border radius of a card's picture that is next to the text instead of above it. */
export const pictureAtStart = (): CSSObject => ({
  '& > img, & > picture > img': { borderStartEndRadius: 0, borderEndStartRadius: 'inherit' },
});
