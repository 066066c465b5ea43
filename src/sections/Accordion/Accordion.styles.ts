import { styled } from '#theme/styled.ts';

const name = 'PorticoAccordion';

interface State {
  readonly ownerState: { readonly isPictured: boolean };
}

export const Content = styled('div', { name, slot: 'Content' })<State>(
  ({ theme: { breakpoints, spacing } }) => ({
    variants: [
      {
        props: { isPictured: true },
        style: {
          [breakpoints.up('lg')]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
            gap: spacing(8),
            alignItems: 'start',
          },
        },
      },
    ],
  }),
);

export const Side = styled('div', { name, slot: 'Side' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'none',
  [breakpoints.up('lg')]: { display: 'block', position: 'sticky', top: spacing(4) },
}));

export const SidePicture = styled('div', { name, slot: 'SidePicture' })(({ theme: { vars } }) => ({
  '& img': { width: '100%', borderRadius: vars.shape.cardRadius },
}));
