import { Icon } from '#components/data-display/Icon.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoArticleFilter';

export const Filters = styled('div', { name, slot: 'Filters' })({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});

/** The custom dropdown, which needs scripts. */
export const Dropdown = styled('div', { name, slot: 'Dropdown' })({
  position: 'relative',
  [media.noScript]: { display: 'none' },
});

/** The native select for browsers without scripts. */
export const Native = styled('div', { name, slot: 'Native' })({
  display: 'none',
  [media.noScript]: { display: 'block' },
});

export const Opener = styled('button', { name, slot: 'Opener' })(
  ({ theme: { spacing, vars, typography, stroke } }) => ({
    ...typography.body1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
    width: '100%',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    minHeight: vars.layout.controlHeight,
    padding: `${spacing(1.25)} ${spacing(1.5)} ${spacing(1.25)} ${spacing(1.75)}`,
    border: `${stroke.hairline} solid ${vars.palette.outline}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    '&:hover': { borderColor: vars.palette.text.primary },
  }),
);

export const OpenerIcon = styled(Icon, { name, slot: 'OpenerIcon' })({ flex: 'none' });

export const Listbox = styled('ul', { name, slot: 'Listbox' })(({ theme: { spacing, vars, stroke } }) => ({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 10,
  maxHeight: '20rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  margin: 0,
  marginTop: spacing(0.5),
  padding: spacing(0.75),
  border: `${stroke.hairline} solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  boxShadow: vars.elevation.overlay,
  '&[hidden]': { display: 'none' },
}));

export const Option = styled('li', { name, slot: 'Option' })(
  ({ theme: { spacing, vars, stroke, typography } }) => ({
    display: 'flex',
    alignItems: 'center',
    paddingInline: spacing(1.5),
    paddingBlock: spacing(1),
    cursor: 'pointer',
    minHeight: vars.layout.controlHeight,
    borderRadius: vars.shape.smallRadius,
    '&:hover, &[data-active=true]': {
      background: vars.palette.action.hover,
      color: vars.palette.primary.main,
    },
    '&[data-active=true]': { outline: `${stroke.focus} solid ${vars.palette.focus}` },
    '&[aria-selected=true]': { fontWeight: typography.fontWeightBold },
  }),
);

export const Actions = styled('div', { name, slot: 'Actions' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spacing(3),
  rowGap: spacing(1),
}));

/** Large enough to tap. */
export const Reset = styled(Link, { name, slot: 'Reset' })(({ theme: { spacing } }) => ({
  display: 'inline-block',
  paddingBlock: spacing(1.25),
}));

/** The number of articles, and the choice of their layout. */
export const Bar = styled('div', { name, slot: 'Bar' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1.5),
  marginTop: spacing(3),
}));

export const Layouts = styled('div', { name, slot: 'Layouts' })({
  display: 'flex',
  [media.noScript]: { display: 'none' },
});

export const Layout = styled('button', { name, slot: 'Layout' })(
  ({ theme: { spacing, vars, typography, stroke } }) => ({
    ...typography.body2,
    paddingInline: spacing(2),
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    minHeight: vars.layout.controlHeight,
    border: `${stroke.hairline} solid ${vars.palette.outline}`,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    '&:first-of-type': {
      borderStartStartRadius: vars.shape.borderRadius,
      borderEndStartRadius: vars.shape.borderRadius,
    },
    '&:last-of-type': {
      borderStartEndRadius: vars.shape.borderRadius,
      borderEndEndRadius: vars.shape.borderRadius,
      borderInlineStart: 0,
    },
    '&[aria-pressed=true]': {
      background: vars.palette.action.hover,
      color: vars.palette.primary.main,
      fontWeight: typography.fontWeightBold,
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'SelectedItem',
        color: 'SelectedItemText',
      },
    },
  }),
);
