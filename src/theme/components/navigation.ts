import { media } from '#theme/base/media.ts';
import type { Components, Theme } from '@mui/material/styles';

/** Links, menus and tabs. */
export const navigation: Components<Theme> = {
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({ ...typography.caption }),
      ol: ({ theme: { spacing } }) => ({ minHeight: spacing(5.5) }),
      li: ({ theme: { vars, breakpoints, spacing } }) => ({
        color: vars.palette.text.secondary,
        '&::before': { marginInline: '.6em', color: vars.palette.outline },
        '& > *': { paddingBlock: spacing(1.2) },
        variants: [
          {
            props: { isParent: true },
            style: {
              [breakpoints.down('md')]: {
                '&::before': { fontSize: '1.3em', marginInline: '0 .5em', color: vars.palette.primary.main },
              },
            },
          },
        ],
      }),
    },
  },
  /** Also styles links in author text: the base styles use `root`, without its variants. */
  MuiLink: {
    defaultProps: { variant: 'inherit', underline: 'none' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.primary.main,
        textDecoration: 'underline',
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '0.07em',
        '&:hover': { color: vars.palette.primary.dark, textDecorationThickness: '0.14em' },
        variants: [
          { props: { color: 'inherit' }, style: { '&, &:hover': { color: 'inherit' } } },
          { props: { color: 'textPrimary' }, style: { color: vars.palette.text.primary } },
          { props: { color: 'textSecondary' }, style: { color: vars.palette.text.secondary } },
          {
            props: { underline: 'hover' },
            style: {
              textDecorationColor: 'transparent',
              '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
            },
          },
        ],
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme: { vars, stroke, spacing } }) => ({
        minWidth: '12rem',
        maxWidth: `min(20rem, 100vw - ${spacing(2)})`,
        padding: spacing(0.75),
        marginBlock: spacing(0.5),
        border: `${stroke.hairline} solid ${vars.palette.divider}`,
        borderRadius: vars.shape.borderRadius,
        background: vars.palette.background.paper,
        color: vars.palette.text.primary,
        boxShadow: vars.elevation.overlay,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars, spacing, stroke } }) => ({
        gap: spacing(1.25),
        minHeight: vars.layout.controlHeight,
        padding: `${spacing(1)} ${spacing(1.5)}`,
        borderRadius: vars.shape.smallRadius,
        color: vars.palette.text.primary,
        textDecoration: 'none',
        '&:hover, &:focus-visible': {
          background: vars.palette.action.hover,
          color: vars.palette.primary.main,
        },
        '&:focus-visible': { outlineOffset: '0' },
        '&.Mui-selected': { background: vars.palette.action.selected },
        '&.Mui-disabled': {
          color: vars.palette.text.secondary,
          cursor: 'not-allowed',
          pointerEvents: 'none',
        },
        variants: [
          { props: { dense: true }, style: { minHeight: spacing(4.5), paddingBlock: spacing(0.5) } },
          { props: { disableGutters: true }, style: { paddingInline: 0 } },
          {
            props: { divider: true },
            style: { borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`, borderRadius: 0 },
          },
        ],
      }),
    },
  },
  MuiPagination: {
    styleOverrides: {
      // Nine items fit in one row on a phone.
      ul: ({ theme: { breakpoints, spacing } }) => ({
        gap: spacing(0.25),
        [breakpoints.up('md')]: { gap: spacing(0.5) },
      }),
    },
  },
  MuiPaginationItem: {
    defaultProps: { shape: 'rounded' },
    styleOverrides: {
      root: ({ theme: { vars, typography, stroke, breakpoints, spacing } }) => ({
        ...typography.body1,
        minWidth: spacing(5),
        minHeight: spacing(5.5),
        height: 'auto',
        margin: 0,
        padding: `${spacing(0.5)} ${spacing(1)}`,
        border: `${stroke.hairline} solid transparent`,
        borderRadius: vars.shape.borderRadius,
        color: vars.palette.primary.main,
        fontWeight: typography.fontWeightMedium,
        [breakpoints.up('md')]: { minWidth: spacing(5.5), paddingInline: spacing(1.5) },
        // Forced colors mode makes transparent borders visible.
        [media.forcedColors]: { borderColor: 'Canvas' },
        '&:hover': { backgroundColor: vars.palette.action.hover },
        '&.Mui-selected': {
          // Has a border, so that color is not the only cue.
          borderColor: vars.palette.primary.main,
          backgroundColor: vars.palette.action.selected,
          '&:hover': { backgroundColor: vars.palette.action.selected },
          [media.forcedColors]: { borderColor: 'CanvasText' },
        },
        '&.Mui-disabled': { color: vars.palette.text.secondary, opacity: 1 },
        variants: [{ props: { variant: 'outlined' }, style: { borderColor: vars.palette.outline } }],
      }),
      ellipsis: ({ theme: { vars, spacing } }) => ({
        minWidth: spacing(2),
        margin: 0,
        padding: 0,
        textAlign: 'center',
        color: vars.palette.text.secondary,
        '&:hover': { backgroundColor: 'transparent' },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      // MUI's own has one; here the selected tab has a line.
      indicator: { display: 'none' },
      root: ({ theme: { vars, stroke, spacing } }) => ({
        gap: spacing(1),
        borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
        [media.noScript]: { display: 'none' },
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { vars, typography, stroke, spacing } }) => ({
        ...typography.button,
        minHeight: vars.layout.controlHeight,
        padding: `${spacing(1.25)} ${spacing(2)}`,
        border: 0,
        borderBottom: `${stroke.accent} solid transparent`,
        background: 'none',
        color: vars.palette.text.secondary,
        '&:hover': { color: vars.palette.primary.main },
        [media.forcedColors]: { borderBottomColor: 'Canvas' },
        // Has a line below it, so that color is not the only cue.
        '&[aria-selected=true]': { color: vars.palette.primary.main, borderBottomColor: 'currentColor' },
        '&:active': { borderBottomColor: 'currentColor' },
        '&.Mui-disabled': { color: vars.palette.text.secondary, cursor: 'not-allowed', opacity: 0.5 },
        // Inside, because the row clips everything around it.
        '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.focus})` },
      }),
    },
  },
  MuiTabPanel: { styleOverrides: { root: ({ theme: { spacing } }) => ({ paddingBlock: spacing(3) }) } },
};
