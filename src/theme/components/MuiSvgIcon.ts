import type { Components, Theme } from '@mui/material/styles';

/** MUI's own icons, and the library's Icon, which has the same name. */
export const MuiSvgIcon: Components<Theme>['MuiSvgIcon'] = {
  styleOverrides: {
    root: ({ theme: { vars, typography } }) => ({
      variants: [
        { props: { fontSize: 'small' }, style: { fontSize: typography.pxToRem(20) } },
        { props: { fontSize: 'medium' }, style: { fontSize: typography.pxToRem(24) } },
        { props: { fontSize: 'large' }, style: { fontSize: typography.pxToRem(36) } },
        { props: { fontSize: 'inherit' }, style: { fontSize: 'inherit' } },
        ...(['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const).map((color) => ({
          props: { color },
          style: { color: vars.palette[color].main },
        })),
        { props: { color: 'disabled' }, style: { color: vars.palette.text.disabled } },
      ],
    }),
  },
};
