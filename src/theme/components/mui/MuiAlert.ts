import type { Components, Theme } from '@mui/material/styles';
import { errorMark } from '#theme/base/errorText.ts';
import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

const severities = ['error', 'success', 'warning', 'info'] as const;

/** A banner in the color of its severity, with a thick edge at the start. */
export const MuiAlert: Components<Theme>['MuiAlert'] = {
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
};

export const MuiAlertTitle: Components<Theme>['MuiAlertTitle'] = {
  styleOverrides: {
    root: ({ theme: { typography } }) => ({ ...typography.h4, lineHeight: 1.35, margin: 0 }),
  },
};

/** The links from an alert to the problems. */
export const PorticoAlert: OwnComponents['PorticoAlert'] = {
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
};
