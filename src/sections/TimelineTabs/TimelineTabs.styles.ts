import { Link } from '#components/navigation/Link.tsx';
import { TabPanel } from '#components/navigation/Tabs.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoTimelineTabs';

const selected = '[aria-selected=true] &';

export const TimeLine = styled('div', { name, slot: 'TimeLine' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  // Equal widths keep the circles evenly spaced. The line scrolls if there are many steps.
  gridAutoColumns: 'minmax(4.25rem, 1fr)',
  overflowX: 'auto',
  // Space for the focus ring, which the scroll container would clip.
  marginInline: spacing(-0.75),
  padding: spacing(0.75),
  [media.noScript]: { display: 'none' },
}));

export const Step = styled('div', { name, slot: 'Step' })({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  // Four steps fit on the narrowest phone, five at 375 pixels.
  minWidth: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

/** From one circle to the next, through their centers. */
export const Connector = styled('span', { name, slot: 'Connector' })(
  ({ theme: { vars, stroke, spacing } }) => ({
    position: 'absolute',
    top: `calc(${spacing(1.5)} - ${stroke.strong} / 2)`,
    insetInline: 0,
    borderTop: `${stroke.strong} solid ${vars.palette.divider}`,
    '*:first-of-type > &': { insetInlineStart: '50%' },
    '*:last-of-type > &': { insetInlineEnd: '50%' },
  }),
);

export const StepTab = styled('button', { name, slot: 'StepTab' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: spacing(1),
  minHeight: spacing(6),
  padding: spacing(0, 0.25, 1),
  border: 0,
  background: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  '&:focus-visible': { zIndex: 1 },
}));

export const Circle = styled('span', { name, slot: 'Circle' })(({ theme: { vars, stroke, spacing } }) => ({
  // Above the line.
  position: 'relative',
  width: spacing(3),
  height: spacing(3),
  border: `${stroke.focus} solid ${vars.palette.outline}`,
  borderRadius: vars.shape.pillRadius,
  background: vars.palette.background.default,
  // A dot in a ring, so that color is not the only cue.
  [selected]: {
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 ${stroke.focus} ${vars.palette.background.default}`,
    [media.forcedColors]: { background: 'Highlight' },
  },
}));

export const StepName = styled('span', { name, slot: 'StepName' })(
  ({ theme: { vars, typography, stroke, breakpoints } }) => ({
    fontWeight: typography.fontWeightMedium,
    [breakpoints.down('md')]: { fontSize: typography.body2.fontSize },
    color: vars.palette.text.secondary,
    borderBottom: `${stroke.focus} solid transparent`,
    [media.forcedColors]: { borderBottomColor: 'Canvas' },
    [selected]: { color: vars.palette.primary.main, borderBottomColor: 'currentColor' },
    'button:hover &': { color: vars.palette.primary.main },
  }),
);

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
