import type { Components, Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';

export const MuiDialog: Components<Theme>['MuiDialog'] = {
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
};

export const MuiDialogTitle: Components<Theme>['MuiDialogTitle'] = {
  styleOverrides: { root: ({ theme: { spacing } }) => ({ padding: `${spacing(3)} ${spacing(3)} 0` }) },
};

export const MuiDialogContent: Components<Theme>['MuiDialogContent'] = {
  styleOverrides: { root: ({ theme: { spacing } }) => ({ padding: `${spacing(2)} ${spacing(3)}` }) },
};

export const MuiDialogActions: Components<Theme>['MuiDialogActions'] = {
  styleOverrides: {
    root: ({ theme: { spacing } }) => ({
      gap: spacing(1.5),
      padding: `${spacing(1)} ${spacing(3)} ${spacing(3)}`,
    }),
  },
};
