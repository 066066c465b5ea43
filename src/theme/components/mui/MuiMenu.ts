import type { Components, Theme } from '@mui/material/styles';

export const MuiMenu: Components<Theme>['MuiMenu'] = {
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
};

export const MuiMenuItem: Components<Theme>['MuiMenuItem'] = {
  styleOverrides: {
    root: ({ theme: { vars, spacing } }) => ({
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
    }),
  },
};
