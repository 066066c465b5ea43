import { Container } from '#components/Container.tsx';
import { Inline } from '#components/Inline.tsx';
import { Typography } from '#components/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoHeroBanner';

/** What the parts look like depends on these. */
export interface HeroBannerState {
  readonly tone: 'deep' | 'light';
  /** How the picture stands: not there, beside the text, or beside it without saying anything. */
  readonly picture: 'none' | 'shown' | 'decorative';
}
interface State {
  readonly ownerState: HeroBannerState;
}

export const Root = styled('div', { name, slot: 'Root' })<State>({});

export const Content = styled(Container, { name, slot: 'Content' })<State>(
  ({ theme: { breakpoints, spacing, vars } }) => ({
    display: 'grid',
    gap: spacing(4),
    paddingBlock: vars.layout.section,
    alignItems: 'center',
    variants: [
      {
        props: ({ ownerState: { picture } }: State) => picture !== 'none',
        // The picture stands on the lower edge, as a gate stands on the ground.
        style: {
          paddingBottom: 0,
          [breakpoints.up('large')]: {
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
            gap: spacing(8),
            paddingTop: spacing(7),
          },
        },
      },
      {
        props: { picture: 'decorative' },
        style: { [breakpoints.down('medium')]: { paddingBottom: vars.layout.section } },
      },
    ],
  }),
);

export const Words = styled('div', { name, slot: 'Words' })<State>(({ theme: { breakpoints, spacing } }) => ({
  variants: [
    {
      props: ({ ownerState: { picture } }: State) => picture !== 'none',
      style: { [breakpoints.up('large')]: { paddingBottom: spacing(7) } },
    },
  ],
}));

export const Eyebrow = styled(Typography, { name, slot: 'Eyebrow' })<State>(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  marginBottom: spacing(2),
}));

export const Lead = styled(Inline, { name, slot: 'Lead' })<State>(({ theme: { spacing } }) => ({
  marginTop: spacing(2.25),
  maxWidth: '36rem',
}));

export const Actions = styled('div', { name, slot: 'Actions' })<State>(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.75),
  marginTop: spacing(3.75),
}));

export const Note = styled(Inline, { name, slot: 'Note' })<State>(({ theme: { spacing } }) => ({
  marginTop: spacing(2.75),
  maxWidth: '36rem',
}));

export const PictureFrame = styled('div', { name, slot: 'Picture' })<State>(({ theme: { breakpoints } }) => ({
  width: '100%',
  maxWidth: '20rem',
  justifySelf: 'center',
  alignSelf: 'end',
  '& > img': { width: '100%' },
  [breakpoints.up('large')]: { maxWidth: '27rem' },
  variants: [
    {
      // A picture that says nothing does not push the words of a phone's page down, nor is it fetched there.
      props: { picture: 'decorative' },
      style: { [breakpoints.down('medium')]: { display: 'none' } },
    },
  ],
}));
