import { Link } from '#components/navigation/Link.tsx';
import { Stepper } from '#components/navigation/Stepper.tsx';
import { TabPanel } from '#components/navigation/Tabs.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoTimelineTabs';

export const TimeLine = styled(Stepper, { name, slot: 'TimeLine' })(({ theme: { spacing } }) => ({
  overflowX: 'auto',
  marginTop: spacing(2.5),
  // Space for the focus ring, which the scroll container would clip.
  marginInline: spacing(-0.75),
  padding: spacing(0.75),
  [media.noScript]: { display: 'none' },
}));

interface State {
  readonly ownerState: { readonly isPictured: boolean };
}

export const Panel = styled(TabPanel, { name, slot: 'Panel' })<State>(
  ({ theme: { breakpoints, spacing, vars } }) => ({
    display: 'grid',
    gap: spacing(1),
    [breakpoints.up('md')]: { gap: spacing(2.5) },
    paddingBlock: spacing(1.5, 0),
    '& img': {
      width: '100%',
      objectFit: 'cover',
      borderRadius: vars.shape.cardRadius,
      [breakpoints.down('md')]: { aspectRatio: '9 / 4' },
    },
    variants: [
      {
        props: { isPictured: true },
        style: {
          [breakpoints.up('md')]: {
            gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
            gap: spacing(4),
            // A few words stand beside the middle of their picture instead of above an empty place.
            alignItems: 'center',
          },
          [breakpoints.up('lg')]: { gap: spacing(8) },
        },
      },
    ],
  }),
);

export const PanelText = styled('div', { name, slot: 'PanelText' })(({ theme: { spacing } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(1.5),
}));

export const Links = styled('p', { name, slot: 'Links' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(4),
  // The links have their own spacing.
  marginTop: spacing(-0.5),
  // All steps are visible then.
  [media.noScript]: { display: 'none' },
}));

export const StepLink = styled(Link, { name, slot: 'Link' })(({ theme: { spacing, typography } }) => ({
  paddingBlock: spacing(1.25),
  fontWeight: typography.fontWeightMedium,
}));
