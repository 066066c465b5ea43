import type { Components, Theme } from '@mui/material/styles';

/** Also the look of links in author text: the base styles take `root` from here. */
export const MuiLink: Components<Theme>['MuiLink'] = {
  defaultProps: { variant: 'inherit', underline: 'none' },
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      color: vars.palette.primary.main,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
      textDecorationThickness: '0.07em',
      '&:hover': { color: vars.palette.primary.dark, textDecorationThickness: '0.14em' },
    }),
  },
};
