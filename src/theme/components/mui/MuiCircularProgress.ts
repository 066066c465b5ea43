import type { Components, Theme } from '@mui/material/styles';

/** A ring as large as the text next to it. */
export const MuiCircularProgress: Components<Theme>['MuiCircularProgress'] = {
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
};
