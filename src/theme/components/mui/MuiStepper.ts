import type { Components, Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';

const active = '[aria-current=step] &, [aria-selected=true] &';

export const MuiStepper: Components<Theme>['MuiStepper'] = {
  styleOverrides: { root: { padding: 0 } },
};

export const MuiStep: Components<Theme>['MuiStep'] = {
  // Four steps fit on the narrowest phone, five at 375 pixels.
  styleOverrides: { root: { minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' } },
};

export const MuiStepConnector: Components<Theme>['MuiStepConnector'] = {
  styleOverrides: {
    // Through the centers of the circles.
    line: ({ theme: { vars, stroke, spacing } }) => ({
      top: `calc(${spacing(1.5)} - ${stroke.strong} / 2)`,
      borderTop: `${stroke.strong} solid ${vars.palette.divider}`,
    }),
  },
};

export const MuiStepIcon: Components<Theme>['MuiStepIcon'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke, spacing } }) => ({
      width: spacing(3),
      height: spacing(3),
      border: `${stroke.focus} solid ${vars.palette.outline}`,
      borderRadius: vars.shape.pillRadius,
      background: vars.palette.background.default,
      color: vars.palette.primary.contrastText,
      fontSize: spacing(2),
      '&[data-completed]': {
        borderColor: vars.palette.primary.main,
        background: vars.palette.primary.main,
      },
      // A dot in a ring, so that color is not the only cue.
      [active]: {
        borderColor: vars.palette.primary.main,
        background: vars.palette.primary.main,
        boxShadow: `inset 0 0 0 ${stroke.focus} ${vars.palette.background.default}`,
        [media.forcedColors]: { background: 'Highlight' },
      },
    }),
  },
};

export const MuiStepLabel: Components<Theme>['MuiStepLabel'] = {
  styleOverrides: {
    root: ({ theme: { spacing } }) => ({ gap: spacing(1), textAlign: 'center' }),
    label: ({ theme: { vars, typography, stroke, breakpoints } }) => ({
      fontWeight: typography.fontWeightMedium,
      [breakpoints.down('medium')]: { fontSize: typography.body2.fontSize },
      color: vars.palette.text.secondary,
      borderBottom: `${stroke.focus} solid transparent`,
      [media.forcedColors]: { borderBottomColor: 'Canvas' },
      [active]: { color: vars.palette.primary.main, borderBottomColor: 'currentColor' },
      'button:hover &': { color: vars.palette.primary.main },
    }),
  },
};

export const MuiStepButton: Components<Theme>['MuiStepButton'] = {
  styleOverrides: {
    root: ({ theme: { spacing } }) => ({
      padding: spacing(0, 0.25, 1),
      minHeight: spacing(6),
      '&:focus-visible': { zIndex: 1 },
    }),
  },
};
