import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { eyebrow } from '#theme/base/eyebrow.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoArticleHeader';

/** The text, with the picture next to it on large screens. */
export const Content = styled('div', { name, slot: 'Content' })<{
  readonly ownerState: { readonly isPictured: boolean };
}>(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  // The text of the article is a column in the middle, with about 70 characters in a line.
  '[data-section]:has(&) ~ * > div > * > :has(> p)': {
    maxWidth: `calc(.85 * ${vars.layout.textWidth})`,
    marginInline: 'auto',
  },
  variants: [
    {
      props: { isPictured: true },
      style: {
        [breakpoints.up('lg')]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
          gap: spacing(8),
          alignItems: 'center',
        },
      },
    },
  ],
}));

/** As wide as the text that follows. */
export const Words = styled('div', { name, slot: 'Words' })(({ theme: { vars } }) => ({
  maxWidth: vars.layout.textWidth,
}));

export const Superhead = styled(Typography, { name, slot: 'Superhead' })(({ theme }) => eyebrow(theme));

export const Lead = styled(Inline, { name, slot: 'Lead' })(({ theme: { spacing, vars } }) => ({
  marginTop: spacing(2),
  color: vars.palette.text.secondary,
}));

export const PictureFrame = styled('div', { name, slot: 'Picture' })<{
  readonly ownerState: { readonly isDecorative: boolean };
}>(({ theme: { breakpoints, vars } }) => ({
  '& img': { width: '100%', borderRadius: vars.shape.cardRadius },
  variants: [
    {
      // A decorative picture would only lengthen the page on a phone.
      props: { isDecorative: true },
      style: { [breakpoints.down('lg')]: { display: 'none' } },
    },
  ],
}));
