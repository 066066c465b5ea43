import { errorMark } from '#theme/base/errorText.ts';
import { media } from '#theme/base/media.ts';
import type { Components, Theme } from '@mui/material/styles';

const severities = ['error', 'success', 'warning', 'info'] as const;

/** Alerts, dialogs and what shows that something loads. */
export const feedback: Components<Theme> = {
  /** A banner in the color of its severity, with a thick edge at the start. */
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { vars, typography, stroke, spacing } }) => ({
        ...typography.body1,
        padding: `${spacing(2.25)} ${spacing(2.5)}`,
        border: `${stroke.hairline} solid`,
        borderInlineStartWidth: `calc(${stroke.accent} * 1.5)`,
        borderRadius: vars.shape.borderRadius,
        variants: severities.flatMap((colorSeverity) => [
          {
            props: { colorSeverity },
            style: {
              color: vars.palette.text.primary,
              borderColor: vars.palette[colorSeverity].main,
              background: vars.palette[colorSeverity].subtle,
            },
          },
          {
            props: { colorSeverity, variant: 'outlined' as const },
            style: { borderInlineStartWidth: stroke.hairline, background: 'none' },
          },
          {
            props: { colorSeverity, variant: 'filled' as const },
            style: {
              color: vars.palette[colorSeverity].contrastText,
              background: vars.palette[colorSeverity].main,
            },
          },
        ]),
      }),
      icon: ({ theme }) => ({
        padding: 0,
        margin: 0,
        opacity: 1,
        variants: [
          ...severities.map((colorSeverity) => ({
            props: { colorSeverity },
            style: { color: theme.vars.palette[colorSeverity].main },
          })),
          { props: { variant: 'filled' as const }, style: { color: 'inherit' } },
          // The same icon as for errors of fields.
          { props: { severity: 'error' as const }, style: { '&::before': errorMark(theme) } },
        ],
      }),
      message: { padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({ ...typography.h4, lineHeight: 1.35, margin: 0 }),
    },
  },
  /** The links from an alert to the problems. */
  PorticoAlert: {
    styleOverrides: {
      link: ({ theme: { vars, typography } }) => ({
        fontWeight: typography.fontWeightBold,
        variants: [
          ...severities.map((severity) => ({
            props: { severity },
            style: {
              color: vars.palette[severity].main,
              '&:hover': { color: vars.palette[severity].dark },
            },
          })),
          { props: { variant: 'filled' }, style: { '&, &:hover': { color: 'inherit' } } },
        ],
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars, stroke } }) => ({
        padding: 0,
        border: 0,
        borderRadius: vars.shape.cardRadius,
        background: vars.palette.background.paper,
        color: vars.palette.text.primary,
        boxShadow: vars.elevation.overlay,
        // Forced colors mode removes the shadow and the background.
        [media.forcedColors]: { border: `${stroke.hairline} solid CanvasText` },
        '&::backdrop': { background: vars.palette.backdrop },
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h3' },
    styleOverrides: { root: ({ theme: { spacing } }) => ({ padding: spacing(3, 3, 2) }) },
  },
  MuiDialogContent: {
    styleOverrides: { root: ({ theme: { spacing } }) => ({ padding: `${spacing(2)} ${spacing(3)}` }) },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme: { spacing, breakpoints } }) => ({
        flexWrap: 'wrap',
        gap: spacing(1.5),
        padding: `${spacing(1)} ${spacing(3)} ${spacing(3)}`,
        // On phones, the buttons are stacked and as wide as the dialog, with the primary one on top, and first for
        // the keyboard where the browser knows `reading-flow`.
        [breakpoints.down('md')]: {
          flexFlow: 'column-reverse',
          readingFlow: 'flex-visual',
          justifyContent: 'stretch',
          alignItems: 'stretch',
        },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { 'aria-hidden': true, variant: 'text' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.divider }) },
  },
};
