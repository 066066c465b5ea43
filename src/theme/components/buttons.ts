import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    inverse: true;
  }
}

/** A disabled button on a dark panel, where the color of disabled text could not be seen. */
const onPanelDisabled = (color: string) => ({ color, borderColor: 'currentColor', opacity: 0.5 });

/** Buttons. */
export const buttons: Components<Theme> = {
  /** The focus ring of the base styles, so that links, fields and buttons look alike. */
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars, stroke } }) => ({
        '&:focus-visible': {
          outline: `${stroke.focus} solid ${vars.palette.focus}`,
          outlineOffset: stroke.strong,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars, stroke, spacing } }) => ({
        minHeight: vars.layout.controlHeight,
        maxWidth: '100%',
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
              '&.Mui-disabled': { border: `${stroke.strong} solid ${vars.palette.divider}` },
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
            // Any background may be behind it.
            props: { variant: 'contained', color: 'inherit' },
            style: { borderColor: 'currentColor', color: 'inherit', '&, &:hover': { background: 'none' } },
          },
          {
            props: { size: 'small' },
            style: {
              minHeight: `calc(${vars.layout.controlHeight} - ${spacing(0.5)})`,
              padding: `${spacing(0.8)} ${spacing(2.3)}`,
            },
          },
          {
            props: { size: 'large' },
            style: {
              minHeight: `calc(${vars.layout.controlHeight} + ${spacing(1)})`,
              padding: `${spacing(1.6)} ${spacing(4)}`,
            },
          },
          ...(['outlined', 'text'] as const).flatMap((variant) => [
            {
              props: { variant, color: 'error' as const },
              style: { '&:hover': { backgroundColor: vars.palette.error.subtle } },
            },
            // On a dark panel.
            {
              props: { variant, color: 'inverse' as const },
              style: {
                color: vars.palette.brand.contrastText,
                '&:hover': { backgroundColor: vars.palette.inverse.subtle },
                '&.Mui-disabled': onPanelDisabled(vars.palette.brand.contrastText),
              },
            },
          ]),
        ],
      }),
      startIcon: { marginInline: '-0.15em 0' },
      endIcon: { marginInline: '0 -0.15em' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars, spacing } }) => ({
        minWidth: vars.layout.controlHeight,
        minHeight: vars.layout.controlHeight,
        padding: spacing(1),
        borderRadius: vars.shape.borderRadius,
        color: vars.palette.text.primary,
        '&:hover': { backgroundColor: vars.palette.action.hover },
        variants: [
          {
            props: { color: 'inherit' },
            style: { color: 'inherit', '&:hover': { backgroundColor: 'transparent' } },
          },
          { props: { color: 'primary' }, style: { color: vars.palette.primary.main } },
          {
            props: { color: 'error' },
            style: {
              color: vars.palette.error.main,
              '&:hover': { backgroundColor: vars.palette.error.subtle },
            },
          },
          {
            props: { color: 'inverse' },
            style: {
              color: vars.palette.brand.contrastText,
              '&:hover': { backgroundColor: vars.palette.inverse.subtle },
              '&.Mui-disabled': onPanelDisabled(vars.palette.brand.contrastText),
            },
          },
          {
            props: { size: 'small' },
            style: {
              minWidth: `calc(${vars.layout.controlHeight} - ${spacing(1)})`,
              minHeight: `calc(${vars.layout.controlHeight} - ${spacing(1)})`,
            },
          },
        ],
      }),
    },
  },
};
