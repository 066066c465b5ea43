import { Button } from '#components/inputs/Button.tsx';
import { Container } from '#components/layout/Container.tsx';
import { NativeDrawer } from '#components/surfaces/Drawer.tsx';
import { CardLink } from '#components/surfaces/Card.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { em } from '#theme/base/breakpoints.ts';
import { type CSSObject, styled, type Theme } from '#theme/styled.ts';
import { media } from '#theme/base/media.ts';
import { appear } from '#theme/base/motion.ts';
import { visuallyHidden } from '#theme/base/visuallyHidden.ts';

const name = 'PorticoGlobalNavigation';

/** Below this width in `em`, the logo shrinks and controls are icons. */
const narrow = em(430);
/** Below this width in `em`, which only large text reaches, the logo has a row of its own. */
const tiny = em(320);

export const Root = styled('div', { name, slot: 'Root' })(({ theme: { vars, stroke } }) => ({
  position: 'relative',
  background: vars.palette.background.default,
  borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
}));

export const Bar = styled(Container, { name, slot: 'Bar' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(3),
  minHeight: spacing(8),
  [breakpoints.down(narrow)]: { gap: spacing(1), minHeight: spacing(6) },
  [breakpoints.down(tiny)]: { flexWrap: 'wrap', paddingBlock: spacing(1) },
}));

export const Home = styled('a', { name, slot: 'Home' })(({ theme: { breakpoints } }) => ({
  display: 'block',
  flex: 'none',
  // The logo shrinks, never the controls.
  [breakpoints.down(narrow)]: { flex: '0 1 auto', minWidth: 0 },
  [breakpoints.down(tiny)]: { flexBasis: '100%' },
}));

export const Logo = styled('img', { name, slot: 'Logo' })(({ theme: { breakpoints, spacing } }) => ({
  height: spacing(4.5),
  width: 'auto',
  // Reserve space for the controls even before they have arrived: browsers paint a page while it is loading.
  [breakpoints.down(narrow)]: { height: 'auto', maxWidth: 'min(100%, calc(100vw - 14.4rem))' },
  [breakpoints.down(tiny)]: { maxWidth: '100%' },
}));

/** The same elements are the bar on wide screens and the drawer on narrow ones. */
export const Drawer = styled(NativeDrawer, { name, slot: 'Drawer' })({
  // A very long word breaks before the drawer scrolls sideways.
  overflowWrap: 'anywhere',
});

// The buttons have containers of their own, so that one rule styles both those that open and those that close the
// drawer.
export const Close = styled('div', { name, slot: 'Close' })(({ theme: { breakpoints } }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  [breakpoints.up('lg')]: { display: 'none' },
}));

export const Items = styled('ul', { name, slot: 'Items' })(({ theme: { breakpoints, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [breakpoints.up('lg')]: { display: 'flex', gap: spacing(0.5) },
}));

export const Item = styled('li', { name, slot: 'Item' })(({ theme: { vars, breakpoints, stroke } }) => ({
  [breakpoints.down('lg')]: { borderBottom: `${stroke.hairline} solid ${vars.palette.divider}` },
}));

/** What an item of the bar looks like, whether it is a link or opens its panel. */
const word = ({ theme }: { readonly theme: Theme }): CSSObject => {
  const { vars, breakpoints, spacing, stroke, typography } = theme;
  return {
    display: 'flex',
    paddingBlock: spacing(2),
    color: vars.palette.text.primary,
    fontWeight: typography.fontWeightMedium,
    textDecoration: 'none',
    [breakpoints.up('lg')]: {
      padding: `${spacing(2.5)} ${spacing(1.5)}`,
      whiteSpace: 'nowrap',
      '&:hover, [open] > &': {
        color: vars.palette.primary.main,
        boxShadow: `inset 0 calc(-1 * ${stroke.focus}) ${vars.palette.primary.main}`,
      },
      '&[aria-current]': { boxShadow: `inset 0 calc(-1 * ${stroke.focus}) ${vars.palette.secondary.main}` },
      // Inside, because an open panel starts directly below.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.focus})` },
    },
  };
};

export const WordLink = styled('a', { name, slot: 'Word' })(word);

export const Word = styled('summary', { name, slot: 'Word' })(
  word,
  ({ theme: { breakpoints, spacing } }) => ({
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(0.5),
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    [breakpoints.up('lg')]: { justifyContent: 'flex-start' },
  }),
);

export const Chevron = styled(Icon, { name, slot: 'Chevron' })({
  '[open] > summary > &': { rotate: '180deg' },
});

export const Panel = styled('div', { name, slot: 'Panel' })(
  ({ theme, theme: { breakpoints, zIndex, vars, stroke } }) => ({
    [media.motion]: { '[open] > &': { animation: appear(theme) } },
    [breakpoints.up('lg')]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      zIndex: zIndex.drawer,
      background: vars.palette.background.default,
      borderBlock: `${stroke.hairline} solid ${vars.palette.divider}`,
      boxShadow: vars.elevation.overlay,
    },
  }),
);

