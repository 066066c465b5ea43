import type { Components, Theme } from '@mui/material/styles';

/** Styles MUI's own icons and the library's Icon, which has the same theme name. */
export const MuiSvgIcon: Components<Theme>['MuiSvgIcon'] = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      variants: [
        { props: { fontSize: 'small' }, style: { fontSize: '1.25rem' } },
        { props: { fontSize: 'medium' }, style: { fontSize: '1.5rem' } },
        { props: { fontSize: 'large' }, style: { fontSize: '2.25rem' } },
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
