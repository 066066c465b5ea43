import type { Components, Theme } from '@mui/material/styles';

/** Rings of the focus come from the base styles, so that links, fields and buttons share one. */
export const MuiButtonBase: Components<Theme>['MuiButtonBase'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      '&:focus-visible': { outline: `${stroke.focus} solid ${vars.palette.focus}`, outlineOffset: '3px' },
    }),
  },
};

export const MuiButton: Components<Theme>['MuiButton'] = {
  defaultProps: { variant: 'contained', disableElevation: true },
  styleOverrides: {
    root: ({ theme: { vars, layout, stroke, spacing } }) => ({
      minHeight: layout.controlHeight,
      gap: '0.55em',
      padding: `${spacing(1.2)} ${spacing(3)}`,
      border: `${stroke.strong} solid transparent`,
      textAlign: 'center',
      '&.Mui-disabled': { borderColor: 'transparent' },
      variants: [
        {
          props: { variant: 'outlined' },
          style: {
            padding: `${spacing(1.2)} ${spacing(3)}`,
            borderWidth: stroke.strong,
            borderColor: 'currentColor',
            '&:hover': { backgroundColor: vars.palette.action.hover },
          },
        },
        {
          props: { variant: 'text' },
          style: {
            padding: `${spacing(1.2)} ${spacing(1)}`,
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
            '&:hover': { backgroundColor: vars.palette.action.hover, textDecoration: 'underline' },
          },
        },
        {
          props: { size: 'small' },
          style: {
            minHeight: `calc(${layout.controlHeight} - 0.25rem)`,
            padding: `${spacing(0.8)} ${spacing(2.3)}`,
          },
        },
        // On a deep panel.
        {
          props: { variant: 'outlined', color: 'inverse' },
          style: {
            color: vars.palette.brand.contrastText,
            '&:hover': { backgroundColor: vars.palette.inverse.subtle },
          },
        },
      ],
    }),
  },
};
