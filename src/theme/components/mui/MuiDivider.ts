import type { Components, Theme } from '@mui/material/styles';

export const MuiDivider: Components<Theme>['MuiDivider'] = {
  styleOverrides: {
    root: ({ theme: { stroke } }) => ({ borderBottomWidth: stroke.hairline }),
    vertical: ({ theme: { stroke } }) => ({ borderBottomWidth: 0, borderRightWidth: stroke.hairline }),
  },
};
