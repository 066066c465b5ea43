import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    inverse: true;
  }
}

export const MuiIconButton: Components<Theme>['MuiIconButton'] = {
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
};
