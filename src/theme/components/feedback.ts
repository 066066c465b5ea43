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
        variants: severities.map((severity) => ({
          props: { severity },
          style: {
            color: vars.palette.text.primary,
            borderColor: vars.palette[severity].main,
            background: vars.palette[severity].subtle,
          },
        })),
      }),
      icon: ({ theme }) => ({
        padding: 0,
        margin: 0,
        opacity: 1,
        variants: [
          ...severities.map((severity) => ({
            props: { severity },
            style: { color: theme.vars.palette[severity].main },
          })),
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
        variants: severities.map((severity) => ({
          props: { severity },
          style: {
            color: vars.palette[severity].main,
            '&:hover': { color: vars.palette[severity].dark },
          },
        })),
      }),
    },
  },
  /** A ring as large as the text next to it. */
  MuiCircularProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // MUI's own, whose root has a role, keeps MUI's styles.
        '&:not([role])': {
          width: '1.15em',
          height: '1.15em',
          border: '.16em solid currentColor',
          borderInlineEndColor: 'transparent',
          borderRadius: vars.shape.pillRadius,
        },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars, spacing, stroke } }) => ({
        width: `min(36rem, 100vw - ${spacing(4)})`,
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
    styleOverrides: { root: ({ theme: { spacing } }) => ({ padding: `${spacing(3)} ${spacing(3)} 0` }) },
  },
  MuiDialogContent: {
    styleOverrides: { root: ({ theme: { spacing } }) => ({ padding: `${spacing(2)} ${spacing(3)}` }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({
        gap: spacing(1.5),
        padding: `${spacing(1)} ${spacing(3)} ${spacing(3)}`,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { 'aria-hidden': true, variant: 'text' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.divider }) },
  },
};