// In the drawer, the panel already has padding.
export const Groups = styled('div', { name, slot: 'Groups' })(
  ({ theme: { vars, breakpoints, spacing } }) => ({
    [breakpoints.up('lg')]: {
      // Columns of one width, whatever their words.
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: spacing(6),
      maxWidth: `calc(${vars.layout.contentWidth} + 2 * ${vars.layout.gutter})`,
      marginInline: 'auto',
      padding: `${spacing(4)} ${vars.layout.gutter} ${spacing(5)}`,
    },
  }),
);

export const GroupTitle = styled(Typography, { name, slot: 'GroupTitle' })(
  ({ theme: { spacing, vars, typography } }) => ({
    paddingTop: spacing(0.5),
    color: vars.palette.text.secondary,
    fontWeight: typography.fontWeightBold,
  }),
);

/** What stands beside the groups of a panel. */
export const Aside = styled('div', { name, slot: 'Aside' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down('lg')]: { display: 'none' },
}));

export const Feature = styled('div', { name, slot: 'Feature' })(({ theme: { vars, shape, spacing } }) => ({
  position: 'relative',
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    marginBottom: spacing(1.5),
    borderRadius: shape.borderRadius,
    background: vars.palette.background.surface,
  },
}));

export const FeatureLink = styled(CardLink, { name, slot: 'FeatureLink' })(({ theme: { typography } }) => ({
  fontWeight: typography.fontWeightBold,
}));

export const FeatureText = styled(Typography, { name, slot: 'FeatureText' })(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
}));

export const Links = styled('ul', { name, slot: 'Links' })(({ theme: { spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: `0 0 ${spacing(1.5)}`,
}));

export const PanelLink = styled(Link, { name, slot: 'Link' })(({ theme: { spacing, vars } }) => ({
  display: 'block',
  paddingBlock: spacing(1.125),
  '&:hover, &[aria-current]': { color: vars.palette.primary.main, textDecorationColor: 'currentColor' },
}));

const inDrawer = ({ theme: { breakpoints, spacing } }: { readonly theme: Theme }): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1.5),
  marginTop: spacing(1.5),
  [breakpoints.up('lg')]: { display: 'none' },
});

export const Actions = styled('div', { name, slot: 'Actions' })(inDrawer, ({ theme: { spacing } }) => ({
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginBottom: spacing(1),
}));

export const DrawerEnd = styled('div', { name, slot: 'DrawerEnd' })(inDrawer);

export const EndLink = styled(PanelLink, { name, slot: 'EndLink' })(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  // Telephone numbers too, if the window is very narrow.
  whiteSpace: 'normal',
}));

export const Languages = styled('ul', { name, slot: 'Languages' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spacing(3),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { minWidth: 0 },
}));

export const CurrentLanguage = styled('span', { name, slot: 'CurrentLanguage' })(
  ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightBold }),
);

export const Tools = styled('div', { name, slot: 'Tools' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  [breakpoints.down(narrow)]: { gap: spacing(0.25), flex: 'none' },
  [breakpoints.down(tiny)]: {
    flex: '1 1 auto',
    flexWrap: 'wrap',
    '& .MuiButton-root, & .MuiIconButton-root': { minWidth: 0, paddingInline: spacing(1) },
  },
}));

export const Open = styled('div', { name, slot: 'Open' })(({ theme: { breakpoints } }) => ({
  [breakpoints.up('lg')]: { display: 'none' },
}));

export const MenuButton = styled(Button, { name, slot: 'MenuButton' })(
  ({ theme: { vars, breakpoints, spacing } }) => ({
    textDecoration: 'none',
    [breakpoints.down(narrow)]: {
      minWidth: vars.layout.controlHeight,
      // The bars of the icon, not the area around it, end where the content does.
      marginInlineEnd: spacing(-1.75),
      padding: spacing(1),
    },
    '&:hover': { textDecoration: 'none' },
  }),
);

// Visually hidden if only the icon is shown.
export const MenuWord = styled('span', { name, slot: 'MenuWord' })(({ theme: { breakpoints } }) => ({
  [breakpoints.down(narrow)]: visuallyHidden,
}));
