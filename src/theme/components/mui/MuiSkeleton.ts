import type { Components, Theme } from '@mui/material/styles';

export const MuiSkeleton: Components<Theme>['MuiSkeleton'] = {
  defaultProps: { 'aria-hidden': true, variant: 'text' },
  styleOverrides: {
    root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.divider }),
  },
};
