import type { Components, Theme } from '@mui/material/styles';

/** Also styles links in author text: the base styles use `root`, without its variants. */
export const MuiLink: Components<Theme>['MuiLink'] = {
  defaultProps: { variant: 'inherit', underline: 'none' },
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      color: vars.palette.primary.main,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
      textDecorationThickness: '0.07em',
      '&:hover': { color: vars.palette.primary.dark, textDecorationThickness: '0.14em' },
      variants: [
        { props: { color: 'inherit' }, style: { '&, &:hover': { color: 'inherit' } } },
        { props: { color: 'textPrimary' }, style: { color: vars.palette.text.primary } },
        { props: { color: 'textSecondary' }, style: { color: vars.palette.text.secondary } },
        {
          props: { underline: 'hover' },
          style: {
            textDecorationColor: 'transparent',
            '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
          },
        },
      ],
    }),
  },
};
