import { styled } from '#theme/styled.ts';

const name = 'PorticoRichText';

/** The text, with the picture next to it on large screens. */
export const Content = styled('div', { name, slot: 'Content' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    gap: spacing(8),
    alignItems: 'center',
  },
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
