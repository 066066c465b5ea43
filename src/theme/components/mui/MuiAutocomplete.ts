import type { Components, Theme } from '@mui/material/styles';

/** The list of suggestions below a search box. */
export const MuiAutocomplete: Components<Theme>['MuiAutocomplete'] = {
  styleOverrides: {
    paper: ({ theme: { vars, typography, stroke } }) => ({
      ...typography.body1,
      background: vars.palette.background.paper,
      border: `${stroke.hairline} solid ${vars.palette.divider}`,
      borderRadius: vars.shape.borderRadius,
      boxShadow: vars.elevation.overlay,
    }),
    listbox: ({ theme: { spacing } }) => ({ maxHeight: 'none', padding: spacing(0.75) }),
    option: ({ theme: { vars, spacing } }) => ({
      padding: `${spacing(1.25)} ${spacing(1.5)}`,
      borderRadius: vars.shape.smallRadius,
      '&:hover, &[aria-selected=true]': { background: vars.palette.action.hover },
    }),
  },
};
