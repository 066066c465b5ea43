import { media } from '#theme/base/media.ts';
import type { CSSObject, Components, Theme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    raised: true;
  }
}

const drawer = ({ vars, spacing, stroke }: Theme): CSSObject => ({
  padding: `${spacing(2)} ${spacing(2.5)} ${spacing(4)}`,
  border: 0,
  background: vars.palette.background.default,
  color: vars.palette.text.primary,
  boxShadow: vars.elevation.overlay,
  [media.forcedColors]: { border: `${stroke.hairline} solid CanvasText` },
  '&::backdrop': { background: vars.palette.backdrop },
});

/** What holds other content. */
export const surfaces: Components<Theme> = {
  MuiAccordion: {
    styleOverrides: {
      root: ({ theme: { vars, stroke } }) => ({
        borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
        '&:first-of-type': { borderTop: `${stroke.hairline} solid ${vars.palette.divider}` },
        variants: [
          {
            props: { disabled: true },
            style: { '& > summary': { color: vars.palette.text.secondary } },
          },
        ],
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme: { vars, typography, spacing, breakpoints } }) => ({
        gap: spacing(3),
        paddingBlock: spacing(2),
        fontSize: typography.h4.fontSize,
        [breakpoints.down('md')]: { fontSize: typography.body1.fontSize, paddingBlock: spacing(1.75) },
        fontWeight: typography.fontWeightMedium,
        '&:hover': { color: vars.palette.primary.main },
      }),
      expandIconWrapper: ({ theme: { vars, transitions } }) => ({
        color: vars.palette.primary.main,
        [media.motion]: {
          transition: transitions.create('rotate', { duration: transitions.duration.standard }),
        },
      }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      // Leave space above the text for the focus ring around the summary.
      root: ({ theme: { vars, spacing } }) => ({
        maxWidth: vars.layout.textWidth,
        paddingBlock: `${spacing(0.75)} ${spacing(3)}`,
      }),
    },
  },
  MuiCard: {
    styleOverrides: {
      // The focus ring and shadow of a card's action area extend beyond its border.
      root: { position: 'relative', overflow: 'visible' },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing } }) => ({
        padding: spacing(3.2),
        '&:last-child': { paddingBottom: spacing(3.2) },
        [breakpoints.down('md')]: {
          padding: spacing(2.25),
          '&:last-child': { paddingBottom: spacing(2.25) },
        },
      }),
    },
  },
  MuiCardActions: {
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({ gap: spacing(1.5), padding: spacing(0, 3.2, 3.2) }),
    },
  },
  MuiCardMedia: {
    styleOverrides: { root: { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' } },
  },
  /** Extends to the whole card, so that the card as a whole shows hover and focus. */
  PorticoCard: {
    styleOverrides: {
      link: ({ theme: { vars, typography, stroke, transitions } }) => ({
        fontWeight: typography.fontWeightMedium,
        '&::after': {
          borderRadius: vars.shape.cardRadius,
          transition: transitions.create('box-shadow', { duration: transitions.duration.short }),
        },
        '&:hover::after': {
          boxShadow: `0 0 0 ${stroke.hairline} ${vars.palette.primary.main}, ${vars.elevation.raised}`,
        },
        '&:focus-visible': { outline: 0 },
        '&:focus-visible::after': {
          outline: `${stroke.focus} solid ${vars.palette.focus}`,
          outlineOffset: stroke.strong,
        },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        variants: [
          { props: { permanentFrom: 'never' }, style: drawer(theme) },
          {
            props: { permanentFrom: 'md' },
            style: { [theme.breakpoints.down('md')]: drawer(theme) },
          },
          { props: { permanentFrom: 'lg' }, style: { [theme.breakpoints.down('lg')]: drawer(theme) } },
        ],
      }),
    },
  },
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars, stroke } }) => ({
        variants: [
          {
            props: { variant: 'outlined' },
            style: { border: `${stroke.hairline} solid ${vars.palette.divider}` },
          },
          { props: { variant: 'raised' }, style: { boxShadow: vars.elevation.raised } },
        ],
      }),
      rounded: ({ theme: { vars } }) => ({ borderRadius: vars.shape.cardRadius }),
    },
  },
};
